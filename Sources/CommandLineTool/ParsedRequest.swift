/// What a command line asks for.
package enum ParsedRequest: Sendable, Equatable {
  /// The help of the command at this path; of the program when the path is empty.
  case help([String])
  case version
  case invocation(Invocation)
}

extension Program {
  /// Reads a command line, without the name of the program.
  ///
  /// Arguments are cut as by getopt_long: names of flags may be shortened to a unique beginning, flags and operands may
  /// be mixed, after `--` all are operands, `-` is an operand. Command names are written in full. The first mistake
  /// in the order of the arguments is thrown, then missing operands; `--help` and `--version` win over mistakes
  /// behind them. Bytes of an argument that are no UTF-8 have become U+FFFD before they are seen here.
  ///
  /// Safe from several threads, as long as nothing else in the process calls getopt. Cost: linear in the arguments.
  package func parse(_ arguments: [String]) throws(UsageError) -> ParsedRequest {
    if let argument = arguments.first(where: { $0.utf8.contains(0) }) {
      throw UsageError(reason: .unreadableArgument(argument), command: [], program: name)
    }
    var reading = Reading(program: self, command: root)
    do {
      return try reading.request(of: arguments[...])
    } catch {
      throw UsageError(reason: error, command: reading.path, program: name)
    }
  }
}

/// A command line half read: the command reached and the flags given so far.
private struct Reading {
  let program: Program
  var command: Command
  var path: [String] = []
  var texts: [String: [String]] = [:]

  init(program: Program, command: Command) {
    self.program = program
    self.command = command
  }

  /// Whether the path is that of a command whose help is asked for by `help`.
  private var asksForHelp: Bool { path.first == Program.helpName }

  mutating func request(of arguments: ArraySlice<String>) throws(UsageError.Reason) -> ParsedRequest {
    var rest = arguments
    while command.isGroup {
      let flags = program.allGlobalFlags
      var next: Int?
      for token in scanTokens(rest, for: flags, stopsAtOperand: true) {
        if case .operand(_, let position) = token {
          next = position
          break
        }
        if let answer = try take(token, among: flags) { return answer }
      }
      guard let next else {
        guard asksForHelp else { throw .missingCommand }
        return .help(Array(path.dropFirst()))
      }
      try enter(rest[next])
      rest = rest[(next + 1)...]
    }
    return try requestOfReachedCommand(rest)
  }

  private mutating func enter(_ name: String) throws(UsageError.Reason) {
    guard let next = command.subcommands.first(where: { $0.name == name }) else {
      throw .unknownCommand(name, near: nearestName(to: name, among: command.subcommands.map(\.name)))
    }
    command = next
    path.append(name)
  }

  private mutating func requestOfReachedCommand(
    _ arguments: ArraySlice<String>
  ) throws(UsageError.Reason) -> ParsedRequest {
    let flags = command.flags + program.allGlobalFlags
    var operands: [String] = []
    let mostOperands = command.operands.contains(where: \.arity.isUnlimited) ? Int.max : command.operands.count
    for token in scanTokens(arguments, for: flags, stopsAtOperand: false) {
      if case .operand(let operand, _) = token {
        guard operands.count < mostOperands else { throw .unexpectedOperand(operand) }
        operands.append(operand)
      } else if let answer = try take(token, among: flags) {
        return answer
      }
    }
    if asksForHelp { return .help(Array(path.dropFirst())) }
    let required = command.operands.filter(\.arity.isRequired)
    guard operands.count >= required.count else {
      throw .missingOperand(placeholder: required[operands.count].placeholder)
    }
    return .invocation(Invocation(path: path, texts: texts, operands: operands))
  }

  /// Notes a flag, or answers with the request that it makes by itself.
  private mutating func take(_ token: Token, among flags: [FlagDeclaration]) throws(UsageError.Reason) -> ParsedRequest?
  {
    switch token {
    case .operand: return nil
    case .flag(let index, let text):
      let flag = flags[index]
      if flag.name == FlagDeclaration.help.name { return .help(asksForHelp ? Array(path.dropFirst()) : path) }
      if flag.name == FlagDeclaration.version.name { return .version }
      try note(flag, text)
      return nil
    case .missingValue(let index):
      throw .missingValue(flag: flags[index].spelling, placeholder: flags[index].placeholder ?? "")
    case .unexpectedValue(let index): throw .unexpectedValue(flag: flags[index].spelling)
    case .unknownFlag(let spelling): throw reasonForUnknown(spelling, among: flags)
    }
  }

  private mutating func note(_ flag: FlagDeclaration, _ text: String?) throws(UsageError.Reason) {
    if texts[flag.name] != nil, !flag.isRepeatable { throw .repeatedFlag(flag.spelling) }
    if let text { do { try flag.check(text) } catch { throw .unfitValue(flag: flag.spelling, value: text, error) } }
    texts[flag.name, default: []].append(text ?? "")
  }

  private func reasonForUnknown(_ spelling: String, among flags: [FlagDeclaration]) -> UsageError.Reason {
    let isLong = spelling.hasPrefix("--")
    let name = String(spelling.dropFirst(isLong ? 2 : 1))
    let candidates = isLong && !name.isEmpty ? flags.map(\.name).filter { $0.hasPrefix(name) } : []
    if candidates.count > 1 { return .ambiguousFlag(spelling, candidates: candidates.map { "--\($0)" }) }
    let inner = program.commandsWithPaths(below: command).flatMap(\.command.flags)
    let isInner = inner.contains { isLong ? $0.name == name : $0.short.map { "\($0)" } == name }
    if isInner { return .flagBeforeCommand(spelling) }
    let near = isLong ? nearestName(to: name, among: flags.map(\.name)) : nil
    return .unknownFlag(spelling, near: near.map { "--\($0)" })
  }
}
