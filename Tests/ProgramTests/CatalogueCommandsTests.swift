import Foundation
import Testing

/// The commands that show features, meters, shapes and claims.
@Suite struct CatalogueCommandsTests {
  @Test func metersForPeopleAndPrograms() throws {
    let table = try ProgramRun("meters")
    #expect(table.status == 0 && table.text.contains("physical_length") && table.text.contains("17.779"))
    let data = try ProgramRun("meters", "--format", "csv")
    #expect(data.lines.count == 23 && data.lines[0].hasPrefix("id,kind,unit,lowest,lowest_pattern,highest"))
    #expect(data.lines.contains { $0.hasPrefix("sun,meter,score,6.34,0125,46.81,408172653,31.261,") })
    let markdown = try ProgramRun("meters", "--format", "markdown")
    #expect(markdown.text.hasPrefix("# Features and meters\n") && markdown.text.contains("doi 10.1145/2702123.2702365"))
  }

  /// Intervals from SciPy's beta distribution.
  @Test func claims() throws {
    let run = try ProgramRun("claims", "--format", "csv")
    #expect(run.status == 0)
    for figures in [
      "697,4637,15.0,14.0,16.1,", "604,4637,13.0,12.1,14.0,", "32,166,19.3,13.6,26.1,", "1185,4637,25.6,24.3,26.8,",
    ] {
      #expect(run.text.contains(figures), "\(figures)")
    }
    #expect(try ProgramRun("claims").text.contains("not so: about a quarter of patterns"))
  }

  @Test func listWithColumns() throws {
    let run = try ProgramRun("list", "--columns", "pattern,andriotis,sun_class,shape", "--limit", "2", "--start", "2")
    #expect(run.lines == ["pattern,andriotis,sun_class,shape", "2103,1,1,L", "21034,2,1,U"])
    let other = try ProgramRun(
      "list", "--columns", "pattern,runs", "--grid", "4x4", "--limit", "1", "--format", "jsonl")
    #expect(other.lines == [#"{"pattern":"0.1.2.3","runs":1}"#])
  }

  @Test func metersAreRefusedOnOtherGrids() throws {
    let named = try ProgramRun("list", "--columns", "pattern,sun", "--grid", "4x4", "--limit", "1")
    #expect(named.status == 2 && named.output.isEmpty && named.errors.contains("published for the 3x3 grid only"))
    let all = try ProgramRun("list", "--columns", "all", "--grid", "4x4", "--limit", "1")
    #expect(all.status == 0 && all.errors.contains("columns are left out") && !all.text.contains("andriotis"))
    let described = try ProgramRun("describe", "--grid", "4x4", "0.1.2.3.7.11")
    #expect(described.text.contains("L, long arm right, short arm down") && described.text.contains("none: the meters"))
  }

  @Test func scoreColumns() throws {
    let byDefault = try ProgramRun("score", "01258", "--format", "csv")
    #expect(
      byDefault.lines[0]
        == "pattern,length,guess_number,guess_number_log2,probability_bits,guessed_before_pct,popular_lists")
    let named = try ProgramRun(
      "score", "0124678", "--format", "csv", "--columns", "andriotis,andriotis_class,song_class,shape")
    #expect(named.lines[1] == "3,strong,weak,Z")
    let all = try ProgramRun("score", "0124678", "--format", "csv", "--columns", "all")
    let columns = Set(all.lines[0].split(separator: ",").map(String.init))
    let wanted = """
      start,end,length,direction_changes,knight_moves,revisited_dots,overlapping_segments,intersections_sun,\
      intersections_song,physical_length,maximum_norm_length,non_repeated_ratio,andriotis,andriotis_class,sun,\
      sun_normalised,sun_class,song,song_normalised,song_class,shape,smudge_candidates,touched_dot_candidates
      """
    #expect(columns.isSuperset(of: wanted.split(separator: ",").map(String.init)))
  }

  @Test func describeTellsWhyMetersDisagree() throws {
    let run = try ProgramRun("describe", "0124678")
    for words in [
      "letter Z", "Andriotis 2014: 3 in 0 to 13, strong", "class 2 of 5", "verdicts disagree", "strict: Song 2015",
    ] {
      #expect(run.text.contains(words), "\(words)")
    }
    #expect(try ProgramRun("describe", "01258").text.contains("The verdicts agree."))
  }
}
