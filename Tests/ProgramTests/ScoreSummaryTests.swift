import Foundation
import Testing

/// What `score` tells of lines that are no pattern, and of all lines.
@Suite struct ScoreSummaryTests {
  static let input = Data("# a comment\n01258\n0128\n\n01258\n0485\n9\n".utf8)

  @Test(arguments: [
    ("report", ["pattern,length", "01258,5", "01258,5", "0485,4"], 3),
    ("skip", ["pattern,length", "01258,5", "01258,5", "0485,4"], 0),
    ("keep", ["pattern,length", "01258,5", "0128,", "\"\",", "01258,5", "0485,4", "9,"], 3),
  ]) func invalidLines(choice: String, rows: [String], messages: Int) throws {
    let run = try ProgramRun(
      "score", "-n", "digits", "--columns", "pattern,length", "--invalid", choice, input: Self.input)
    #expect(run.status == 1 && run.lines == rows)
    #expect(run.errors.split(separator: "\n").count == messages, "\(run.errors)")
  }

  /// Kept lines stand in their places also among rows that were rendered beforehand, and have an empty count.
  @Test func keptLinesStandInTheirPlaces() throws {
    let all = try ProgramRun("list").text
    let input = all + "x,\"y\u{7}\n" + all
    let run = try ProgramRun(
      "score", "-n", "digits", "--columns", "pattern", "--invalid", "keep", input: Data(input.utf8))
    #expect(run.status == 1 && run.text == "pattern\n" + all + "\"x,\"\"y\u{7}\"\n" + all)
    let counted = try ProgramRun(
      "score", "--columns", "length,pattern", "--invalid", "keep", input: Data("01258,3\n0128,4\n".utf8))
    #expect(counted.lines == ["length,pattern,count", "5,01258,3", ",\"0128,4\","])
  }

  @Test func summaryAsJSON() throws {
    let run = try ProgramRun(
      "score", "-n", "digits", "--invalid", "skip", "--summary", "json", "--columns", "guess_number",
      input: Self.input)
    #expect(run.status == 1)
    let json = try #require(try JSONSerialization.jsonObject(with: Data(run.errors.utf8)) as? [String: Any])
    let tables = try #require(json["tables"] as? [[String: Any]])
    func rows(_ id: String) -> [[String: Any]] {
      tables.first { $0["id"] as? String == id }?["rows"] as? [[String: Any]] ?? []
    }
    let counts = Dictionary(
      uniqueKeysWithValues: rows("lines").map { ($0["what"] as? String ?? "", $0["count"] as? Int ?? -1) })
    #expect(
      counts == [
        "lines": 7, "patterns": 3, "choices, by the counts": 3, "different patterns": 2, "comments and headers": 1,
        "refused": 3, "refused: empty": 1, "refused: jumps-over": 1, "refused: outside-grid": 1,
      ])
    // Three choices, of which two are of the pattern that is guessed first.
    let numbers = run.lines.dropFirst().compactMap { Int($0) }.sorted()
    let quantiles = rows("guess-numbers").map { $0["guess_number"] as? Int }
    #expect(numbers.count == 3 && quantiles == [0, 0, 0, 1, 2, 2, 2].map { numbers[$0] })
  }

  /// The classes that APC 1.0.5 gives: 01258 has the weakest of each meter, 012738465 the strongest.
  @Test func summaryOfClasses() throws {
    let run = try ProgramRun("score", "--summary", "json", input: Data("01258,3\n012738465\n".utf8))
    let json = try #require(try JSONSerialization.jsonObject(with: Data(run.errors.utf8)) as? [String: Any])
    let table = (json["tables"] as? [[String: Any]])?.first { $0["id"] as? String == "classes" }
    let rows = try #require(table?["rows"] as? [[String: Any]])
    let lines = rows.map {
      "\($0["meter"]!), \($0["class"]!): \($0["choices"]!), \($0["share_pct"] as? Double ?? -1) %"
    }
    #expect(
      lines == [
        "Andriotis 2014, weak: 3, 75.0 %", "Andriotis 2014, medium: 0, 0.0 %", "Andriotis 2014, strong: 1, 25.0 %",
        "Sun 2014, 1: 3, 75.0 %", "Sun 2014, 2: 0, 0.0 %", "Sun 2014, 3: 0, 0.0 %", "Sun 2014, 4: 0, 0.0 %",
        "Sun 2014, 5: 1, 25.0 %", "Song 2015, weak: 3, 75.0 %", "Song 2015, medium: 0, 0.0 %",
        "Song 2015, strong: 1, 25.0 %",
      ])
  }

  @Test func summaryAsTables() throws {
    let counted = try ProgramRun("score", "--summary", "table", input: Data("01258,3\n0485,1000000000000\n".utf8))
    #expect(counted.status == 0 && counted.errors.contains("choices, by the counts  1,000,000,000,003"))
    let nothing = try ProgramRun("score", "--summary", "table", input: Data())
    #expect(nothing.status == 0 && nothing.errors.contains("Guess numbers of the choices"), "\(nothing.errors)")
  }
}
