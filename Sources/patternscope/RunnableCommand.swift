import CommandLineTool

/// A command and what it does, or a group of such commands.
struct RunnableCommand: Sendable {
  typealias Action = @Sendable (Invocation, Console) throws -> Void

  private enum Work: Sendable {
    case action(Action)
    case group([RunnableCommand])
  }

  let command: Command
  private let work: Work

  init(command: Command, run: @escaping Action) {
    self.command = command
    work = .action(run)
  }

  /// A group: its commands are called by its name and theirs.
  init(group name: String, summary: String, discussion: String, commands: [RunnableCommand]) {
    command = Command(name, summary: summary, discussion: discussion, subcommands: commands.map(\.command))
    work = .group(commands)
  }

  fileprivate func run(_ invocation: Invocation, below path: ArraySlice<String>, _ console: Console) throws {
    switch work {
    case .action(let action): try action(invocation, console)
    case .group(let commands): try commands.run(invocation, at: path, console)
    }
  }
}

extension [RunnableCommand] {
  /// Does what the invoked command does, however deep in groups it is.
  func run(_ invocation: Invocation, _ console: Console) throws {
    try run(invocation, at: invocation.path[...], console)
  }

  fileprivate func run(_ invocation: Invocation, at path: ArraySlice<String>, _ console: Console) throws {
    guard let name = path.first, let next = first(where: { $0.command.name == name }) else {
      throw Failure.usage("no command '\(invocation.path.joined(separator: " "))'")
    }
    try next.run(invocation, below: path.dropFirst(), console)
  }
}
