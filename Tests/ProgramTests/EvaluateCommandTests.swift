import Foundation
import Testing

@Suite struct EvaluateCommandTests {
  static let corpus = "01258,9\n0367,7\n04852,5\n0124678,4\n1478,3\n"

  @Test func figuresAsData() throws {
    let scratch = try Scratch()
    _ = try scratch.write("corpus.txt", Self.corpus)
    let arguments = ["evaluate", "corpus.txt", "--folds", "4", "--repeats", "2", "--seed", "3", "--format", "csv"]
    let run = try ProgramRun(arguments: arguments, in: scratch.folder)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.lines[0] == "model,metric,value,low,high")
    let rows = run.lines.dropFirst().map { $0.split(separator: ",").map(String.init) }
    // Bits where there are probabilities, and 13 numbers of guesses.
    #expect(rows.count == 2 * 14 + 2 * 13)
    for row in rows {
      let (value, low, high) = (Double(row[2]), Double(row[3]), Double(row[4]))
      #expect(value != nil && low! <= value! && value! <= high!, "\(row)")
    }
    #expect(rows.contains { $0[0] == "loglinear" && $0[1] == "bits" })
    #expect(rows.contains { $0[0] == "3-gram" && $0[1] == "guessed_5000" })
    #expect(rows.contains { $0[0] == "list-then-3-gram" && $0[1] == "guessed_5" && $0[2] == "100.00" })
    let again = try ProgramRun(arguments: arguments + ["--threads", "1"], in: scratch.folder)
    #expect(again.output == run.output)
  }

  @Test func groupsAreLeftOutOneAtATime() throws {
    let lines = "pattern,group\n01258,a\n0367,a\n01258,b\n04852,b\n"
    let run = try ProgramRun("evaluate", "-", "--format", "csv", input: Data(lines.utf8))
    #expect(run.status == 0, "\(run.errors)")
    for metric in ["bits", "bits_a", "bits_b", "guessed_1"] {
      #expect(run.lines.contains { $0.hasPrefix("loglinear,\(metric),") }, "\(metric)")
    }
  }

  @Test func tooFewPatterns() throws {
    let run = try ProgramRun("evaluate", "-", input: Data("01258\n0367\n".utf8))
    #expect(run.status == 3 && run.errors.contains("2 patterns are too few for 5 folds"))
  }
}
