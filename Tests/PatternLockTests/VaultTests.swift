import PatternGrid
import PatternLock
import Testing

/// Costs low enough to open a vault hundreds of times.
let quick: KeyDerivation = try! .unsafe(.pbkdf2HMACSHA256(iterations: 2))

func pattern(_ text: String) -> Pattern { try! Notation.digit.pattern(text, in: .android3x3) }

@Suite struct VaultTests {
  let contents = Array("what is kept".utf8)
  let right = pattern("01258")
  let wrong = pattern("0124")

  private func sealed(
    loginKey: borrowing LoginKey, deviceKey: borrowing DeviceKey, derivation: KeyDerivation = quick
  ) throws -> Vault {
    try Vault.seal(contents.span, with: right, derivation: derivation, loginKey: loginKey, deviceKey: deviceKey)
  }

  @Test(arguments: [quick, try! .unsafe(.scrypt(n: 16, r: 8, p: 1))]) func opens(derivation: KeyDerivation) throws {
    let loginKey = try LoginKey.random()
    let deviceKey = try DeviceKey.random()
    let vault = try sealed(loginKey: loginKey, deviceKey: deviceKey, derivation: derivation)
    let read = try Vault(bytes: vault.bytes())
    #expect(read == vault)
    #expect(read.derivation == derivation && read.contentsSize == contents.count && read.space == .android3x3)
    #expect(try read.open(with: right, deviceKey: deviceKey).copied() == contents)
    #expect(try read.open(with: loginKey).copied() == contents)
    #expect(throws: VaultError.wrongPattern) { _ = try read.open(with: wrong, deviceKey: deviceKey) }
    #expect(throws: VaultError.wrongLoginKey) { _ = try read.open(with: try LoginKey.random()) }
    #expect(throws: VaultError.foreignSalt) { _ = try read.open(with: right, deviceKey: try DeviceKey.random()) }
  }

  @Test(arguments: [0, 1, 15, 16, 17, 100_000]) func contentsOfEverySize(size: Int) throws {
    let loginKey = try LoginKey.random()
    let deviceKey = try DeviceKey.random()
    let contents = (0..<size).map { UInt8(truncatingIfNeeded: $0) }
    let vault = try Vault.seal(
      contents.span, with: right, derivation: quick, loginKey: loginKey, deviceKey: deviceKey)
    #expect(try Vault(bytes: vault.bytes()).open(with: right, deviceKey: deviceKey).copied() == contents)
    #expect(try vault.bytes().count == 284 + size)
  }

  @Test func changingThePatternLeavesTheContentsAlone() throws {
    let directory = try TemporaryDirectory()
    let lock = VaultLock(directory: directory.path)
    let loginKey = try lock.enrol(right, protecting: contents.span, derivation: quick)
    let vault = try lock.vault()
    try lock.change(from: right, to: wrong)
    let changed = try lock.vault()
    let storedKey = try directory.bytes("device-key")
    guard let deviceKey = DeviceKey(stored: SecretBytes(copying: storedKey.span)) else {
      Issue.record("no device key")
      return
    }
    let (before, after) = (try vault.bytes(), try changed.bytes())
    #expect(before[216..<before.count - 32] == after[216..<after.count - 32])
    #expect(before[124..<184] == after[124..<184], "login slot")
    #expect(before[48..<64] != after[48..<64], "salt")
    #expect(try changed.open(with: wrong, deviceKey: deviceKey).copied() == contents)
    #expect(try changed.open(with: loginKey).copied() == contents)
    #expect(throws: VaultError.wrongPattern) { _ = try changed.open(with: right, deviceKey: deviceKey) }
    #expect(throws: LockError.refused(attemptsLeft: 4, counted: true)) { try lock.change(from: right, to: wrong) }
  }

  @Test func aPatternThatCannotBeDrawnIsRefused() throws {
    let loginKey = try LoginKey.random()
    let deviceKey = try DeviceKey.random()
    let space = try PatternSpace(grid: .threeByThree, minimumLength: 6)
    #expect(throws: VaultError.patternOutsideSpace(.tooShort(length: 5, minimum: 6))) {
      _ = try Vault.seal(
        contents.span, with: right, in: space, derivation: quick, loginKey: loginKey, deviceKey: deviceKey)
    }
  }

  @Test func nothingRandomRepeats() throws {
    let loginKey = try LoginKey.random()
    let deviceKey = try DeviceKey.random()
    var seen: Set<[UInt8]> = []
    for _ in 0..<100 {
      let bytes = try sealed(loginKey: loginKey, deviceKey: deviceKey).bytes()
      for range in [16..<32, 48..<64, 64..<76, 124..<136, 216..<228] {
        #expect(seen.insert(Array(bytes[range])).inserted)
      }
    }
  }

  /// A careless change: every byte in turn, every value of one bit changed.
  @Test func everyChangedByteIsToldAsDamage() throws {
    let loginKey = try LoginKey.random()
    let deviceKey = try DeviceKey.random()
    let original = try sealed(loginKey: loginKey, deviceKey: deviceKey).bytes()
    for offset in original.indices {
      for bit in 0..<8 {
        var bytes = original
        bytes[offset] ^= 1 << bit
        let error = #expect(throws: VaultError.self, "byte \(offset), bit \(bit)") { _ = try Vault(bytes: bytes) }
        switch offset {
        case ..<8: #expect(error == .notAVault, "byte \(offset)")
        case 8, 9: #expect(error == .unknownVersion(Int(bytes[8]) << 8 | Int(bytes[9])))
        case 228..<236:
          let size = bytes[228..<236].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
          let isLonger = size > UInt64(contents.count) && size <= 1 << 30
          #expect(
            error == (isLonger ? .truncated(expectedSize: 284 + Int(size), size: bytes.count) : .damaged),
            "byte \(offset), bit \(bit)")
        default: #expect(error == .damaged, "byte \(offset), bit \(bit)")
        }
      }
    }
  }

  /// A forger repairs the checksum but has no device key.
  @Test func everyForgedByteIsTold() throws {
    let loginKey = try LoginKey.random()
    let deviceKey = try DeviceKey.random()
    let original = try sealed(loginKey: loginKey, deviceKey: deviceKey).bytes()
    for offset in original.indices.dropLast(32) where !(228..<236).contains(offset) && offset >= 10 {
      for bit in 0..<8 {
        var bytes = original
        bytes[offset] ^= 1 << bit
        bytes.replaceSubrange(bytes.count - 32..<bytes.count, with: sha256(bytes.dropLast(32)))
        let error = #expect(throws: VaultError.self, "byte \(offset), bit \(bit)") {
          _ = try Vault(bytes: bytes).open(with: right, deviceKey: deviceKey)
        }
        switch (offset, error) {
        case (..<48, .malformed), (..<216, .foreignSalt), (216..., .tampered): break
        default: Issue.record("byte \(offset), bit \(bit): \(String(describing: error))")
        }
      }
    }
  }

  /// Costs that would hold a machine for hours, checksum repaired: refused when read, before anything is derived.
  @Test(arguments: [[1, 100_000_001, 0, 0], [2, 17, 8, 129]] as [[UInt32]])
  func costsOfHours(derivation: [UInt32]) throws {
    let loginKey = try LoginKey.random()
    let deviceKey = try DeviceKey.random()
    var bytes = try sealed(loginKey: loginKey, deviceKey: deviceKey).bytes()
    bytes[32] = UInt8(derivation[0])
    let costs = derivation.dropFirst().flatMap { cost in (0..<4).reversed().map { UInt8(cost >> (8 * $0) & 255) } }
    bytes.replaceSubrange(36..<48, with: costs)
    bytes.replaceSubrange(bytes.count - 32..<bytes.count, with: sha256(bytes.dropLast(32)))
    #expect(throws: VaultError.malformed(field: "derivation")) { _ = try Vault(bytes: bytes) }
  }

  /// Salt and key slot of another vault of the same device, checksum repaired, are told without looking at the pattern.
  @Test func slotOfAnotherVault() throws {
    let loginKey = try LoginKey.random()
    let deviceKey = try DeviceKey.random()
    var bytes = try sealed(loginKey: loginKey, deviceKey: deviceKey).bytes()
    let other = try sealed(loginKey: loginKey, deviceKey: deviceKey).bytes()
    bytes.replaceSubrange(32..<124, with: other[32..<124])
    bytes.replaceSubrange(bytes.count - 32..<bytes.count, with: sha256(bytes.dropLast(32)))
    for pattern in [right, wrong] {
      #expect(throws: VaultError.foreignSalt) { _ = try Vault(bytes: bytes).open(with: pattern, deviceKey: deviceKey) }
    }
  }

  /// Contents of another vault of the same device under the same pattern.
  @Test func contentsOfAnotherVault() throws {
    let loginKey = try LoginKey.random()
    let deviceKey = try DeviceKey.random()
    var bytes = try sealed(loginKey: loginKey, deviceKey: deviceKey).bytes()
    let other = try sealed(loginKey: loginKey, deviceKey: deviceKey).bytes()
    bytes.replaceSubrange(216..<bytes.count - 32, with: other[216..<other.count - 32])
    bytes.replaceSubrange(bytes.count - 32..<bytes.count, with: sha256(bytes.dropLast(32)))
    let vault = try Vault(bytes: bytes)
    #expect(throws: VaultError.tampered) { _ = try vault.open(with: right, deviceKey: deviceKey) }
    #expect(throws: VaultError.tampered) { _ = try vault.open(with: loginKey) }
    #expect(throws: VaultError.wrongPattern) { _ = try vault.open(with: wrong, deviceKey: deviceKey) }
  }

  @Test func truncatedAtEveryLength() throws {
    let loginKey = try LoginKey.random()
    let deviceKey = try DeviceKey.random()
    let original = try sealed(loginKey: loginKey, deviceKey: deviceKey).bytes()
    for size in original.indices {
      let expectedSize = size < 284 ? 284 : original.count
      #expect(throws: VaultError.truncated(expectedSize: expectedSize, size: size)) {
        _ = try Vault(bytes: Array(original.prefix(size)))
      }
    }
    #expect(throws: VaultError.damaged) { _ = try Vault(bytes: original + [0]) }
  }

  @Test func audit() throws {
    let loginKey = try LoginKey.random()
    let deviceKey = try DeviceKey.random()
    let vault = try sealed(loginKey: loginKey, deviceKey: deviceKey)
    let guesses = [wrong, pattern("01254"), right, wrong]
    #expect(try VaultAudit.guessesToOpen(vault, with: guesses, limit: 10) == 3)
    #expect(try VaultAudit.guessesToOpen(vault, with: guesses, limit: 3) == 3)
    #expect(try VaultAudit.guessesToOpen(vault, with: guesses, limit: 2) == nil)
    #expect(try VaultAudit.guessesToOpen(vault, with: [wrong], limit: 10) == nil)
    var told: [Int] = []
    #expect(
      try VaultAudit.guessesToOpen(vault, with: guesses, limit: 10) {
        told.append($0)
        return $0 < 2
      } == nil)
    #expect(told == [1, 2])
  }
}
