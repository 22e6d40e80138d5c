import CommandLineTool

/// The table from which parsing and help come.
///
/// The version is that of the bench itself: it rises when a path comes to do something else, so that older figures no
/// longer compare.
let benchProgram = Program(
  "patternscope-bench", version: "1", summary: "Measure the hot paths of patternscope",
  discussion: """
    Every path is timed, compared with the plainest code that does the same, and its answer checked against that code's.

    Without the name of a command it does `time`, whose flags may then stand alone: patternscope-bench --json
    """,
  commands: [
    Command(
      BenchCommand.time.rawValue, summary: "Time the hot paths, each against the plainest code for the same answer",
      discussion: """
        Shows the median, the lowest and the highest time of the runs, operations a second, and how many times as fast that \
        is as the plain code. Where the plain code would take minutes it does a part of the work, and the comparison is by \
        operation.
        """,
      flags: [BenchFlags.only, BenchFlags.runs, BenchFlags.noPlain, BenchFlags.json],
      examples: [
        Example("patternscope-bench", "everything, as a table"),
        Example("patternscope-bench --only walk --only guess-order --runs 100 --json", "two paths, for a program"),
      ]),
    Command(BenchCommand.list.rawValue, summary: "List the hot paths and what they do"),
  ],
  exitStatuses: [
    ExitStatus(0, "all answers are right"), ExitStatus(1, "an answer is wrong"), ExitStatus(2, "wrong usage"),
    ExitStatus(3, "a path or the output failed"),
  ])

enum BenchCommand: String {
  case time, list
}

enum BenchFlags {
  static let only: Flag<[HotPath]> = .choices(
    "only", of: HotPath.all.map { ($0.id, $0) }, summary: "Only this path", absence: "all of them")
  static let runs: Flag<Int> = .integer("runs", 1...10_000, summary: "Timed runs of each path", default: 7)
  static let noPlain: Flag<Bool> = .toggle(
    "no-plain", summary: "Leave out the plain code, and so the check of the answer")
  static let json: Flag<Bool> = .toggle("json", summary: "Write JSON instead of a table")
}
