import Datasets
import PatternLock
import Testing

@Suite struct AttemptWaitTests: LockFixture {
  let directory = try! TemporaryDirectory()
  let hand = HandClock()

  @Test func waits() throws {
    _ = try enrol(AttemptPolicy(maximumFailures: 50, lockout: .androidGatekeeper))
    for number in 1...5 { refuse(wrongs[number], attemptsLeft: 50 - number) }
    #expect(throws: LockError.waiting(seconds: 30)) { _ = try lock.unlock(right) }
    #expect(try lock.status().state == .waiting(seconds: 30))
    hand.seconds += 29
    #expect(throws: LockError.waiting(seconds: 1)) { _ = try lock.unlock(right) }
    hand.seconds += 1
    refuse(wrongs[0], attemptsLeft: 44)
    try unlocks(right)
  }

  @Test func aClockSetBackDoesNotHelp() throws {
    _ = try enrol(AttemptPolicy(maximumFailures: 50, lockout: .androidGatekeeper))
    for number in 1...5 { refuse(wrongs[number], attemptsLeft: 50 - number) }
    for seconds in [0, 500_000, 999_999] {
      hand.seconds = seconds
      #expect(throws: LockError.waiting(seconds: 30)) { _ = try lock.unlock(right) }
    }
    hand.seconds = 1_000_029
    #expect(throws: LockError.waiting(seconds: 1)) { _ = try lock.unlock(right) }
    // Failing with the clock set back starts the wait at the latest time ever seen.
    hand.seconds = 1_000_100
    for number in 6...9 { refuse(wrongs[number % 6], attemptsLeft: 50 - number) }
    hand.seconds = 10
    refuse(wrongs[0], attemptsLeft: 40)
    hand.seconds = 1_000_129
    #expect(throws: LockError.waiting(seconds: 1)) { _ = try lock.unlock(right) }
  }

  @Test func aRestartBeginsTheWaitAnew() throws {
    _ = try enrol(AttemptPolicy(maximumFailures: 50, lockout: .androidGatekeeper))
    for number in 1...5 { refuse(wrongs[number], attemptsLeft: 50 - number) }
    (hand.origin, hand.seconds) = ([2], 2_000_000)
    #expect(throws: LockError.waiting(seconds: 30)) { _ = try lock.unlock(right) }
    hand.seconds += 20
    #expect(throws: LockError.waiting(seconds: 10)) { _ = try lock.unlock(right) }
    hand.seconds += 10
    try unlocks(right)
  }

  @Test func theSystemsClockGoesOn() {
    let (first, second) = (LockClock.system.now(), LockClock.system.now())
    #expect(first.origin == second.origin && first.origin.contains { $0 != 0 } && first.origin.count == 16)
    #expect(first.seconds > 0 && second.seconds >= first.seconds)
  }

  @Test func aProfileMayCloseTheLock() throws {
    _ = try enrol(AttemptPolicy(maximumFailures: 50, lockout: .ios9to13))
    for number in 1...10 {
      refuse(wrongs[number % 6], attemptsLeft: 50 - number)
      hand.seconds += 3600
    }
    #expect(throws: LockError.locked(.tooManyFailures)) { _ = try lock.unlock(right) }
  }
}
