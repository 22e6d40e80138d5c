import CommandLineTool

/// Every command of the program: one file each, listed here once.
let runnableCommands: [RunnableCommand] = [
  countCommand, listCommand, describeCommand, scoreCommand, denylistCommand, trainCommand, reportCommand,
  corpusCommand, compareCommand, metersCommand, claimsCommand, evaluateCommand,
  lockCommand, studyCommand,
  completionCommand, manualCommand,
]

/// The table from which parsing, help, manual page and completion come.
let programTable: Program = Program(
  "patternscope", version: "0.1.0", summary: "How guessable an unlock pattern is",
  discussion: """
    patternscope enumerates, counts, ranks and scores unlock patterns, exports lists of patterns to refuse, and \
    writes assessments that help to choose an authentication method.

    An unlock pattern joins dots of a grid; each dot once; a line over an unvisited dot takes that dot too. Dots are \
    numbered row by row from 0 at the top left.
    """,
  commands: runnableCommands.map(\.command),
  exitStatuses: [
    ExitStatus(0, "all well"),
    ExitStatus(1, "some input was refused, each with a message; the rest was done"),
    ExitStatus(2, "wrong usage"),
    ExitStatus(3, "a file or the system failed"),
  ])
