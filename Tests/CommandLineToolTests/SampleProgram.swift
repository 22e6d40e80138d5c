import CommandLineTool

/// The flags of the sample, one of every kind.
enum SampleFlags {
  static let format: Flag<String> = .choice(
    "format", short: "f", of: ["csv", "json", "html"].map { ($0, $0) }, summary: "Form of the ledger",
    default: ("csv", "csv"))
  static let output: Flag<String?> = .text(
    "output", short: "o", placeholder: "FILE", summary: "Where the ledger goes", absence: "standard output")
  static let loaves: Flag<Int> = .integer("loaves", short: "n", 1...100, summary: "How many", default: 10)
  static let heat: Flag<Double?> = .number(
    "heat", placeholder: "DEGREES", 0.5...300, summary: "Heat of the oven in [°C]: inside")
  static let columns: Flag<[String]?> = .list(
    "columns", placeholder: "NAMES", of: ["name", "price", "weight"].map { ($0, $0) }, summary: "What to list")
  static let tags: Flag<[String]?> = .list("tags", placeholder: "TAGS", summary: "Free words for the loaf") { $0 }
  static let seed: Flag<Int?> = .integer("seed", .min ... .max, summary: "Seed of the baker's luck")
  static let with: Flag<[String]> = .texts("with", short: "w", placeholder: "NUT", summary: "Nuts to add")
  static let force: Flag<Bool> = .toggle("force", summary: "Replace a ledger that exists")
  static let salt: Flag<Bool> = .toggle(
    "forget-the-salt-and-everything", summary: "Bake without salt, which is a matter of taste")
  static let noColor: Flag<Bool> = .toggle("no-color", summary: "Write without colours")
  static let verbose: Flag<Bool> = .toggle("verbose", short: "v", summary: "Say more", isRepeatable: true)
}

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
        SampleFlags.format, SampleFlags.output, SampleFlags.loaves, SampleFlags.heat, SampleFlags.columns,
        SampleFlags.tags, SampleFlags.seed, SampleFlags.with, SampleFlags.force, SampleFlags.salt,
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
  globalFlags: [SampleFlags.noColor, SampleFlags.verbose],
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
