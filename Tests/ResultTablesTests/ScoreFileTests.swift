import Documents
import FileStreams
import Foundation
import PatternGrid
import PatternStrength
import ResultTables
import Testing

/// Scoring a file by one call of the library.
@Suite struct ScoreFileTests {
  private static let lines = "# a comment\n01258\n0124678\n02\n01258\n"

  /// A directory of its own, removed at the end.
  private static func inDirectory(_ body: (_ directory: String) throws -> Void) throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: "score-file-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: directory) }
    try lines.write(toFile: "\(directory)/patterns.txt", atomically: false, encoding: .utf8)
    try body(directory)
  }

  private static let columns = ["pattern", "guess_number"].compactMap(ScoreColumn.named)

  @Test func rowsAreTheScores() throws {
    try Self.inDirectory { directory in
      let scorer = ScoreBatchTests.scorer
      var refused: [Int] = []
      let outcome = try scorer.scoreFile(
        "\(directory)/patterns.txt", to: "\(directory)/scores.csv", columns: Self.columns
      ) { notice in
        if case .refused(_, let line, _) = notice { refused.append(line) }
      }
      let guesses = try ["01258", "0124678", "01258"].map { "\($0),\(try scorer.score($0).guessNumber)\n" }
      let text = try String(contentsOfFile: "\(directory)/scores.csv", encoding: .utf8)
      #expect(text == "pattern,guess_number\n" + guesses.joined())
      #expect(outcome.lineCount == 5 && outcome.patternCount == 3 && outcome.refusedCount == 1)
      #expect(refused == [4] && outcome.summary == nil)
    }
  }

  @Test func refusedLinesAreKeptAndTheSummaryCountsThem() throws {
    try Self.inDirectory { directory in
      let outcome = try ScoreBatchTests.scorer.scoreFile(
        "\(directory)/patterns.txt", to: "\(directory)/scores.jsonl", columns: Self.columns, format: .jsonl,
        invalidLines: .keep, withSummary: true)
      let text = try String(contentsOfFile: "\(directory)/scores.jsonl", encoding: .utf8)
      #expect(text.split(separator: "\n").count == 4)
      #expect(outcome.summary?.tables.first?.rows.first == ["lines", 5])
    }
  }

  @Test func aDatabaseIsAFileThatIsThereWhenItIsWhole() throws {
    try Self.inDirectory { directory in
      let scorer = ScoreBatchTests.scorer
      let path = "\(directory)/scores.sqlite"
      let outcome = try scorer.scoreFile(
        "\(directory)/patterns.txt", to: path, columns: Self.columns, format: .sqlite)
      #expect(outcome.patternCount == 3)
      let bytes = try Data(contentsOf: URL(filePath: path))
      #expect(bytes.starts(with: Data("SQLite format 3\0".utf8)))
      #expect(throws: FileError.self) {
        try scorer.scoreFile("\(directory)/patterns.txt", to: "/dev/null", format: .sqlite, force: true)
      }
    }
  }

  /// Neither an input that cannot be read nor an output that exists leaves or changes anything.
  @Test func failuresLeaveNoOutput() throws {
    try Self.inDirectory { directory in
      let scorer = ScoreBatchTests.scorer
      #expect(throws: FileError.self) { try scorer.scoreFile("\(directory)/none.txt", to: "\(directory)/scores.csv") }
      #expect(!FileManager.default.fileExists(atPath: "\(directory)/scores.csv"))
      let error = #expect(throws: FileError.self) {
        try scorer.scoreFile("\(directory)/patterns.txt", to: "\(directory)/patterns.txt")
      }
      #expect(error?.kind == .exists)
      let text = try String(contentsOfFile: "\(directory)/patterns.txt", encoding: .utf8)
      #expect(text == Self.lines)
    }
  }
}
