import Assessment
import FileStreams
import Glibc
import PatternGrid
import PatternLock

/// Takes secrets from standard input, one a line, in the order asked for: on a terminal after a prompt and without
/// showing them.
///
/// Nothing of a line is ever repeated in a message. The bytes of a line are wiped; the dots of a `Pattern` that was read
/// from them cannot be.
struct SecretInput {
  private let isTerminal = isatty(STDIN_FILENO) == 1
  private let console: Console

  /// Above every pattern and login key.
  private static let longestLine = 512

  init(_ console: Console) { self.console = console }

  /// The pattern on the next line.
  func pattern(_ prompt: String, of space: PatternSpace, in notation: Notation) throws -> Pattern {
    try pattern(from: try requiredLine(prompt), of: space, in: notation)
  }

  /// A new pattern, asked for twice, so that a slip of the finger locks nobody out.
  func newPattern(of space: PatternSpace, in notation: Notation) throws -> Pattern {
    try repeated(try requiredLine("New pattern"), of: space, in: notation)
  }

  /// A new pattern, asked for twice; nil where the line is empty or there is none.
  func newPatternIfWanted(of space: PatternSpace, in notation: Notation) throws -> Pattern? {
    guard let line = try line("New pattern (nothing for none yet)"), line.count > 0 else { return nil }
    return try repeated(line, of: space, in: notation)
  }

  /// The login key on the next line.
  func loginKey() throws -> LoginKey {
    let line = try requiredLine("Login key")
    guard let key = line.withSpan({ LoginKey(hexadecimal: $0) }) else {
      throw Failure.refused("this is no login key: it has 64 hexadecimal digits")
    }
    return key
  }

  private func repeated(
    _ line: consuming SecretBytes, of space: PatternSpace, in notation: Notation
  ) throws -> Pattern {
    let first = try pattern(from: line, of: space, in: notation)
    guard try pattern("New pattern again", of: space, in: notation) == first else {
      throw Failure.refused("the two patterns differ; nothing was set")
    }
    return first
  }

  /// The reason of a fault would name dots of the secret, so it is not told.
  private func pattern(
    from line: borrowing SecretBytes, of space: PatternSpace, in notation: Notation
  ) throws -> Pattern {
    do { return try line.withSpan { text throws(PatternTextError) in try notation.pattern(text, in: space) } } catch {
      throw Failure.refused("this is no pattern of \(space.title), in \(notation.id) notation; it was not tried")
    }
  }

  private func requiredLine(_ prompt: String) throws -> SecretBytes {
    guard let line = try line(prompt) else {
      throw Failure.usage("standard input has too few lines: '\(prompt)' is missing")
    }
    return line
  }

  private func line(_ prompt: String) throws -> SecretBytes? {
    guard isTerminal else { return try readLine() }
    // The end of the line that was typed is hidden too.
    defer { console.write("\n") }
    return try HiddenTyping.during {
      console.write("\(prompt): ")
      return try readLine()
    }
  }

  /// The next line without its end; nil at the end of the input.
  private func readLine() throws -> SecretBytes? {
    var count = 0
    var isEnded = false
    let bytes = try SecretBytes(count: Self.longestLine) { memory in
      while !isEnded {
        guard count < memory.count else { throw Failure.refused("the line is too long for a secret") }
        // Byte by byte: what follows the line is left for whoever reads next.
        let got = read(STDIN_FILENO, memory.baseAddress! + count, 1)
        if got < 0, errno == EINTR { continue }
        guard got >= 0 else { throw Failure.system("cannot read standard input: \(SystemError(errno).reason)") }
        if got == 0, count == 0 {
          count = -1
          return
        }
        isEnded = got == 0 || memory[count] == UInt8(ascii: "\n")
        if !isEnded { count += 1 }
      }
      if count > 0, memory[count - 1] == UInt8(ascii: "\r") { count -= 1 }
    }
    return count < 0 ? nil : bytes.withSpan { SecretBytes(copying: $0.extracting(0..<count)) }
  }
}
