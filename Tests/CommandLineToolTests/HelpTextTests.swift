import CommandLineTool
import Testing

@Suite struct HelpTextTests {
  @Test("The help of the program")
  func programHelp() {
    #expect(
      sample.help() == """
        Bake and sell bread.

        Usage: bakery COMMAND [ARGUMENTS]

        Every loaf is counted. Loaves that nobody bought by the evening are given away,
        and the ledger says so in words.

          bakery bake rye

        'Quotes', back\\slashes and -dashes stay what they are.

        Commands:
          bake  Bake loaves after recipes
          shop  Open and close the shop
          move  Move a loaf
          help  Show the help of a command

        Flags of every command:
              --no-color  Write without colours
          -v, --verbose   Say more (may be repeated)
          -h, --help      Show this help
          -V, --version   Show the version

        Exit status:
          0  All went well
          2  The command line was wrong

        'bakery COMMAND --help' shows the flags and examples of a command.

        """)
  }

  @Test("The help of a command")
  func commandHelp() {
    #expect(
      sample.help(for: ["bake"]) == """
        Bake loaves after recipes.

        Usage: bakery bake [FLAGS] RECIPE|FILE...

        Arguments:
          RECIPE|FILE  A recipe, or a file of recipes; - is standard input

        Flags:
          -f, --format FORMAT  Form of the ledger (csv, json or html; default csv)
          -o, --output FILE    Where the ledger goes (default: standard output)
          -n, --loaves N       How many (1 to 100; default 10)
              --heat DEGREES   Heat of the oven in [°C]: inside (0.5 to 300)
              --columns NAMES  What to list (comma-separated, of name, price, weight)
              --tags TAGS      Free words for the loaf (comma-separated)
              --seed N         Seed of the baker's luck
          -w, --with NUT       Nuts to add (may be repeated)
              --force          Replace a ledger that exists
              --forget-the-salt-and-everything
                               Bake without salt, which is a matter of taste

        Flags of every command:
              --no-color  Write without colours
          -v, --verbose   Say more (may be repeated)
          -h, --help      Show this help
          -V, --version   Show the version

        Examples:
          bakery bake -n 3 rye
              Bakes three loaves of rye.

        """)
  }

  @Test("The help of a group and of a command inside it")
  func groupHelp() {
    let group = sample.help(for: ["shop"])
    #expect(
      group.hasPrefix("Open and close the shop.\n\nUsage: bakery shop COMMAND [ARGUMENTS]\n\nCommands:\n  open   Open"))
    #expect(sample.help(for: ["shop", "open"]).contains("\nUsage: bakery shop open [HOUR]\n"))
    #expect(sample.help(for: ["help"]).contains("\nUsage: bakery help COMMAND [ARGUMENTS]\n"))
    #expect(sample.help(for: []) == sample.help())
  }

  @Test("Lines of filled text hold at most 80 characters")
  func width() {
    let long = Array(repeating: "word", count: 100).joined(separator: " ")
    let command = Command(
      "go", summary: long, discussion: long + "\n\n" + long,
      flags: [Flag<String?>.text("flag", placeholder: "TEXT", summary: long)],
      operands: [Operand("FROM", summary: long), Operand("TO", .zeroOrMore, summary: long)],
      examples: [Example("x", long)])
    let program = Program(
      "tool", version: "1", summary: long, discussion: long, commands: [command], exitStatuses: [ExitStatus(0, long)])
    for text in [program.help(), program.help(for: ["go"])] {
      let widths = text.split(separator: "\n").map(\.count)
      #expect(widths.max()! <= 80)
      #expect(widths.max()! > 75)
    }
  }
}
