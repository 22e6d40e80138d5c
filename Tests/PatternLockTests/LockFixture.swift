import PatternGrid
import PatternLock
import Testing

/// A clock that is set by hand.
final class HandClock {
  var origin: [UInt8] = [1]
  var seconds = 1_000_000

  var clock: LockClock { LockClock { LockClock.Reading(origin: self.origin, seconds: self.seconds) } }
}

/// A lock in a directory and on a clock of its own, with quick costs.
protocol LockFixture {
  var directory: TemporaryDirectory { get }
  var hand: HandClock { get }
}

extension LockFixture {
  var right: Pattern { pattern("01258") }
  var wrongs: [Pattern] { ["0124", "0125", "0127", "0142", "01246", "01247"].map { pattern($0) } }
  var contents: [UInt8] { Array("what is kept".utf8) }
  var lock: VaultLock { VaultLock(directory: directory.path, clock: hand.clock) }

  func enrol(_ policy: AttemptPolicy = .standard) throws -> LoginKey {
    try lock.enrol(right, protecting: contents.span, derivation: quick, attempts: policy)
  }

  func refuse(_ pattern: Pattern, attemptsLeft: Int, counted: Bool = true) {
    #expect(throws: LockError.refused(attemptsLeft: attemptsLeft, counted: counted)) { _ = try lock.unlock(pattern) }
  }

  func unlocks(_ pattern: Pattern) throws { #expect(try lock.unlock(pattern).copied() == contents) }
}
