/// The one table of a program's commands and flags.
///
/// From it come parsing (`parse`), help (`help`), the manual page (`manualPage`) and completion scripts (`completion`).
/// `--help`, `--version` and the command `help` are known to every program and are not declared.
package struct Program: Sendable {
  /// The name of the executable.
  package let name: String
  package let version: String
  /// One line without a full stop.
  package let summary: String
  /// Paragraphs, as in `Command.discussion`.
  package let discussion: String
  package let commands: [Command]
  /// Flags that every command takes, and that may also stand before its name.
  package let globalFlags: [FlagDeclaration]
  package let exitStatuses: [ExitStatus]

  package init(
    _ name: String, version: String, summary: String, discussion: String = "", commands: [Command],
    globalFlags: [any DeclaredFlag] = [], exitStatuses: [ExitStatus] = []
  ) {
    self.name = name
    self.version = version
    self.summary = summary
    self.discussion = discussion
    self.commands = commands
    self.globalFlags = globalFlags.map(\.declaration)
    self.exitStatuses = exitStatuses
  }
}

/// A status that the program ends with, and its meaning as one phrase.
package struct ExitStatus: Sendable, Equatable {
  package let code: Int32
  package let meaning: String

  package init(_ code: Int32, _ meaning: String) {
    self.code = code
    self.meaning = meaning
  }
}

extension Program {
  /// The declared global flags, then the two of every program.
  var allGlobalFlags: [FlagDeclaration] { globalFlags + [.help, .version] }

  /// The program as the group of its commands, `help` the last of them.
  var root: Command {
    Command(name, summary: summary, discussion: discussion, subcommands: commands + [helpCommand])
  }

  /// `help`: a mirror of the commands, so that `help lock enrol` is read and completed like `lock enrol`.
  private var helpCommand: Command {
    func mirror(_ command: Command) -> Command {
      Command(command.name, summary: command.summary, subcommands: command.subcommands.map(mirror))
    }
    return Command(
      Program.helpName, summary: "Show the help of a command", subcommands: commands.map(mirror))
  }

  static let helpName = "help"

  /// The command at a path such as `["lock", "enrol"]`; the program as a group for the empty path.
  func command(at path: [String]) -> Command? {
    var command = root
    for name in path {
      guard let next = command.subcommands.first(where: { $0.name == name }) else { return nil }
      command = next
    }
    return command
  }

  /// A group's or the program's commands with all commands inside them, each with its path, outer before inner.
  func commandsWithPaths(below command: Command, path: [String] = []) -> [(path: [String], command: Command)] {
    command.subcommands.flatMap { inner in
      [(path + [inner.name], inner)] + commandsWithPaths(below: inner, path: path + [inner.name])
    }
  }
}
