import Foundation
import PatternGrid
import PatternLock
import Testing

/// A clock that is set by hand.
final class HandClock {
  var origin: [UInt8] = [1]
  var seconds = 1_000_000

  var clock: LockClock { LockClock { LockClock.Reading(origin: self.origin, seconds: self.seconds) } }
}

@Suite struct VaultLockTests {
  let right = pattern("01258")
  let wrongs = ["0124", "0125", "0127", "0142", "01246", "01247"].map { pattern($0) }
  let contents = Array("what is kept".utf8)
  let directory = try! TemporaryDirectory()
  let hand = HandClock()
  var lock: VaultLock { VaultLock(directory: directory.path, clock: hand.clock) }

  private func enrol(_ policy: AttemptPolicy = .standard) throws -> LoginKey {
    try lock.enrol(right, protecting: contents.span, derivation: quick, attempts: policy)
  }

  private func refuse(_ pattern: Pattern, attemptsLeft: Int, counted: Bool = true) {
    #expect(throws: LockError.refused(attemptsLeft: attemptsLeft, counted: counted)) { _ = try lock.unlock(pattern) }
  }

  private func unlocks(_ pattern: Pattern) throws { #expect(try lock.unlock(pattern).copied() == contents) }

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

  @Test(arguments: ["attempts", "device-key"]) func aDeletedFileCountsAsLocked(name: String) throws {
    let loginKey = try enrol().hexadecimal()
    try directory.remove(name)
    let reason: LockError.LockedReason = name == "attempts" ? .counterMissing : .deviceKeyMissing
    for pattern in [right, wrongs[0]] {
      #expect(throws: LockError.locked(reason)) { _ = try lock.unlock(pattern) }
    }
    #expect(try lock.status().state == .locked(reason))
    #expect(try lock.status().attemptsLeft == nil)
    let session = try lock.login { loginKey.withSpan { LoginKey(hexadecimal: $0) } }
    try session.enrol(wrongs[0], derivation: quick)
    try unlocks(wrongs[0])
  }

  @Test func everyChangedOrTruncatedCounterCountsAsLocked() throws {
    _ = try enrol()
    refuse(wrongs[0], attemptsLeft: 4)
    let original = try directory.bytes("attempts")
    for offset in original.indices {
      var bytes = original
      bytes[offset] ^= 1 << (offset % 8)
      try directory.write(bytes, to: "attempts")
      #expect(throws: LockError.locked(.counterForged), "byte \(offset)") { _ = try lock.unlock(right) }
    }
    for size in original.indices {
      try directory.write(Array(original.prefix(size)), to: "attempts")
      #expect(throws: LockError.locked(.counterForged), "\(size) bytes") { _ = try lock.unlock(right) }
    }
    try directory.write(original + [0], to: "attempts")
    #expect(throws: LockError.locked(.counterForged)) { _ = try lock.unlock(right) }
    try directory.write(original, to: "attempts")
    try unlocks(right)
  }

  @Test func everyChangedDeviceKeyIsTold() throws {
    _ = try enrol()
    let original = try directory.bytes("device-key")
    for offset in original.indices {
      var bytes = original
      bytes[offset] ^= 1
      try directory.write(bytes, to: "device-key")
      #expect(throws: LockError.vault(.foreignSalt), "byte \(offset)") { _ = try lock.unlock(right) }
    }
    try directory.write(Array(original.dropLast()), to: "device-key")
    #expect(throws: LockError.locked(.deviceKeyMissing)) { _ = try lock.unlock(right) }
  }

  /// Well sealed under this device's key, yet of another vault, or with a field that no program writes.
  @Test(arguments: [0, 15, 20, 25]) func aWellSealedCounterOfAnotherVaultCountsAsLocked(offset: Int) throws {
    _ = try enrol()
    let counter = try directory.bytes("attempts")
    let header = Array(counter[0..<10])
    let key = try hmacSHA256(Array("patternlock attempt counter 1".utf8), key: directory.bytes("device-key"))
    func write(_ fields: [UInt8]) throws {
      let nonce = Array(counter[10..<22])
      let sealed = try AuthenticatedCipher.seal(
        fields.span, with: SecretBytes(copying: key.span), nonce: nonce.span, authenticating: header.span)
      try directory.write(header + nonce + sealed, to: "attempts")
    }
    var fields = try #require(try opened(Array(counter[22...]), key, Array(counter[10..<22]), header))
    try write(fields)
    try unlocks(right)
    fields[offset] ^= 0x80
    try write(fields)
    #expect(throws: LockError.locked(.counterForged)) { _ = try lock.unlock(right) }
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

  @Test func waits() throws {
    _ = try enrol(AttemptPolicy(maximumFailures: 50, waits: .androidGatekeeper))
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
    _ = try enrol(AttemptPolicy(maximumFailures: 50, waits: .androidGatekeeper))
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
    _ = try enrol(AttemptPolicy(maximumFailures: 50, waits: .androidGatekeeper))
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
    _ = try enrol(AttemptPolicy(maximumFailures: 50, waits: .ios9to13))
    for number in 1...10 {
      refuse(wrongs[number % 6], attemptsLeft: 50 - number)
      hand.seconds += 3600
    }
    #expect(throws: LockError.locked(.tooManyFailures)) { _ = try lock.unlock(right) }
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

  /// What a write that fails leaves behind: nothing, and no verdict.
  @Test func noVerdictWithoutACounter() throws {
    struct FullStore: AttemptStore {
      let inner: MemoryAttemptStore
      func read(_ item: StoredItem) -> SecretBytes? { inner.read(item) }
      func write(_ item: StoredItem, _ bytes: Span<UInt8>) throws(FileError) {
        throw FileError("write", item.rawValue, code: ENOSPC)
      }
      func remove(_ item: StoredItem) {}
    }
    let store = MemoryAttemptStore()
    _ = try VaultLock(directory: directory.path, store: store).enrol(
      right, protecting: contents.span, derivation: quick)
    let full = VaultLock(directory: directory.path, store: FullStore(inner: store))
    for pattern in [right, wrongs[0]] {
      #expect(throws: LockError.file(FileError("write", "attempts", code: ENOSPC))) { _ = try full.unlock(pattern) }
    }
  }

  /// Before the verdict is known a right pattern is a failure too: killed after the first write, it stays one.
  @Test func theFailureIsCountedBeforeTheVerdict() throws {
    /// Fails every write of the counter but the first so many.
    final class DyingStore: AttemptStore {
      let inner = MemoryAttemptStore()
      var writesLeft = Int.max
      func read(_ item: StoredItem) -> SecretBytes? { inner.read(item) }
      func write(_ item: StoredItem, _ bytes: Span<UInt8>) throws(FileError) {
        guard writesLeft > 0 else { throw FileError("write", item.rawValue, code: EIO) }
        writesLeft -= 1
        inner.write(item, bytes)
      }
      func remove(_ item: StoredItem) { inner.remove(item) }
    }
    let store = DyingStore()
    let lock = VaultLock(directory: directory.path, store: store)
    _ = try lock.enrol(right, protecting: contents.span, derivation: quick)
    store.writesLeft = 1
    #expect(throws: LockError.file(FileError("write", "attempts", code: EIO))) { _ = try lock.unlock(right) }
    #expect(try lock.status().failures == 1)
    store.writesLeft = 2
    #expect(try lock.unlock(right).copied() == contents)
    #expect(try lock.status().failures == 0)
  }

  @Test func linksAreNotFollowed() throws {
    _ = try enrol()
    try directory.remove("vault")
    try FileManager.default.createSymbolicLink(atPath: directory.file("vault"), withDestinationPath: "/etc/passwd")
    #expect(throws: LockError.file(FileError("open", directory.file("vault"), code: ELOOP))) {
      _ = try lock.unlock(right)
    }
  }
}
