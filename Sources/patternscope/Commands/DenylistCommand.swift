import Assessment
import CommandLineTool
import Documents
import PatternGrid
import PatternStrength
import ResultTables

let denylistCommand = RunnableCommand(
  command: Command(
    "denylist", summary: "List the patterns that people choose most, to refuse them",
    discussion: """
      Selections (--top, --cover, --guess-number, --below-bits, --popular-list, --shape, --weak, --from, --union) add up; without any, the \
      100 most likely patterns are taken. --intersect keeps what is in another list too, then --symmetric and --reverse \
      complete the list, then --minus takes another list away. Lists are read in every format that is written.

      --effect says what the list brings and costs instead of writing it. --check reads a list and says what it blocks \
      and what is wrong with it; the exit status is then 1 where something is.
      """,
    flags: DenylistFlags.all,
    examples: [
      Example("patternscope denylist --top 12", "the twelve patterns to refuse first"),
      Example(
        "patternscope denylist --cover 20% --symmetric --format csv",
        "what a fifth of people choose, in all orientations"),
      Example("patternscope denylist --top 100 --effect", "what refusing a hundred brings and costs"),
      Example("patternscope denylist --top 100 --format swift -o Denylist.swift", "as source code"),
    ])
) { invocation, console in
  let run = try DenylistRun(invocation, console)
  if let path = invocation[DenylistFlags.check] { try run.check(path) } else { try run.write() }
}

/// The flags of `denylist`.
enum DenylistFlags {
  static let top: Flag<Int?> = .integer(
    "top", short: "t", 0...PatternIndex.android3x3.count, summary: "The N most likely patterns")
  static let coverage: Flag<Double?> = .parsed(
    "cover", placeholder: "SHARE", summary: "The most likely patterns that SHARE of people choose, such as 20%",
    read: readShare)
  static let guessNumber: Flag<Int?> = .integer(
    "guess-number", 0...PatternIndex.android3x3.count, summary: "Patterns guessed with the first N guesses")
  static let belowBits: Flag<Double?> = .number(
    "below-bits", placeholder: "BITS", 0...100,
    summary: "Patterns chosen with a probability of less than BITS bits")
  static let popularLists: Flag<[String]?> = .list(
    "popular-list", placeholder: "NAMES", summary: "Published lists of popular patterns"
  ) { $0 }
  static let shapes: Flag<[String]?> = .list(
    "shape", placeholder: "NAMES",
    summary: "Patterns of these shapes, such as L,Z,S; the shapes that 'list --columns shape' names"
  ) { $0 }
  static let weakBy: Flag<[Meter]?> = .list(
    "weak", placeholder: "METERS", of: Meter.all.map { ($0.id, $0) },
    summary: "Patterns that one of these meters puts in its weakest class")
  static let corpus: Flag<String?> = .text(
    "from", placeholder: "CORPUS", summary: "Patterns of a corpus, most frequent and all others alike")
  static let leastCount: Flag<Int> = .integer(
    "at-least", 1...Int.max, summary: "With --from: only those chosen N times or more", default: 1)
  static let union: Flag<[String]> = .texts("union", placeholder: "FILE", summary: "Patterns of another list")
  static let intersect: Flag<[String]> = .texts(
    "intersect", placeholder: "FILE", summary: "Only patterns that are in another list too")
  static let minus: Flag<[String]> = .texts("minus", placeholder: "FILE", summary: "No patterns of another list")
  static let symmetric: Flag<Bool> = .toggle(
    "symmetric", summary: "With all images under the eight symmetries of the square")
  static let reverse: Flag<Bool> = .toggle(
    "reverse", summary: "With all patterns drawn backwards, where that is possible")
  static let effect: Flag<Bool> = .toggle("effect", summary: "Say what the list brings and costs")
  static let check: Flag<String?> = .text(
    "check", placeholder: "FILE", summary: "Say what a given list blocks and what is wrong with it")
  static let falsePositiveRate: Flag<Double> = .number(
    "false-positive-rate", placeholder: "RATE", 1e-9...0.5, summary: "Of the Bloom filter", default: 0.001,
    defaultText: "0.001")
  static let salt: Flag<String?> = .text(
    "salt", placeholder: "TEXT", summary: "Of hashed lists, put before the digits", absence: "none")

  /// A format of lists, or one of results for --effect and --check: some names are of both kinds.
  static let format: Flag<String?> = .choice(
    "format", of: formatNames.map { ($0, $0) },
    summary: "Output format: " + DenylistFormat.all.map { "\($0.id), \($0.summary)" }.joined(separator: "; ")
      + "; for --effect and --check: " + OutputFormat.all.map(\.id).joined(separator: ", "),
    absence: "text, or table")

  private static let formatNames =
    DenylistFormat.all.map(\.id) + OutputFormat.all.map(\.id).filter { DenylistFormat.named($0) == nil }

  static let all: [any DeclaredFlag] = [
    top, coverage, guessNumber, belowBits, popularLists, shapes, weakBy, corpus, leastCount, union, intersect, minus,
    symmetric, reverse, SpaceFlags.minimumLength, PatternFlags.model, format, effect, check, falsePositiveRate, salt,
    PatternFlags.outputNotation, OutputFlags.output, OutputFlags.force,
  ]
}

/// Reads `20%` or `0.2` as a share of 0 to 1.
@Sendable private func readShare(_ text: String) throws(ValueProblem) -> Double {
  let isPercent = text.hasSuffix("%")
  guard let number = Double(isPercent ? String(text.dropLast()) : text), number.isFinite else {
    throw .unreadable("not a share: write 20% or 0.2")
  }
  let share = isPercent ? number / 100 : number
  guard (0...1).contains(share) else { throw .unreadable("not between 0% and 100%") }
  return share
}
