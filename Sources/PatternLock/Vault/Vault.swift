import PatternGrid

/// Contents under a random data key, which is wrapped twice: under a key derived from a pattern, and under the login
/// key. A value: it knows no file and counts no attempts; `VaultLock` does both.
///
/// What it does not protect against: whoever has the bytes may try all patterns at the speed of their hardware.
public struct Vault: Hashable, Sendable {
  /// The version of the file format that is written and read.
  public static let formatVersion = VaultFile.version

  private var file: VaultFile

  /// The patterns that the vault's pattern is one of.
  public var space: PatternSpace { file.space }
  /// Nil where the pattern was dropped.
  public var derivation: KeyDerivation? { file.patternSlot?.derivation }
  /// Bytes of the contents.
  public var contentsSize: Int { file.contents.count - AuthenticatedCipher.tagSize }
  /// 16 random bytes that tell vaults apart.
  public var identifier: [UInt8] { file.identifier }

  /// Seals contents. Cost: one derivation, and linear in the contents.
  ///
  /// - Throws: `VaultError.contentsTooLarge` above 1 GiB, `.patternOutsideSpace`, `.crypto`.
  public static func seal(
    _ contents: Span<UInt8>, with pattern: Pattern, in space: PatternSpace = .android3x3,
    derivation: KeyDerivation = .standard, loginKey: borrowing LoginKey, deviceKey: borrowing DeviceKey
  ) throws(VaultError) -> Vault {
    guard contents.count <= AuthenticatedCipher.maximumSize else {
      throw .contentsTooLarge(size: contents.count, limit: AuthenticatedCipher.maximumSize)
    }
    let dataKey: SecretBytes
    do { dataKey = try SecretBytes(randomCount: KeyDerivation.keySize) } catch { throw .crypto(error) }
    let unlocked: Vault
    do {
      let identifier = try publicRandomBytes(count: VaultFile.identifierSize)
      let nonce = try publicRandomBytes(count: AuthenticatedCipher.nonceSize)
      let loginSlot = try wrap(dataKey, under: loginKey.bytes, authenticating: VaultFile.binding("login", identifier))
      let sealed = try AuthenticatedCipher.seal(
        contents, with: dataKey, nonce: nonce.span, authenticating: VaultFile.binding("contents", identifier).span)
      unlocked = Vault(
        file: VaultFile(
          space: space, identifier: identifier, patternSlot: nil, loginSlot: loginSlot, mark: [],
          contentsNonce: nonce, contents: sealed))
    } catch { throw .crypto(error) }
    return try unlocked.settingPattern(pattern, dataKey, derivation: derivation, deviceKey: deviceKey)
  }

  /// Reads a vault's bytes; the format stands in `VaultFile`.
  public init(bytes: [UInt8]) throws(VaultError) { file = try VaultFile(bytes) }

  private init(file: VaultFile) { self.file = file }

  /// The vault as bytes.
  public func bytes() throws(CryptoError) -> [UInt8] { try file.bytes() }

  /// The contents. Cost: one derivation, and linear in the contents.
  ///
  /// - Throws: `VaultError`: `.foreignSalt`, `.patternDropped`, `.wrongPattern`, `.tampered` (in this order), `.crypto`.
  public func open(with pattern: Pattern, deviceKey: borrowing DeviceKey) throws(VaultError) -> SecretBytes {
    try checkMark(deviceKey)
    let patternKey = try derivePatternKey(from: pattern)
    return try openContents(with: try unwrapDataKey(patternKey))
  }

  /// The contents, by the login key. The device's mark is not asked for, as the device may have lost its key.
  ///
  /// - Throws: `VaultError`: `.wrongLoginKey`, `.tampered`, `.crypto`.
  public func open(with loginKey: borrowing LoginKey) throws(VaultError) -> SecretBytes {
    try openContents(with: try unwrapDataKey(loginKey))
  }

  // MARK: The steps, for a lock that counts between them

  /// Whether this device wrote salt, costs and wrapped keys. Compared in constant time.
  func checkMark(_ deviceKey: borrowing DeviceKey) throws(VaultError) {
    let isMarked: Bool
    do {
      let mark = try Authentication.code(of: file.markedBytes.span, key: try deviceKey.key(for: .vaultMark))
      isMarked = mark.isEqual(to: file.mark.span)
    } catch { throw .crypto(error) }
    guard isMarked else { throw .foreignSalt }
  }

  /// The slow step: the key that the pattern gives with the vault's salt, right or wrong.
  func derivePatternKey(from pattern: Pattern) throws(VaultError) -> SecretBytes {
    guard let slot = file.patternSlot else { throw .patternDropped }
    let secret = PatternEncoding.secret(of: pattern, on: space.grid)
    do {
      return try secret.withSpan { (secret) throws(CryptoError) in
        try slot.derivation.derive(from: secret, salt: slot.salt.span)
      }
    } catch { throw .crypto(error) }
  }

  func unwrapDataKey(_ patternKey: borrowing SecretBytes) throws(VaultError) -> SecretBytes {
    guard let slot = file.patternSlot else { throw .patternDropped }
    return try unwrap(
      slot.wrapped, under: patternKey, authenticating: file.patternBinding(slot.derivation, salt: slot.salt),
      otherwise: .wrongPattern)
  }

  func unwrapDataKey(_ loginKey: borrowing LoginKey) throws(VaultError) -> SecretBytes {
    try unwrap(
      file.loginSlot, under: loginKey.bytes, authenticating: VaultFile.binding("login", identifier),
      otherwise: .wrongLoginKey)
  }

  func openContents(with dataKey: borrowing SecretBytes) throws(VaultError) -> SecretBytes {
    try unwrap(
      VaultFile.WrappedKey(nonce: file.contentsNonce, key: file.contents), under: dataKey,
      authenticating: VaultFile.binding("contents", identifier), otherwise: .tampered)
  }

  /// The vault with a pattern slot of its own salt, marked by this device.
  func settingPattern(
    _ pattern: Pattern, _ dataKey: borrowing SecretBytes, derivation: KeyDerivation, deviceKey: borrowing DeviceKey
  ) throws(VaultError) -> Vault {
    // A pattern that nobody can draw again would lock its owner out.
    if let fault = space.fault(of: pattern) { throw .patternOutsideSpace(fault) }
    do {
      let salt = try publicRandomBytes(count: KeyDerivation.saltSize)
      let secret = PatternEncoding.secret(of: pattern, on: space.grid)
      let patternKey = try secret.withSpan { (secret) throws(CryptoError) in
        try derivation.derive(from: secret, salt: salt.span)
      }
      let wrapped = try Self.wrap(
        dataKey, under: patternKey, authenticating: file.patternBinding(derivation, salt: salt))
      var result = self
      result.file.patternSlot = VaultFile.PatternSlot(derivation: derivation, salt: salt, wrapped: wrapped)
      return try result.marked(by: deviceKey)
    } catch { throw .crypto(error) }
  }

  /// The vault without a pattern: only the login key opens it.
  func droppingPattern(deviceKey: borrowing DeviceKey) throws(CryptoError) -> Vault {
    var result = self
    result.file.patternSlot = nil
    return try result.marked(by: deviceKey)
  }

  private func marked(by deviceKey: borrowing DeviceKey) throws(CryptoError) -> Vault {
    let mark = try Authentication.code(of: file.markedBytes.span, key: try deviceKey.key(for: .vaultMark))
    var result = self
    result.file.mark = mark.withSpan { mark in mark.indices.map { mark[$0] } }
    return result
  }

  private static func wrap(
    _ key: borrowing SecretBytes, under outer: borrowing SecretBytes, authenticating binding: [UInt8]
  ) throws(CryptoError) -> VaultFile.WrappedKey {
    let nonce = try publicRandomBytes(count: AuthenticatedCipher.nonceSize)
    let wrapped = try key.withSpan { (key) throws(CryptoError) in
      try AuthenticatedCipher.seal(key, with: outer, nonce: nonce.span, authenticating: binding.span)
    }
    return VaultFile.WrappedKey(nonce: nonce, key: wrapped)
  }

  private func unwrap(
    _ wrapped: VaultFile.WrappedKey, under key: borrowing SecretBytes, authenticating binding: [UInt8],
    otherwise failure: VaultError
  ) throws(VaultError) -> SecretBytes {
    do {
      if let opened = try AuthenticatedCipher.open(
        wrapped.key.span, with: key, nonce: wrapped.nonce.span, authenticating: binding.span)
      {
        return opened
      }
    } catch { throw .crypto(error) }
    throw failure
  }
}

extension PatternSpace {
  /// Why a pattern, perhaps of another space, is none of this one; nil where it is. Free for a pattern of this space.
  func fault(of pattern: Pattern) -> PatternError? {
    guard pattern.space != self else { return nil }
    do { _ = try Pattern(pattern.dots, in: self) } catch { return error }
    return nil
  }
}
