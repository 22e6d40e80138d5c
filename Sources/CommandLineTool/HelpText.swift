extension Program {
  /// The help of the program: usage, commands, global flags, exit statuses. At most 80 columns where words allow,
  /// without colours, the last line ended.
  package func help() -> String {
    sections([
      sentence(summary),
      ["Usage: \(name) COMMAND [ARGUMENTS]"],
      discussionLines(discussion),
      section("Commands", twoColumns(root.subcommands.map { ($0.name, $0.summary) })),
      section("Flags of every command", flagRows(allGlobalFlags)),
      section("Exit status", twoColumns(exitStatuses.map { ("\($0.code)", $0.meaning) })),
      ["'\(name) COMMAND --help' shows the flags and examples of a command."],
    ])
  }

  /// The help of the command at a path such as `["lock", "enrol"]`; of the program for an empty path, or one that is not
  /// in the table.
  package func help(for path: [String]) -> String {
    guard !path.isEmpty, let command = command(at: path) else { return help() }
    return sections([
      sentence(command.summary),
      usageLines(of: command, at: path),
      discussionLines(command.discussion),
      section("Commands", twoColumns(command.subcommands.map { ($0.name, $0.summary) })),
      section("Arguments", twoColumns(command.operands.map { ($0.placeholder, $0.summary) })),
      section("Flags", flagRows(command.flags)),
      section("Flags of every command", flagRows(allGlobalFlags)),
      section("Examples", command.examples.flatMap { ["  \($0.commandLine)"] + indented($0.purpose, by: 6) }),
    ])
  }

  /// `patternscope score [FLAGS] PATTERN|FILE...`
  func usage(of command: Command, at path: [String]) -> String {
    var words = [name] + path
    if command.isGroup { words += ["COMMAND", "[ARGUMENTS]"] }
    if !command.flags.isEmpty { words.append("[FLAGS]") }
    return (words + command.operands.map(\.usage)).joined(separator: " ")
  }

  private func usageLines(of command: Command, at path: [String]) -> [String] {
    let lines = wrapped("Usage: " + usage(of: command, at: path), width: pageWidth - 7)
    return lines.prefix(1) + lines.dropFirst().map { "       " + $0 }
  }
}

/// Sections that hold anything, an empty line between each two.
private func sections(_ sections: [[String]]) -> String {
  sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
}

private func section(_ title: String, _ lines: [String]) -> [String] { lines.isEmpty ? [] : ["\(title):"] + lines }

private func sentence(_ summary: String) -> [String] { wrapped(summary + ".", width: pageWidth) }

private func indented(_ text: String, by indent: Int) -> [String] {
  wrapped(text, width: pageWidth - indent).map { String(repeating: " ", count: indent) + $0 }
}

private func discussionLines(_ discussion: String) -> [String] {
  let blocks = textBlocks(discussion).map { block in
    switch block {
    case .paragraph(let text): wrapped(text, width: pageWidth)
    case .verbatim(let lines): lines
    }
  }
  return Array(blocks.joined(separator: [""]))
}

private func flagRows(_ flags: [FlagDeclaration]) -> [String] {
  twoColumns(
    flags.map { flag in
      let letter = flag.short.map { "-\($0), " } ?? "    "
      return (letter + flag.spelling + (flag.placeholder.map { " \($0)" } ?? ""), flag.fullSummary)
    })
}
