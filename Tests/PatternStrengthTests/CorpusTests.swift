import FileStreams
import PatternGrid
import PatternStrength
import TestSupport
import Testing

@Suite struct CorpusTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func file(_ name: String, _ text: String) throws -> String { try folder.write(name, Array(text.utf8)) }

  @Test func aFileIsTalliedAndItsBadLinesAreTold() throws {
    let corpus = try Corpus(file: try file("choices.txt", "01258\n0125,3\n00\n\n# comment\n01258\n"))
    #expect(corpus.tally.total == 5 && corpus.tally.distinct == 2 && corpus.lineCount == 6)
    #expect(corpus.refusedLines.map(\.line) == [3, 4] && corpus.refusedCount == 2)
    #expect(corpus.refusedCounts == [.repeatedDot: 1, .empty: 1] && corpus.ambiguity == nil)
    #expect(corpus.name == folder.path("choices.txt") && corpus.checksum.count == 64)
  }

  @Test func noticesComeInTheOrderOfTheFile() throws {
    var notices: [String] = []
    let path = try file("choices.txt", "1478\n77\n1236\n1\n")
    _ = try Corpus(file: path) { notice in
      switch notice {
      case .ambiguous(let file, let ambiguity): notices.append("\(file == path) \(ambiguity)")
      case .refused(_, let line, let error): notices.append("\(line) \(error.kind)")
      case .unreadable(let error): notices.append("\(error)")
      }
    }
    #expect(notices == ["true neitherZeroNorNine", "2 repeatedDot", "4 tooShort"])
  }

  @Test func onlyTheFirstRefusedLinesAreKept() throws {
    let text = String(repeating: "x\n", count: Corpus.largestRefusedLineCount + 5) + "01258\n"
    let corpus = try Corpus(file: try file("choices.txt", text))
    #expect(corpus.refusedLines.count == Corpus.largestRefusedLineCount)
    #expect(corpus.refusedCount == Corpus.largestRefusedLineCount + 5)
  }

  @Test func theSpaceIsAValue() throws {
    let space = try PatternSpace(grid: Grid("2x2"), rule: .android, minimumLength: 2)
    let corpus = try Corpus(file: try file("small.txt", "01\n0123\n04\n"), patterns: PatternIndex(space))
    #expect(corpus.tally.total == 2 && corpus.refusedCounts == [.outsideGrid: 1])
  }

  @Test func filesThatCannotBeReadThrow() throws {
    let empty = try file("empty", "")
    #expect(throws: FileError(.empty, empty)) { try Corpus(file: empty) }
    #expect(throws: FileError(.unreadable, folder.path("none"), "no such file or directory")) {
      try Corpus(file: folder.path("none"))
    }
  }

  @Test func populationsAreGroupsAndFiles() throws {
    let plain = try file("plain.txt", "01258\n0125\n")
    let grouped = try file("grouped.csv", "pattern,group\n01258,a\n0125,b\n0125,a\n")
    let other = try file("other.csv", "pattern,group\n0125,a\n9999,a\n")
    var unreadable: [FileError] = []
    let populations = try Populations(files: [plain, grouped, folder.path("none"), other]) { notice in
      if case .unreadable(let error) = notice { unreadable.append(error) }
    }
    #expect(populations.all.map(\.name) == ["plain.txt", "a", "b"])
    #expect(populations.all.map(\.tally.total) == [2, 3, 1])
    #expect(populations.pooled.tally.total == 6 && populations.pooled.refusedCounts?.values.reduce(0, +) == 1)
    #expect(unreadable.map(\.kind) == [.unreadable])
    #expect(throws: Populations.NoPatterns.self) { try Populations(files: [try file("bad.txt", "x\n")]) }
  }

  @Test func filesOfOneNameAreNamedByTheirPaths() {
    #expect(Populations.name(ofFile: "a/x.txt", among: ["a/x.txt", "b/y.txt"]) == "x.txt")
    #expect(Populations.name(ofFile: "a/x.txt", among: ["a/x.txt", "b/x.txt"]) == "a/x.txt")
  }
}
