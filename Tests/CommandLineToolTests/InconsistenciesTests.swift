import CommandLineTool
import Testing

@Suite struct InconsistenciesTests {
  @Test("The sample is sound")
  func soundProgram() {
    #expect(sample.inconsistencies() == [])
  }

  @Test(
    "Each fault of a flag is told",
    arguments: [
      (Flag.toggle("Loud", summary: "Shout"), "flag '--Loud' is not of small letters, digits and dashes"),
      (Flag.toggle("-loud", summary: "Shout"), "flag '---loud' is not of small letters, digits and dashes"),
      (Flag.toggle("l", summary: "Shout"), "flag '--l' is too short for a long name"),
      (
        Flag.toggle("loud", short: "ü", summary: "Shout"),
        "flag '--loud' has the short form 'ü', which is no letter or digit of ASCII"
      ),
      (Flag.toggle("loud", summary: ""), "flag '--loud' has no summary"),
      (Flag.toggle("loud", summary: "Shout."), "flag '--loud' has a summary that ends with a full stop"),
      (Flag.toggle("loud", summary: "A\nB"), "flag '--loud' has a summary of more than one line"),
      (Flag.toggle("help", summary: "Mine"), "flag '--help' is global already"),
      (Flag.toggle("version", summary: "Mine"), "flag '--version' is global already"),
      (Flag.toggle("host", short: "h", summary: "Mine"), "flag '-h' is global already"),
      (Flag.toggle("again", short: "a", summary: "Mine"), "flag '-a' is declared twice"),
      (Flag.toggle("all", summary: "Mine"), "flag '--all' is declared twice"),
      (
        Flag<String?>.text("loud", placeholder: "a b", summary: "S"),
        "flag '--loud' has the placeholder 'a b', which is not of capitals, digits, - _ |"
      ),
      (words([]), "flag '--loud' has no choices"),
      (words(["a", "b", "a"]), "flag '--loud' has the choice 'a' twice"),
      (
        words(["$(x)"]),
        "flag '--loud' has the choice '$(x)', which is not of letters, digits, . _ + / -"
      ),
      (
        Flag<String>.choice("loud", of: [("a", "a")], summary: "S", default: ("b", "b")),
        "flag '--loud' cannot be its default 'b': 'b' is not among a"
      ),
      (
        Flag<Int>.integer("loud", 1...2, summary: "S", default: 3),
        "flag '--loud' cannot be its default '3': must be 1 to 2"
      ),
    ] as [(any DeclaredFlag, String)])
  func flagFault(flag: any DeclaredFlag, fault: String) {
    let command = Command("go", summary: "Go", flags: [Flag.toggle("all", short: "a", summary: "Take all"), flag])
    let program = Program("tool", version: "1", summary: "Tool", commands: [command])
    #expect(program.inconsistencies() == ["command 'go': \(fault)"])
  }

  @Test("Each fault of a command is told")
  func commandFaults() {
    let go = Command("go", summary: "Go")
    let file = Operand("FILE", .oneOrMore, summary: "File")
    let faults: [([Command], String)] = [
      ([], "program 'tool' has no commands"),
      ([go, go], "program 'tool': command 'go' is declared twice"),
      ([Command("help", summary: "Mine")], "program 'tool': command 'help' is declared twice"),
      ([Command("go", summary: "")], "command 'go' has no summary"),
      ([Command("Go", summary: "Go")], "command 'Go': its name is not of small letters, digits and dashes"),
      ([Command("go", summary: "Go", subcommands: [go, go])], "command 'go': command 'go' is declared twice"),
      (
        [Command("go", summary: "Go", operands: [file], subcommands: [go])],
        "command 'go': a group of commands has no flags and operands of its own"
      ),
      (
        [Command("go", summary: "Go", operands: [file, Operand("TO", summary: "To")])],
        "command 'go': operand 'FILE' is not the last, so there must be one of it"
      ),
      (
        [Command("go", summary: "Go", operands: [Operand("file", summary: "File")])],
        "command 'go': operand 'file' is not of capitals, digits, - _ |"
      ),
      (
        [Command("go", summary: "Go", operands: [Operand("FILE", summary: "")])],
        "command 'go': operand 'FILE' has no summary"
      ),
      (
        [Command("go", summary: "Go", examples: [Example("tool go", "")])],
        "command 'go': example 'tool go' lacks its command line or purpose"
      ),
      ([Command("out", summary: "Out", subcommands: [Command("in", summary: "")])], "command 'out in' has no summary"),
    ]
    for (commands, fault) in faults {
      let program = Program("tool", version: "1", summary: "Tool", commands: commands)
      #expect(program.inconsistencies() == [fault])
    }
  }

  @Test("Each fault of the program is told")
  func programFaults() {
    let program = Program(
      "My Tool", version: "1", summary: "", commands: [Command("go", summary: "Go")],
      globalFlags: [Flag.toggle("help", summary: "Mine")], exitStatuses: [ExitStatus(1, "Bad"), ExitStatus(1, "")])
    #expect(
      program.inconsistencies() == [
        "program 'My Tool': its name is not of small letters, digits and dashes", "program 'My Tool' has no summary",
        "exit status 1 is named twice", "exit status 1 has no meaning", "global flags: flag '--help' is declared twice",
      ])
  }
}

/// A flag with these words.
private func words(_ words: [String]) -> Flag<String?> { .choice("loud", of: words.map { ($0, $0) }, summary: "S") }
