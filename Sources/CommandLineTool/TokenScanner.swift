import CGetopt

/// One piece of a command line, as getopt_long cuts it. Flags are indices into the flags that were scanned for.
enum Token: Sendable, Equatable {
  case flag(Int, value: String?)
  /// `position` is its place among the arguments.
  case operand(String, position: Int)
  /// No flag is so named, or more than one begins so: `--name` without a value, or `-x` out of a cluster.
  case unknownFlag(String)
  case missingValue(Int)
  case unexpectedValue(Int)
}

/// Cuts arguments into tokens, in their order: `--name value`, `--name=value`, unique beginnings of names, `-n value`,
/// `-nvalue`, clusters of letters, `--` before arguments that are no flags.
///
/// With `stopsAtOperand` the first operand is the last token, so that a command's own flags can be read by a scan of
/// their own. No argument holds a NUL. Cost: linear in the arguments. Scans of several threads wait for each other.
func scanTokens(_ arguments: ArraySlice<String>, for flags: [FlagDeclaration], stopsAtOperand: Bool) -> [Token] {
  let names = flags.map { duplicate($0.name) }
  // getopt_long begins behind the name of the program.
  let argv = ([""] + arguments).map { duplicate($0) }
  defer { for text in names + argv { text.deallocate() } }
  let known = zip(flags, names).map { flag, name in
    cgetopt_flag(
      name: name, letter: CChar(flag.short?.asciiValue ?? 0), takes_value: flag.value != nil)
  }
  return known.withUnsafeBufferPointer { known in
    (argv.map(Optional.some) + [nil]).withUnsafeBufferPointer { argv in
      guard
        let scanner = cgetopt_open(Int32(arguments.count + 1), argv.baseAddress!, known.baseAddress, known.count)
      else { fatalError("out of memory while reading \(arguments.count) arguments") }
      defer { cgetopt_close(scanner) }
      return tokens(of: scanner, arguments: arguments, stopsAtOperand: stopsAtOperand)
    }
  }
}

private func tokens(of scanner: OpaquePointer, arguments: ArraySlice<String>, stopsAtOperand: Bool) -> [Token] {
  var tokens: [Token] = []
  while true {
    let token = cgetopt_next(scanner)
    let place = arguments.startIndex + Int(token.position) - 1
    switch token.kind {
    case CGETOPT_FLAG: tokens.append(.flag(Int(token.flag), value: token.value.map { String(cString: $0) }))
    case CGETOPT_MISSING_VALUE: tokens.append(.missingValue(Int(token.flag)))
    case CGETOPT_UNEXPECTED_VALUE: tokens.append(.unexpectedValue(Int(token.flag)))
    case CGETOPT_UNKNOWN:
      tokens.append(.unknownFlag(unknownSpelling(arguments[place], letter: token.letter)))
    case CGETOPT_OPERAND:
      tokens.append(.operand(arguments[place], position: place))
      if stopsAtOperand { return tokens }
    default:
      let rest = arguments[place...]
      let taken = stopsAtOperand ? rest.prefix(1) : rest
      return tokens + zip(taken.indices, taken).map { .operand($1, position: $0) }
    }
  }
}

/// The letter is 0 for a long name. One beyond ASCII is only the first byte of a character: the whole argument is shown.
private func unknownSpelling(_ argument: String, letter: UInt8) -> String {
  switch letter {
  case 0: String(argument.prefix { $0 != "=" })
  case ..<0x80: "-\(Unicode.Scalar(letter))"
  default: argument
  }
}

/// The bytes of a text with a NUL behind them.
private func duplicate(_ text: String) -> UnsafeMutablePointer<CChar> {
  let bytes = text.utf8CString
  let copy = UnsafeMutableBufferPointer<CChar>.allocate(capacity: bytes.count)
  _ = copy.initialize(from: bytes)
  return copy.baseAddress!
}
