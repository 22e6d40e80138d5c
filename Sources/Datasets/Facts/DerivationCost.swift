/// An algorithm that turns a pattern into a key, and its costs: how much work one guess is. `KeyDerivation` of
/// `PatternLock` derives keys by those it has an implementation of.
public struct DerivationCost: Hashable, Sendable {
  public enum Algorithm: Hashable, Sendable {
    /// PBKDF2 with a hash (`PBKDF2-HMAC-SHA256`) and so many iterations.
    case pbkdf2(name: String, iterations: Int)
    /// scrypt with cost N, block size r and parallelism p.
    case scrypt(n: Int, r: Int, p: Int)
  }

  public let algorithm: Algorithm

  public init(_ algorithm: Algorithm) { self.algorithm = algorithm }

  /// PBKDF2 (RFC 8018) with HMAC-SHA-256. Time grows with the iterations.
  public static func pbkdf2HMACSHA256(iterations: Int) -> DerivationCost {
    DerivationCost(.pbkdf2(name: pbkdf2Names[0], iterations: iterations))
  }

  /// scrypt (RFC 7914). Memory is 128 x n x r bytes; time grows with that and with p.
  public static func scrypt(n: Int, r: Int, p: Int) -> DerivationCost { DerivationCost(.scrypt(n: n, r: r, p: p)) }

  /// Reads `PBKDF2-HMAC-SHA256:600000` (the iterations may be left out: 600,000), or `scrypt:16384:8:1`.
  public init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.dropFirst().compactMap { Int($0) }
    guard numbers.count == parts.count - 1, numbers.allSatisfy({ (1...1_000_000_000).contains($0) }) else { return nil }
    if parts[0].lowercased() == "scrypt" {
      guard numbers.count == 3 || numbers.isEmpty else { return nil }
      algorithm =
        numbers.isEmpty ? .scrypt(n: 131_072, r: 8, p: 1) : .scrypt(n: numbers[0], r: numbers[1], p: numbers[2])
    } else {
      guard numbers.count <= 1, let name = Self.pbkdf2Names.first(where: { $0.lowercased() == parts[0].lowercased() })
      else { return nil }
      algorithm = .pbkdf2(name: name, iterations: numbers.first ?? 600_000)
    }
  }

  /// What `kdf-recommendations.csv` recommends exactly, in its order; without the algorithms that this program cannot
  /// compare.
  package static let recommended: [DerivationCost] = Dataset.kdfRecommendations.table.rows.compactMap { row in
    let costs = (row["parameters"] ?? "").split(separator: ";").map { $0.split(separator: "=").last ?? "" }
    let numbers = costs.map { cost in
      cost.hasPrefix("2^") ? Int(cost.dropFirst(2)).map { String(1 << $0) } ?? "" : String(cost)
    }
    return DerivationCost(([row["algorithm"] ?? ""] + numbers).joined(separator: ":"))
  }

  package static let pbkdf2Names = ["PBKDF2-HMAC-SHA256", "PBKDF2-HMAC-SHA512", "PBKDF2-HMAC-SHA1"]

  /// As `init(_:)` reads it.
  public var text: String {
    switch algorithm {
    case .pbkdf2(let name, let iterations): "\(name):\(iterations)"
    case .scrypt(let n, let r, let p): "scrypt:\(n):\(r):\(p)"
    }
  }
}

/// How fast a piece of hardware guesses, as measured.
public struct DerivationRateFact: Sendable, CitedFact {
  public let hardware: String
  public let algorithm: String
  /// Of the measurement: iterations, or N x r x p; 1 for a raw hash.
  public let work: Double
  public let hashesPerSecond: Double
  public let source: String
  /// Such as `read in source` or `second hand`.
  public let confidence: String

  public static let all: [DerivationRateFact] = Dataset.kdfRates.table.rows.map { row in
    let parameters = (row["parameters"] ?? "").split(separator: ";").compactMap { parameter in
      parameter.split(separator: "=").last.flatMap { Double($0) }
    }
    return DerivationRateFact(
      hardware: row["hardware"] ?? "", algorithm: row["algorithm"] ?? "", work: parameters.reduce(1, *),
      hashesPerSecond: row.number("hashes_per_second") ?? 0, source: row["source"] ?? "",
      confidence: row["confidence"] ?? "")
  }

  /// Hardware of which a rate is known, in the order of the table.
  public static let hardware: [String] = all.reduce(into: []) {
    if !$0.contains($1.hardware) { $0.append($1.hardware) }
  }

  /// Guesses a second against a derivation: the measured rate, scaled by the work of one guess; nil where this hardware
  /// was not measured with the algorithm.
  public static func guessesPerSecond(_ derivation: DerivationCost, on hardware: String) -> (
    rate: Double, source: DerivationRateFact
  )? {
    let (algorithm, work): (String, Double) =
      switch derivation.algorithm {
      case .pbkdf2(let name, let iterations): (name, Double(iterations))
      case .scrypt(let n, let r, let p): ("scrypt", Double(n) * Double(r) * Double(p))
      }
    guard let measured = all.first(where: { $0.hardware == hardware && $0.algorithm == algorithm }) else { return nil }
    return (measured.hashesPerSecond * measured.work / work, measured)
  }
}

extension Dataset {
  /// Guesses per second by hardware and key derivation.
  static let kdfRates = Dataset("kdf-rates.csv")
  /// Recommended parameters of key derivation.
  static let kdfRecommendations = Dataset("kdf-recommendations.csv")
}
