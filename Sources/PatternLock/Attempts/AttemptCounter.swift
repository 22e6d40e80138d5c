import Datasets

/// The failures in a row against one vault, the policy, and the start of a wait.
///
/// Stored sealed, version 1, numbers big-endian:
///
/// | offset | size | field |
/// |---|---|---|
/// | 0 | 8 | `PATCOUNT` in ASCII |
/// | 8 | 2 | version, 1 |
/// | 10 | 12 | nonce, random |
/// | 22 | 210 | the fields below by AES-256-GCM under the device key's sub-key; authenticates 0..<10 |
/// | 232 | 16 | tag |
///
/// | offset | size | field in the sealed part |
/// |---|---|---|
/// | 0 | 16 | the vault's identifier |
/// | 16 | 4 | failures in a row |
/// | 20 | 4 | most failures |
/// | 24 | 1 | 1 where repeats count, else 0 |
/// | 25 | 1 | place of the lockout in `AttemptPolicy.lockouts` |
/// | 26 | 16 | origin of the clock |
/// | 42 | 8 | seconds on the clock when the last failure was counted; never fewer than before from the same origin |
/// | 50 | 5 x 32 | marks of the last wrong patterns, newest first; zero where there is none |
struct AttemptCounter {
  static let magic = Array("PATCOUNT".utf8)
  static let version = 1
  static let fieldsSize = 210
  static let sealedSize = 22 + fieldsSize + AuthenticatedCipher.tagSize
  /// As many as Android keeps.
  static let rememberedPatterns = 5

  let vaultIdentifier: [UInt8]
  let policy: AttemptPolicy
  private(set) var failures = 0
  private var clockOrigin: [UInt8]
  /// The latest time at which a failure was counted: a high-water mark.
  private var waitStart: Int
  private var wrongMarks: [[UInt8]] = []

  init(vaultIdentifier: [UInt8], policy: AttemptPolicy, at reading: LockClock.Reading) {
    self.vaultIdentifier = vaultIdentifier
    self.policy = policy
    clockOrigin = reading.origin
    waitStart = reading.seconds
  }

  var attemptsLeft: Int { max(0, policy.maximumFailures - failures) }

  /// Whether only a full login helps.
  var isLocked: Bool { attemptsLeft == 0 || policy.lockout.wait(afterFailure: failures) == nil }

  /// Seconds that must still pass. A clock set back counts as standing still.
  func secondsToWait(at reading: LockClock.Reading) -> Int {
    guard let wait = policy.lockout.wait(afterFailure: failures) else { return 0 }
    let elapsed = reading.origin == clockOrigin ? max(0, reading.seconds - waitStart) : 0
    return max(0, Int(wait) - elapsed)
  }

  /// Whether the clock started anew since the last failure, so that a wait begins anew.
  func isOfAnotherOrigin(than reading: LockClock.Reading) -> Bool { reading.origin != clockOrigin }

  /// Begins the wait anew, on the clock as it is now.
  mutating func restartWait(at reading: LockClock.Reading) {
    waitStart = reading.origin == clockOrigin ? max(waitStart, reading.seconds) : reading.seconds
    clockOrigin = reading.origin
  }

  mutating func countFailure(at reading: LockClock.Reading) {
    failures += 1
    restartWait(at: reading)
  }

  mutating func reset() {
    failures = 0
    wrongMarks = []
  }

  /// What a wrong pattern is remembered by: its derived key under a sub-key of the device key, so that it is no easier to
  /// guess at than the vault.
  static func mark(
    of patternKey: borrowing SecretBytes, deviceKey: borrowing DeviceKey
  ) throws(CryptoError) -> SecretBytes {
    let key = try deviceKey.key(for: .repeatedPatterns)
    return try patternKey.withSpan { (patternKey) throws(CryptoError) in
      try Authentication.code(of: patternKey, key: key)
    }
  }

  /// Whether a pattern of this mark was among the last wrong ones. Compared in constant time.
  func remembers(_ mark: borrowing SecretBytes) -> Bool {
    var isKnown = false
    for known in wrongMarks where mark.isEqual(to: known.span) { isKnown = true }
    return isKnown
  }

  mutating func remember(_ mark: borrowing SecretBytes) {
    wrongMarks.insert(mark.withSpan { mark in mark.indices.map { mark[$0] } }, at: 0)
    wrongMarks = Array(wrongMarks.prefix(Self.rememberedPatterns))
  }
}

extension AttemptCounter {
  /// Opens a sealed counter; nil for bytes that were not sealed under this device's key.
  init?(sealed: Span<UInt8>, deviceKey: borrowing DeviceKey) throws(CryptoError) {
    guard sealed.count == Self.sealedSize else { return nil }
    let bytes = sealed.indices.map { sealed[$0] }
    guard bytes.starts(with: Self.header) else { return nil }
    guard
      let fields = try AuthenticatedCipher.open(
        Array(bytes[22...]).span, with: try deviceKey.key(for: .attemptCounter), nonce: Array(bytes[10..<22]).span,
        authenticating: Self.header.span)
    else { return nil }
    self.init(fields: fields.withSpan { fields in fields.indices.map { fields[$0] } })
  }

  func sealed(under deviceKey: borrowing DeviceKey) throws(CryptoError) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(vaultIdentifier)
    writer.write(failures, size: 4)
    writer.write(policy.maximumFailures, size: 4)
    writer.write(policy.countsRepeats ? 1 : 0, size: 1)
    writer.write(AttemptPolicy.lockouts.firstIndex(of: policy.lockout)!, size: 1)
    writer.write(clockOrigin)
    writer.write(waitStart, size: 8)
    let absent = [UInt8](repeating: 0, count: Authentication.codeSize)
    for position in 0..<Self.rememberedPatterns {
      writer.write(position < wrongMarks.count ? wrongMarks[position] : absent)
    }
    let nonce = try publicRandomBytes(count: AuthenticatedCipher.nonceSize)
    return Self.header + nonce
      + (try AuthenticatedCipher.seal(
        writer.bytes.span, with: try deviceKey.key(for: .attemptCounter), nonce: nonce.span,
        authenticating: Self.header.span))
  }

  private static var header: [UInt8] { magic + [0, UInt8(version)] }

  private init?(fields: [UInt8]) {
    var reader = ByteReader(fields[...])
    vaultIdentifier = reader.bytes(16)
    let failures = reader.number(4)
    let maximum = reader.number(4)
    let repeats = reader.number(1)
    let code = reader.number(1)
    clockOrigin = reader.bytes(16)
    guard let failures, let maximum, let code, code < AttemptPolicy.lockouts.count,
      let policy = try? AttemptPolicy(
        maximumFailures: maximum, countsRepeats: repeats == 1, lockout: AttemptPolicy.lockouts[code]),
      let waitStart = reader.number(8)
    else { return nil }
    self.policy = policy
    self.failures = failures
    self.waitStart = waitStart
    for _ in 0..<Self.rememberedPatterns {
      let mark = reader.bytes(Authentication.codeSize)
      if mark.contains(where: { $0 != 0 }) { wrongMarks.append(mark) }
    }
  }
}
