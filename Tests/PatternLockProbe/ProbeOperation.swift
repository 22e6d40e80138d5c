import Glibc
import PatternGrid
import PatternLock

enum ProbeOperation: String {
  /// Enrols PATTERN; after a million failures the lock closes.
  case enrol
  /// Unlocks with PATTERN and says the contents.
  case unlock
  /// Changes the first PATTERN to the second.
  case change
  /// Unlocks with PATTERN without end and says each verdict after it has come.
  case fail
  /// Changes the first PATTERN to the second and back, without end.
  case swap
  /// Unlocks with PATTERN, then says how often the key given inverted, in hexadecimal, lies in this process's memory.
  case scan

  func run(_ lock: VaultLock, _ texts: [String]) throws {
    let patterns = try texts.prefix(self == .scan ? 1 : 2).map { try Notation.digit.pattern($0, in: .android3x3) }
    switch self {
    case .enrol:
      _ = try lock.enrol(
        patterns[0], protecting: Array("contents".utf8).span,
        derivation: .unsafe(.pbkdf2HMACSHA256(iterations: 100)), attempts: AttemptPolicy(maximumFailures: 1_000_000))
    case .unlock: say(try contents(of: lock, patterns[0]))
    case .change: try lock.change(from: patterns[0], to: patterns[1])
    case .fail: while true { try fail(lock, patterns[0]) }
    case .swap:
      while true {
        try lock.change(from: patterns[0], to: patterns[1])
        try lock.change(from: patterns[1], to: patterns[0])
      }
    case .scan:
      _ = try contents(of: lock, patterns[0])
      say("\(MemoryScan.occurrences(ofInverted: Array(texts[1].utf8)))")
    }
  }

  private func contents(of lock: VaultLock, _ pattern: Pattern) throws -> String {
    let contents = try lock.unlock(pattern)
    return contents.withSpan { bytes in String(decoding: bytes.indices.map { bytes[$0] }, as: UTF8.self) }
  }

  private func fail(_ lock: VaultLock, _ pattern: Pattern) throws {
    do { _ = try contents(of: lock, pattern) } catch LockError.refused { say("refused") }
  }
}

/// Writes a line at once: a killed process has said what it said.
func say(_ line: String) {
  let bytes = Array("\(line)\n".utf8)
  write(1, bytes, bytes.count)
}
