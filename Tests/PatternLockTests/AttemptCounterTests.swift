import Foundation
import PatternLock
import Testing

@Suite struct AttemptCounterTests: LockFixture {
  let directory = try! TemporaryDirectory()
  let hand = HandClock()

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

  /// Before the verdict is known a right pattern is a failure too: killed after the first write, it stays one.
  @Test func theFailureIsCountedBeforeTheVerdict() throws {
    /// Fails every write of the counter but the first so many.
    final class DyingStore: AttemptStore {
      let inner = MemoryAttemptStore()
      var writesLeft = Int.max
      func read(_ item: StoredItem) -> SecretBytes? { inner.read(item) }
      func write(_ item: StoredItem, _ bytes: Span<UInt8>) throws(LockFileError) {
        guard writesLeft > 0 else { throw LockFileError("write", item.rawValue, code: EIO) }
        writesLeft -= 1
        inner.write(item, bytes)
      }
      func remove(_ item: StoredItem) { inner.remove(item) }
    }
    let store = DyingStore()
    let lock = VaultLock(directory: directory.path, store: store)
    _ = try lock.enrol(right, protecting: contents.span, derivation: quick)
    store.writesLeft = 1
    #expect(throws: LockError.file(LockFileError("write", "attempts", code: EIO))) { _ = try lock.unlock(right) }
    #expect(try lock.status().failures == 1)
    store.writesLeft = 2
    #expect(try lock.unlock(right).copied() == contents)
    #expect(try lock.status().failures == 0)
  }

  /// What a write that fails leaves behind: nothing, and no verdict.
  @Test func noVerdictWithoutACounter() throws {
    struct FullStore: AttemptStore {
      let inner: MemoryAttemptStore
      func read(_ item: StoredItem) -> SecretBytes? { inner.read(item) }
      func write(_ item: StoredItem, _ bytes: Span<UInt8>) throws(LockFileError) {
        throw LockFileError("write", item.rawValue, code: ENOSPC)
      }
      func remove(_ item: StoredItem) {}
    }
    let store = MemoryAttemptStore()
    _ = try VaultLock(directory: directory.path, store: store).enrol(
      right, protecting: contents.span, derivation: quick)
    let full = VaultLock(directory: directory.path, store: FullStore(inner: store))
    for pattern in [right, wrongs[0]] {
      #expect(throws: LockError.file(LockFileError("write", "attempts", code: ENOSPC))) { _ = try full.unlock(pattern) }
    }
  }
}
