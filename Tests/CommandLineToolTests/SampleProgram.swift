import CommandLineTool

/// A small table with every kind of flag and operand, a group, and texts that need care in each writer.
let sample = Program(
  "bakery", version: "1.2", summary: "Bake and sell bread",
  discussion: """
    Every loaf is counted. Loaves that nobody bought by the evening are given away, and the ledger says so in \
    words.

      bakery bake rye

    'Quotes', back\\slashes and -dashes stay what they are.
    """,
  commands: [
    Command(
      "bake", summary: "Bake loaves after recipes",
      flags: [
        Flag(
          "format", short: "f", value: .choice(["csv", "json", "html"]), summary: "Form of the ledger",
          defaultText: "csv"),
        Flag(
          "output", short: "o", value: .text(placeholder: "FILE"), summary: "Where the ledger goes",
          absenceText: "standard output"),
        Flag(
          "loaves", short: "n", value: .integer(placeholder: "N", 1...100), summary: "How many", defaultText: "10"),
        Flag("heat", value: .number(placeholder: "DEGREES", 0.5...300), summary: "Heat of the oven in [°C]: inside"),
        Flag("columns", value: .list(of: ["name", "price", "weight"], placeholder: "NAMES"), summary: "What to list"),
        Flag("tags", value: .list(of: nil, placeholder: "TAGS"), summary: "Free words for the loaf"),
        Flag("seed", value: .integer(placeholder: "N", .min ... .max), summary: "Seed of the baker's luck"),
        Flag(
          "with", short: "w", value: .text(placeholder: "NUT"), summary: "Nuts to add", isRepeatable: true),
        Flag("force", summary: "Replace a ledger that exists"),
        Flag("forget-the-salt-and-everything", summary: "Bake without salt, which is a matter of taste"),
      ],
      operands: [Operand("RECIPE|FILE", .oneOrMore, summary: "A recipe, or a file of recipes; - is standard input")],
      examples: [Example("bakery bake -n 3 rye", "Bakes three loaves of rye.")]),
    Command(
      "shop", summary: "Open and close the shop",
      subcommands: [
        Command("open", summary: "Open the shop", operands: [Operand("HOUR", .zeroOrOne, summary: "When to open")]),
        Command("close", summary: "Close the shop"),
      ]),
    Command(
      "move", summary: "Move a loaf",
      operands: [Operand("FROM", summary: "Where it lies"), Operand("TO", summary: "Where it goes")]),
  ],
  globalFlags: [
    Flag("no-color", summary: "Write without colours"),
    Flag("verbose", short: "v", summary: "Say more", isRepeatable: true),
  ],
  exitStatuses: [ExitStatus(0, "All went well"), ExitStatus(2, "The command line was wrong")])

/// The invocation of a command line of the sample that is right.
func invocation(_ arguments: String...) throws -> Invocation {
  guard case .invocation(let invocation) = try sample.parse(arguments) else { throw NoInvocation() }
  return invocation
}

struct NoInvocation: Error {}

/// The error of a command line that is wrong; nil when it is right.
func usageError(_ arguments: [String]) -> UsageError? {
  do {
    _ = try sample.parse(arguments)
    return nil
  } catch {
    return error
  }
}
