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
    flags: [
      Flag("top", short: "t", value: .integer(placeholder: "N", 0...389_112), summary: "The N most likely patterns"),
      Flag(
        "cover", value: .text(placeholder: "SHARE"),
        summary: "The most likely patterns that SHARE of people choose, such as 20%"),
      Flag(
        "guess-number", value: .integer(placeholder: "N", 0...389_112),
        summary: "Patterns guessed with the first N guesses"),
      Flag(
        "below-bits", value: .number(placeholder: "BITS", 0...100),
        summary: "Patterns chosen with a probability of less than BITS bits"),
      Flag(
        "popular-list", value: .list(of: nil, placeholder: "NAMES"),
        summary: "Published lists of popular patterns"),
      Flag(
        "shape", value: .list(of: nil, placeholder: "NAMES"),
        summary: "Patterns of these shapes, such as L,Z,S; the shapes that 'list --columns shape' names"),
      Flag(
        "weak", value: .list(of: Meter.all.map(\.id), placeholder: "METERS"),
        summary: "Patterns that one of these meters puts in its weakest class"),
      Flag(
        "from", value: .text(placeholder: "CORPUS"), summary: "Patterns of a corpus, most frequent and all others alike"
      ),
      Flag(
        "at-least", value: .integer(placeholder: "N", 1...Int.max),
        summary: "With --from: only those chosen N times or more", defaultText: "1"),
      Flag("union", value: .text(placeholder: "FILE"), summary: "Patterns of another list", isRepeatable: true),
      Flag(
        "intersect", value: .text(placeholder: "FILE"), summary: "Only patterns that are in another list too",
        isRepeatable: true),
      Flag("minus", value: .text(placeholder: "FILE"), summary: "No patterns of another list", isRepeatable: true),
      Flag("symmetric", summary: "With all images under the eight symmetries of the square"),
      Flag("reverse", summary: "With all patterns drawn backwards, where that is possible"),
      SharedFlags.minimumLength, SharedFlags.model,
      Flag(
        "format", value: .choice(DenylistFormat.all.map(\.id) + ["table", "markdown"]),
        summary: "Output format: " + DenylistFormat.all.map { "\($0.id), \($0.summary)" }.joined(separator: "; ")
          + "; table and markdown for --effect and --check, which take csv and json too",
        absenceText: "text, or table"),
      Flag("effect", summary: "Say what the list brings and costs"),
      Flag(
        "check", value: .text(placeholder: "FILE"), summary: "Say what a given list blocks and what is wrong with it"),
      Flag(
        "false-positive-rate", value: .number(placeholder: "RATE", 1e-9...0.5), summary: "Of the Bloom filter",
        defaultText: "0.001"),
      Flag(
        "salt", value: .text(placeholder: "TEXT"), summary: "Of hashed lists, put before the digits",
        absenceText: "none"),
      SharedFlags.outputNotation, SharedFlags.output, SharedFlags.force,
    ],
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
  if let path = invocation.text("check") { try run.check(path) } else { try run.write() }
}
