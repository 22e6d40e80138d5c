extension Program {
  /// The manual page of the program and all its commands, for section 1: roff with the macros of man(7).
  /// It names no date, so that the same table gives the same bytes.
  package func manualPage() -> String {
    var page = [
      ".TH \(argument(name.uppercased())) 1 \"\" \(argument("\(name) \(version)")) \"User Commands\"",
      ".SH NAME", "\(escaped(name)) \\- \(escaped(summary))",
      ".SH SYNOPSIS", "\\fB\(escaped(name))\\fR \\fICOMMAND\\fR [\\fIARGUMENTS\\fR]",
    ]
    page += titled("DESCRIPTION", discussionLines(discussion))
    page += titled("OPTIONS OF EVERY COMMAND", allGlobalFlags.flatMap(flagLines))
    page.append(".SH COMMANDS")
    for (path, command) in commandsWithPaths(below: Command(name, summary: summary, subcommands: commands)) {
      page += commandLines(command, at: path)
    }
    page += titled("EXIT STATUS", exitStatuses.flatMap { tagged("\\fB\($0.code)\\fR", $0.meaning) })
    let examples = commandsWithPaths(below: root).flatMap(\.command.examples)
    page += titled("EXAMPLES", examples.flatMap { tagged("\\fB\(escaped($0.commandLine))\\fR", $0.purpose) })
    return page.joined(separator: "\n") + "\n"
  }

  private func commandLines(_ command: Command, at path: [String]) -> [String] {
    [".SS \(argument(usage(of: command, at: path)))", escaped(command.summary + ".")]
      + discussionLines(command.discussion)
      + command.operands.flatMap { tagged("\\fI\(escaped($0.placeholder))\\fR", $0.summary) }
      + command.flags.flatMap(flagLines)
  }
}

private func titled(_ title: String, _ lines: [String]) -> [String] {
  lines.isEmpty ? [] : [".SH \(argument(title))"] + lines
}

/// A paragraph behind its tag; the tag is roff already.
private func tagged(_ tag: String, _ text: String) -> [String] { [".TP", tag, escaped(text)] }

private func flagLines(_ flag: FlagDeclaration) -> [String] {
  let letter = flag.short.map { "\\fB\(escaped("-\($0)"))\\fR, " } ?? ""
  let value = flag.placeholder.map { " \\fI\(escaped($0))\\fR" } ?? ""
  return tagged("\(letter)\\fB\(escaped(flag.spelling))\\fR\(value)", flag.fullSummary)
}

private func discussionLines(_ discussion: String) -> [String] {
  textBlocks(discussion).flatMap { block in
    switch block {
    case .paragraph(let text): [".PP", escaped(wrapped(text, width: .max).joined())]
    case .verbatim(let lines): [".PP", ".nf"] + lines.map(escaped) + [".fi"]
    }
  }
}

/// Text that roff prints as it is: a dash stays one that can be copied, no line begins with a control character.
private func escaped(_ text: String) -> String {
  var roff = ""
  for character in text {
    switch character {
    case "\\": roff += "\\e"
    case "-": roff += "\\-"
    case "\n": roff += " "
    default: roff.append(character)
    }
  }
  return roff.hasPrefix(".") || roff.hasPrefix("'") ? "\\&" + roff : roff
}

/// Text as one argument of a macro.
private func argument(_ text: String) -> String {
  "\"" + escaped(text).split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\(dq") + "\""
}
