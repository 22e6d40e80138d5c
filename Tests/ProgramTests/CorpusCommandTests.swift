import Foundation
import Testing

@Suite struct CorpusCommandTests {
  /// Two rare patterns and some that many share, all of six dots or more, so that no figure can look like one.
  static let patterns = [
    "012543": 60, "036785": 40, "0124678": 33, "258763": 21, "412036": 9, "0341752": 1, "67415820": 1,
  ]

  static var lines: String {
    patterns.sorted { $0.key < $1.key }.map { "\($0.key),\($0.value)\n" }.joined()
  }

  /// A pattern in every notation in which it could leak.
  static func spellings(of digits: String) -> [String] {
    let dots = digits.compactMap(\.wholeNumberValue)
    let letters = Array("ABCDEFGHI")
    return [
      digits, dots.map { "\($0 + 1)" }.joined(), dots.map { "\(letters[$0])" }.joined(),
      dots.map(String.init).joined(separator: "."), dots.map(String.init).joined(separator: " → "),
      dots.map { "\($0 / 3):\($0 % 3)" }.joined(separator: "-"),
    ]
  }

  @Test(arguments: ["table", "csv", "json", "markdown", "html"]) func noPatternIsShown(format: String) throws {
    let grouped =
      "pattern,count,group\n" + Self.lines.replacingOccurrences(of: "\n", with: ",012543\n")
      + "036785,4,other\n012,1,x\n"
    for input in [Self.lines, grouped] {
      let run = try ProgramRun("corpus", "--format", format, "--top", "20", input: Data(input.utf8))
      #expect(run.text.count > 1000)
      for pattern in Self.patterns.keys {
        for spelling in Self.spellings(of: pattern) {
          #expect(!run.text.contains(spelling) && !run.errors.contains(spelling), "\(format): \(spelling)")
        }
      }
    }
    let shown = try ProgramRun("corpus", "--format", format, "--show-patterns", input: Data(Self.lines.utf8))
    #expect(format == "csv" || shown.text.contains("67415820"), "\(format)")
  }

  @Test func figuresByName() throws {
    let run = try ProgramRun("corpus", "--format", "csv", input: Data("01258,2\n0125,1\n0367,1\n".utf8))
    #expect(run.status == 0 && run.lines[0] == "metric,value,low,high,note")
    for start in [
      "patterns,4,,,", "distinct,3,,,", "refused,0,,,", "mean_length,4.50,", "min_entropy_bits,1.00,",
      "shannon_bits,1.50,", "lambda_1,50.00,", "lambda_3,100.00,", "g_tilde_0.1_bits,1.00,", "g_tilde_0.5_bits,1.00,",
      "unseen_mass,50.00,",
    ] { #expect(run.lines.contains { $0.hasPrefix(start) }, "\(start) in \(run.lines)") }
  }

  @Test func realFilesAreRead() throws {
    let scratch = try Scratch()
    let file = try scratch.write(
      "a.csv", "\u{FEFF}# from a study\r\nid,Count,Pattern\r\n1,3,0.1.2.5.8\r\n2,1,\"1.4.7.8\"\r\n")
    let run = try ProgramRun("corpus", "--format", "csv", file)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.lines.contains("patterns,4,,,") && run.lines.contains("distinct,2,,,"))
    let oneBased = try ProgramRun("corpus", "--format", "csv", input: Data("12369\n1478\n".utf8))
    #expect(oneBased.lines.contains("distinct,2,,,") && oneBased.errors.isEmpty)
    let ambiguous = try ProgramRun("corpus", "--format", "csv", input: Data("1478\n14785\n".utf8))
    #expect(ambiguous.errors.components(separatedBy: "nothing proves where dot numbers begin").count == 2)
  }

  @Test func badLinesAreReportedAndTheRestIsDone() throws {
    let run = try ProgramRun("corpus", "--format", "csv", input: Data("01258\n012\n0289\n01258,x\n".utf8))
    #expect(run.status == 1)
    #expect(run.errors.contains("stdin:2:3: error: too short") && run.errors.contains("stdin:3:2: error: "))
    #expect(run.lines.contains("refused,3,,,") && run.lines.contains("refused_too_short,1,,,"))
  }

  @Test func groupsAndFilesSideBySide() throws {
    let scratch = try Scratch()
    let first = try scratch.write("a.txt", String(repeating: "01258\n0125\n03678\n", count: 20))
    let second = try scratch.write("b.txt", String(repeating: "8521\n87412\n", count: 30))
    let files = try ProgramRun("corpus", "--format", "csv", first, second)
    #expect(files.status == 0 && files.lines[0] == "group,metric,value,low,high,note")
    for start in [
      "all,patterns,120", "a.txt,patterns,60", "b.txt,distinct,2", "all groups,differ_start_p_adjusted,0.0000",
    ] {
      #expect(files.lines.contains { $0.hasPrefix(start) }, "\(start)")
    }
    let grouped = try ProgramRun(
      "corpus", "--format", "csv",
      input: Data(("pattern,group\n" + String(repeating: "01258,x\n0125,y\n", count: 9)).utf8))
    #expect(grouped.lines.contains("x,patterns,9,,,") && grouped.lines.contains("y,distinct,1,,,"))
  }

  @Test func theSameSeedGivesTheSameBytes() throws {
    let input = Data(Self.lines.utf8)
    let first = try ProgramRun("corpus", "--format", "json", "--seed", "7", input: input)
    #expect(try ProgramRun("corpus", "--format", "json", "--seed", "7", input: input).output == first.output)
    #expect(try ProgramRun("corpus", "--format", "json", "--seed", "8", input: input).output != first.output)
    let json = try JSONSerialization.jsonObject(with: first.output) as? [String: Any]
    #expect(json?["schemaVersion"] as? Int == 1)
  }

  @Test func emptyInputFails() throws {
    for text in ["", "\n", "# nothing\n", "pattern,count\n"] {
      let run = try ProgramRun("corpus", input: Data(text.utf8))
      #expect(run.status == 3 && run.output.isEmpty, "'\(text)' \(run.status)")
    }
  }
}
