import CLibCrypto
import Datasets

/// Derives keys from a pattern and a salt, by PBKDF2-HMAC-SHA256 or scrypt with costs that libcrypto can do.
///
/// There are 389,112 patterns: no cost makes them many. It only sets how long all of them take.
public struct KeyDerivation: Hashable, Sendable {
  /// OWASP Password Storage Cheat Sheet, as read in August 2026, for PBKDF2-HMAC-SHA256.
  public static let minimumIterations = 600_000
  /// The same for scrypt: N = 2^17, r = 8, p = 1.
  public static let minimumScrypt = (log2N: 17, r: 8, p: 1)
  /// NIST SP 800-132 asks for 16 bytes of random salt.
  public static let saltSize = 16
  /// The key of AES-256.
  public static let keySize = 32
  /// The most iterations that are taken: about a minute on one core, so that a forged file cannot hold it for hours.
  public static let maximumIterations = 100_000_000
  /// The most that N x r x p may be for scrypt: 128 times the recommended costs, about a minute too.
  public static let maximumScryptWork = 1 << 27
  /// The most memory that scrypt may take: 1 GiB and a little, so that a forged file cannot exhaust the machine.
  public static let maximumScryptMemory = (1 << 30) + (1 << 24)

  /// PBKDF2-HMAC-SHA256 with 600,000 iterations.
  public static let standard = KeyDerivation(checked: .pbkdf2(iterations: minimumIterations))

  /// What is derived with, as libcrypto takes it.
  enum Algorithm: Hashable, Sendable {
    case pbkdf2(iterations: Int)
    case scrypt(log2N: Int, r: Int, p: Int)
  }

  let algorithm: Algorithm

  /// - Throws: `DerivationError.belowMinimum` for costs below the recommended ones; else as `unsafe`.
  public init(_ cost: DerivationCost) throws(DerivationError) {
    self = try Self.unsafe(cost)
    if isBelowMinimum { throw .belowMinimum(cost) }
  }

  /// Costs that may be below the recommended ones: for tests, for published vectors and for reading old vaults.
  ///
  /// - Throws: `DerivationError.outOfRange` above the largest costs, or where libcrypto cannot; `.unsupported` for other
  ///   hashes than SHA-256, and for an N that is no power of two.
  public static func unsafe(_ cost: DerivationCost) throws(DerivationError) -> KeyDerivation {
    switch cost.algorithm {
    case .pbkdf2("PBKDF2-HMAC-SHA256", let iterations):
      guard (1...maximumIterations).contains(iterations) else { throw .outOfRange(cost) }
      return KeyDerivation(checked: .pbkdf2(iterations: iterations))
    case .pbkdf2: throw .unsupported(cost)
    case .scrypt(let n, let r, let p):
      guard n < 2 || n.nonzeroBitCount == 1 else { throw .unsupported(cost) }
      let log2N = n.trailingZeroBitCount
      guard (1...1 << 20).contains(r), (1...1 << 20).contains(p), n > 1, log2N <= 30, log2N < 16 * r,
        scryptMemory(log2N: log2N, r: r, p: p) <= maximumScryptMemory, r * p << log2N <= maximumScryptWork
      else { throw .outOfRange(cost) }
      return KeyDerivation(checked: .scrypt(log2N: log2N, r: r, p: p))
    }
  }

  private init(checked algorithm: Algorithm) { self.algorithm = algorithm }

  /// The algorithm and the costs, by which the speed of guessing is compared.
  public var cost: DerivationCost {
    switch algorithm {
    case .pbkdf2(let iterations): .pbkdf2HMACSHA256(iterations: iterations)
    case .scrypt(let log2N, let r, let p): .scrypt(n: 1 << log2N, r: r, p: p)
    }
  }

  public var isBelowMinimum: Bool {
    switch algorithm {
    case .pbkdf2(let iterations): iterations < Self.minimumIterations
    case .scrypt(let log2N, let r, let p):
      log2N < Self.minimumScrypt.log2N || r < Self.minimumScrypt.r || p < Self.minimumScrypt.p
    }
  }

  /// The derived bytes. Cost: as the algorithm says; 600,000 iterations take some tenths of a second.
  public func derive(
    from secret: Span<UInt8>, salt: Span<UInt8>, count: Int = keySize
  ) throws(CryptoError) -> SecretBytes {
    try SecretBytes(count: count) { (key) throws(CryptoError) in
      let succeeded = secret.withUnsafeBufferPointer { secret in
        secret.withMemoryRebound(to: CChar.self) { secret in
          salt.withUnsafeBufferPointer { salt in derive(from: secret, salt: salt, into: key) }
        }
      }
      guard succeeded else { throw CryptoError("key derivation") }
    }
  }

  private func derive(
    from secret: UnsafeBufferPointer<CChar>, salt: UnsafeBufferPointer<UInt8>, into key: UnsafeMutableRawBufferPointer
  ) -> Bool {
    let output = key.bindMemory(to: UInt8.self)
    // A null pass phrase means "none" to scrypt, but an empty one is a pass phrase too.
    return withUnsafePointer(to: CChar(0)) { empty in
      let passphrase = secret.baseAddress ?? empty
      switch algorithm {
      case .pbkdf2(let iterations):
        return PKCS5_PBKDF2_HMAC(
          passphrase, Int32(secret.count), salt.baseAddress, Int32(salt.count), Int32(iterations), EVP_sha256(),
          Int32(output.count), output.baseAddress) == 1
      case .scrypt(let log2N, let r, let p):
        return EVP_PBE_scrypt(
          passphrase, secret.count, salt.baseAddress, salt.count, 1 << UInt64(log2N), UInt64(r), UInt64(p),
          UInt64(Self.scryptMemory(log2N: log2N, r: r, p: p)), output.baseAddress, output.count) == 1
      }
    }
  }

  /// Bytes that scrypt takes: its table of N blocks, p blocks of input and two to work in, of 128 r bytes each.
  private static func scryptMemory(log2N: Int, r: Int, p: Int) -> Int { 128 * r * (1 << log2N + p + 2) }
}

extension KeyDerivation: CustomStringConvertible {
  public var description: String {
    switch algorithm {
    case .pbkdf2(let iterations): "PBKDF2-HMAC-SHA256 with \(iterations) iterations"
    case .scrypt(let log2N, let r, let p): "scrypt with N = 2^\(log2N), r = \(r), p = \(p)"
    }
  }
}

/// Why a lock does not derive keys with an algorithm or with costs.
public enum DerivationError: Error, Equatable, CustomStringConvertible {
  case belowMinimum(DerivationCost)
  case outOfRange(DerivationCost)
  /// The lock has no such algorithm.
  case unsupported(DerivationCost)

  public var description: String {
    switch self {
    case .belowMinimum(let cost):
      switch cost.algorithm {
      case .pbkdf2(_, let iterations):
        "\(iterations) iterations are below the recommended minimum of \(KeyDerivation.minimumIterations)"
      case .scrypt(let n, let r, let p):
        "N = \(n), r = \(r), p = \(p) is below the recommended minimum of N = \(1 << KeyDerivation.minimumScrypt.log2N), "
          + "r = \(KeyDerivation.minimumScrypt.r), p = \(KeyDerivation.minimumScrypt.p)"
      }
    case .outOfRange(let cost):
      switch cost.algorithm {
      case .pbkdf2(_, let iterations):
        "\(iterations) is not a number of iterations from 1 to \(KeyDerivation.maximumIterations)"
      case .scrypt(let n, let r, let p):
        "N = \(n), r = \(r), p = \(p) is not a cost of scrypt, or takes more than 1 GiB or "
          + "\(KeyDerivation.maximumScryptWork / (1 << 20)) times the work of the recommended minimum"
      }
    case .unsupported(let cost):
      "the lock derives keys by PBKDF2-HMAC-SHA256, or by scrypt with an N that is a power of two, not by \(cost.text)"
    }
  }
}
