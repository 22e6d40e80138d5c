import Foundation
import PatternGrid
import PatternLock
import Testing

@Suite struct VaultLockTests: LockFixture {
  let directory = try! TemporaryDirectory()
  let hand = HandClock()

  @Test func unlocksAndResets() throws {
    _ = try enrol()
    try unlocks(right)
    refuse(wrongs[0], attemptsLeft: 4)
    refuse(wrongs[0], attemptsLeft: 3)
    #expect(try lock.status().failures == 2)
    try unlocks(right)
    #expect(try lock.status().failures == 0)
    #expect(directory.names == ["attempts", "device-key", "vault"])
  }

  @Test func filesAreForTheOwnerOnly() throws {
    _ = try enrol()
    try lock.change(from: right, to: wrongs[0])
    for name in directory.names {
      let mode = try FileManager.default.attributesOfItem(atPath: directory.file(name))[.posixPermissions] as? Int
      #expect(mode == 0o600, "\(name)")
    }
  }

  @Test(arguments: [1, 2, 5, 8]) func closesAfterSoManyFailures(maximum: Int) throws {
    _ = try enrol(AttemptPolicy(maximumFailures: maximum))
    for number in 1...maximum { refuse(wrongs[number % wrongs.count], attemptsLeft: maximum - number) }
    #expect(throws: LockError.locked(.tooManyFailures)) { _ = try lock.unlock(right) }
    #expect(throws: LockError.locked(.tooManyFailures)) { try lock.change(from: right, to: wrongs[0]) }
    #expect(try lock.status().state == .locked(.tooManyFailures))
    #expect(try lock.status().attemptsLeft == 0)
  }

  @Test func theLastAttemptMayBeTheRightOne() throws {
    _ = try enrol()
    for number in 1...4 { refuse(wrongs[number], attemptsLeft: 5 - number) }
    try unlocks(right)
    refuse(wrongs[0], attemptsLeft: 4)
  }

  @Test func loginDropsTheOldPatternAndOffersANewOne() throws {
    let loginKey = try enrol(AttemptPolicy(maximumFailures: 2)).hexadecimal()
    func deposited() -> LoginKey? { loginKey.withSpan { LoginKey(hexadecimal: $0) } }
    refuse(wrongs[0], attemptsLeft: 1)
    refuse(wrongs[1], attemptsLeft: 0)
    #expect(throws: LockError.loginRefused) { _ = try lock.login { nil } }
    #expect(throws: LockError.vault(.wrongLoginKey)) { _ = try lock.login { try? LoginKey.random() } }
    #expect(throws: LockError.locked(.tooManyFailures)) { _ = try lock.unlock(right) }

    let session = try lock.login(deposited)
    #expect(LoginSession.warning.contains("old pattern is gone"))
    #expect(try session.contents().copied() == contents)
    #expect(try lock.status().state == .patternDropped)
    #expect(try lock.status().failures == 0)
    #expect(throws: LockError.vault(.patternDropped)) { _ = try lock.unlock(right) }
    #expect(try lock.status().failures == 0)

    #expect(throws: LockError.enrolment(.denied)) {
      try session.enrol(wrongs[2], derivation: quick, enrolment: EnrolmentPolicy(isDenied: { _ in true }))
    }
    try session.enrol(wrongs[2], derivation: quick)
    try unlocks(wrongs[2])
    refuse(right, attemptsLeft: 1)
    #expect(try lock.status().policy?.maximumFailures == 2)
    // The login key still works, any number of times.
    #expect(try lock.login(deposited).contents().copied() == contents)
  }

  @Test func damageUsesNoAttempt() throws {
    _ = try enrol()
    let original = try directory.bytes("vault")
    try directory.write(Array(original.dropLast()), to: "vault")
    for _ in 0..<10 {
      #expect(throws: LockError.vault(.truncated(expectedSize: original.count, size: original.count - 1))) {
        _ = try lock.unlock(right)
      }
    }
    try directory.write(original, to: "vault")
    #expect(try lock.status().failures == 0)
  }

  @Test func repeatedWrongPatternsMayGoUncounted() throws {
    _ = try enrol(AttemptPolicy(countsRepeats: false))
    refuse(wrongs[0], attemptsLeft: 4)
    for _ in 0..<10 { refuse(wrongs[0], attemptsLeft: 4, counted: false) }
    refuse(wrongs[1], attemptsLeft: 3)
    refuse(wrongs[0], attemptsLeft: 3, counted: false)
    try unlocks(right)
    refuse(wrongs[0], attemptsLeft: 4)
    for number in 1...4 { refuse(wrongs[number], attemptsLeft: 4 - number) }
    #expect(throws: LockError.locked(.tooManyFailures)) { _ = try lock.unlock(right) }
  }

  @Test func onlyTheLastFiveWrongPatternsAreRemembered() throws {
    _ = try enrol(AttemptPolicy(maximumFailures: 20, countsRepeats: false))
    for number in 0...5 { refuse(wrongs[number], attemptsLeft: 19 - number) }
    refuse(wrongs[1], attemptsLeft: 14, counted: false)
    refuse(wrongs[0], attemptsLeft: 13)
  }

  @Test func changesThePattern() throws {
    _ = try enrol()
    #expect(throws: LockError.refused(attemptsLeft: 4, counted: true)) {
      try lock.change(from: wrongs[0], to: wrongs[1])
    }
    #expect(throws: LockError.enrolment(.sameAsBefore)) { try lock.change(from: right, to: right) }
    let policy = EnrolmentPolicy(minimumGuessNumber: 100, guessNumber: { _ in 99 })
    #expect(throws: LockError.enrolment(.guessedTooSoon(minimumGuessNumber: 100))) {
      try lock.change(from: right, to: wrongs[0], enrolment: policy)
    }
    try unlocks(right)
    try lock.change(from: right, to: wrongs[0])
    try unlocks(wrongs[0])
    refuse(right, attemptsLeft: 4)
    #expect(try lock.status().derivation == quick)
  }

  @Test func whatIsNoPatternOfTheVaultIsNoAttempt() throws {
    _ = try enrol()
    let short = try Pattern([0, 1, 2], in: PatternSpace(grid: .threeByThree, minimumLength: 3))
    #expect(throws: LockError.notAPattern(.tooShort(length: 3, minimum: 4))) { _ = try lock.unlock(short) }
    #expect(throws: LockError.notAPattern(.tooShort(length: 3, minimum: 4))) { try lock.change(from: right, to: short) }
    #expect(try lock.status().failures == 0)
  }

  @Test func enrolsOnce() throws {
    #expect(throws: LockError.notEnrolled) { _ = try lock.status() }
    #expect(throws: LockError.enrolment(.tooShort(length: 5, minimum: 6))) {
      _ = try lock.enrol(
        right, protecting: contents.span, derivation: quick, enrolment: EnrolmentPolicy(minimumLength: 6))
    }
    _ = try enrol()
    #expect(throws: LockError.alreadyEnrolled) { _ = try enrol() }
    let missing = VaultLock(directory: directory.file("none"))
    #expect(throws: LockError.notEnrolled) { _ = try missing.unlock(right) }
    _ = try missing.enrol(right, protecting: contents.span, derivation: quick)
    let mode = try FileManager.default.attributesOfItem(atPath: directory.file("none"))[.posixPermissions] as? Int
    #expect(mode == 0o700)
  }

  @Test func destroys() throws {
    let loginKey = try enrol().hexadecimal()
    let session = try lock.login { loginKey.withSpan { LoginKey(hexadecimal: $0) } }
    try lock.destroy()
    #expect(directory.names.isEmpty)
    #expect(throws: LockError.notEnrolled) { _ = try lock.unlock(right) }
    #expect(throws: LockError.notEnrolled) { try session.enrol(right, derivation: quick) }
    #expect(throws: Never.self) { try lock.destroy() }
  }

  @Test func aMemoryStoreIsAsGood() throws {
    let store = MemoryAttemptStore()
    let lock = VaultLock(directory: directory.path, store: store)
    _ = try lock.enrol(right, protecting: contents.span, derivation: quick)
    #expect(throws: LockError.refused(attemptsLeft: 4, counted: true)) { _ = try lock.unlock(wrongs[0]) }
    #expect(try lock.unlock(right).copied() == contents)
    #expect(directory.names == ["vault"])
    // Another process has another memory.
    let other = VaultLock(directory: directory.path, store: MemoryAttemptStore())
    #expect(throws: LockError.locked(.deviceKeyMissing)) { _ = try other.unlock(right) }
  }

  @Test func linksAreNotFollowed() throws {
    _ = try enrol()
    try directory.remove("vault")
    try FileManager.default.createSymbolicLink(atPath: directory.file("vault"), withDestinationPath: "/etc/passwd")
    #expect(throws: LockError.file(LockFileError("open", directory.file("vault"), code: ELOOP))) {
      _ = try lock.unlock(right)
    }
  }
}
