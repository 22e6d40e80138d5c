extension Program {
  /// What contradicts itself in the table, each as one sentence with the place; empty for a sound program.
  /// A program's own tests require it to be empty.
  package func inconsistencies() -> [String] {
    var found: [String] = []
    if !isName(name) { found.append("program '\(name)': its name is not of small letters, digits and dashes") }
    found += summaryFaults(summary).map { "program '\(name)' \($0)" }
    found += repeated(exitStatuses.map { "\($0.code)" }).map { "exit status \($0) is named twice" }
    found += exitStatuses.filter { $0.meaning.isEmpty }.map { "exit status \($0.code) has no meaning" }
    found += flagFaults(globalFlags + [.help, .version], at: "global flags")
    found += groupFaults(commands + [Command(Program.helpName, summary: "")], at: "program '\(name)'")
    if commands.isEmpty { found.append("program '\(name)' has no commands") }
    for (path, command) in commandsWithPaths(below: Command(name, summary: summary, subcommands: commands)) {
      found += commandFaults(command, at: "command '\(path.joined(separator: " "))'")
    }
    return found
  }

  private func commandFaults(_ command: Command, at place: String) -> [String] {
    var found = summaryFaults(command.summary).map { "\(place) \($0)" }
    if !isName(command.name) { found.append("\(place): its name is not of small letters, digits and dashes") }
    let globalNames = Set(allGlobalFlags.map(\.name))
    let globalLetters = Set(allGlobalFlags.compactMap(\.short))
    for flag in command.flags {
      if globalNames.contains(flag.name) { found.append("\(place): flag '--\(flag.name)' is global already") }
      if let short = flag.short, globalLetters.contains(short) {
        found.append("\(place): flag '-\(short)' is global already")
      }
    }
    found += flagFaults(command.flags, at: place)
    found += operandFaults(command.operands, at: place)
    if command.isGroup, !(command.operands.isEmpty && command.flags.isEmpty) {
      found.append("\(place): a group of commands has no flags and operands of its own")
    }
    for example in command.examples where example.commandLine.isEmpty || example.purpose.isEmpty {
      found.append("\(place): example '\(example.commandLine)' lacks its command line or purpose")
    }
    return found + groupFaults(command.subcommands, at: place)
  }

  private func groupFaults(_ commands: [Command], at place: String) -> [String] {
    repeated(commands.map(\.name)).map { "\(place): command '\($0)' is declared twice" }
  }
}

private func operandFaults(_ operands: [Operand], at place: String) -> [String] {
  var found: [String] = []
  for operand in operands {
    let name = "operand '\(operand.placeholder)'"
    if !isPlaceholder(operand.placeholder) { found.append("\(place): \(name) is not of capitals, digits, - _ |") }
    found += summaryFaults(operand.summary).map { "\(place): \(name) \($0)" }
  }
  for operand in operands.dropLast() where operand.arity != .one {
    found.append("\(place): operand '\(operand.placeholder)' is not the last, so there must be one of it")
  }
  return found
}

private func flagFaults(_ flags: [FlagDeclaration], at place: String) -> [String] {
  repeated(flags.map(\.name)).map { "\(place): flag '--\($0)' is declared twice" }
    + repeated(flags.compactMap { $0.short.map { "\($0)" } }).map { "\(place): flag '-\($0)' is declared twice" }
    + flags.flatMap { flag in faults(of: flag).map { "\(place): flag '--\(flag.name)' \($0)" } }
}

private func faults(of flag: FlagDeclaration) -> [String] {
  var found: [String] = []
  if !isName(flag.name) { found.append("is not of small letters, digits and dashes") }
  if flag.name.count < 2 { found.append("is too short for a long name") }
  if let short = flag.short, !(short.isASCII && (short.isLetter || short.isNumber)) {
    found.append("has the short form '\(short)', which is no letter or digit of ASCII")
  }
  found += summaryFaults(flag.summary)
  if let placeholder = flag.placeholder, !isPlaceholder(placeholder) {
    found.append("has the placeholder '\(placeholder)', which is not of capitals, digits, - _ |")
  }
  if let words = flag.choices {
    if words.isEmpty { found.append("has no choices") }
    found += repeated(words).map { "has the choice '\($0)' twice" }
    found += words.filter { !isChoice($0) }.map { "has the choice '\($0)', which is not of letters, digits, . _ + / -" }
  }
  if let text = flag.defaultText {
    do { try flag.check(text) } catch { found.append("cannot be its default '\(text)': \(error.message)") }
  }
  return found
}

private func summaryFaults(_ summary: String) -> [String] {
  if summary.isEmpty { return ["has no summary"] }
  if summary.contains(where: \.isNewline) { return ["has a summary of more than one line"] }
  return summary.hasSuffix(".") ? ["has a summary that ends with a full stop"] : []
}

/// What occurs more than once, each once, in order.
private func repeated(_ names: [String]) -> [String] {
  var counts: [String: Int] = [:]
  return names.filter { name in
    counts[name, default: 0] += 1
    return counts[name] == 2
  }
}

private func isName(_ text: String) -> Bool {
  !text.isEmpty && text.utf8.allSatisfy { isLetter($0, from: "a") || isDigit($0) || $0 == UInt8(ascii: "-") }
    && !text.hasPrefix("-") && !text.hasSuffix("-")
}

private func isPlaceholder(_ text: String) -> Bool {
  !text.isEmpty && text.utf8.allSatisfy { isLetter($0, from: "A") || isDigit($0) || "-_|".utf8.contains($0) }
}

private func isChoice(_ text: String) -> Bool {
  !text.isEmpty && !text.hasPrefix("-")
    && text.utf8.allSatisfy {
      isLetter($0, from: "a") || isLetter($0, from: "A") || isDigit($0) || "._+/-".utf8.contains($0)
    }
}

private func isLetter(_ byte: UInt8, from first: Unicode.Scalar) -> Bool {
  let start = UInt8(ascii: first)
  return (start..<start + 26).contains(byte)
}

private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
