import Datasets
import PatternLock
import Testing

@Suite struct KeyDerivationTests {
  /// The last two are RFC 7914 section 11; the others are the inputs of RFC 6070 with SHA-256, whose outputs Python's
  /// hashlib gives too.
  @Test(
    arguments: [
      ("password", "salt", 1, "120fb6cffcf8b32c43e7225256c4f837a86548c92ccc35480805987cb70be17b"),
      ("password", "salt", 2, "ae4d0c95af6b46d32d0adff928f06dd02a303f8ef3c251dfd6e2d85a95474c43"),
      ("password", "salt", 4096, "c5e478d59288c841aa530db6845c4c8d962893a001ce4e11a4963873aa98134a"),
      (
        "passwordPASSWORDpassword", "saltSALTsaltSALTsaltSALTsaltSALTsalt", 4096,
        "348c89dbcbd32b2f32d814b8116e84cf2b17347ebc1800181c4e2a1fb8dd53e1c635518c7dac47e9"
      ),
      (
        "passwd", "salt", 1,
        "55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc"
          + "49ca9cccf179b645991664b39d77ef317c71b845b1e30bd509112041d3a19783"
      ),
      (
        "Password", "NaCl", 80000,
        "4ddcd8f60b98be21830cee5ef22701f9641a4418d04c0414aeff08876b34ab56"
          + "a1d425a1225833549adb841b51c9b3176a272bdebba1d078478f62b397f33c8d"
      ),
    ])
  func pbkdf2(password: String, salt: String, iterations: Int, expected: String) throws {
    let derivation = try KeyDerivation.unsafe(.pbkdf2HMACSHA256(iterations: iterations))
    let key = try derived(derivation, from: password, salt: Array(salt.utf8), count: expected.count / 2)
    #expect(hexadecimal(key) == expected)
  }

  /// RFC 7914 section 12, but for the vector that takes 1 GiB.
  @Test(
    arguments: [
      (
        "", "", 4, 1, 1,
        "77d6576238657b203b19ca42c18a0497f16b4844e3074ae8dfdffa3fede21442"
          + "fcd0069ded0948f8326a753a0fc81f17e8d3e0fb2e0d3628cf35e20c38d18906"
      ),
      (
        "password", "NaCl", 10, 8, 16,
        "fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b373162"
          + "2eaf30d92e22a3886ff109279d9830dac727afb94a83ee6d8360cbdfa2cc0640"
      ),
      (
        "pleaseletmein", "SodiumChloride", 14, 8, 1,
        "7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2"
          + "d5432955613f0fcf62d49705242a9af9e61e85dc0d651e40dfcf017b45575887"
      ),
    ])
  func scrypt(password: String, salt: String, log2N: Int, r: Int, p: Int, expected: String) throws {
    let derivation = try KeyDerivation.unsafe(.scrypt(n: 1 << log2N, r: r, p: p))
    let key = try derived(derivation, from: password, salt: Array(salt.utf8), count: 64)
    #expect(hexadecimal(key) == expected)
  }

  @Test func weakCostsAreRefusedUnlessAskedForAsUnsafe() throws {
    let weak: [DerivationCost] = [
      .pbkdf2HMACSHA256(iterations: 599_999), .scrypt(n: 1 << 16, r: 8, p: 1), .scrypt(n: 1 << 17, r: 7, p: 1),
    ]
    for cost in weak {
      #expect(throws: DerivationError.belowMinimum(cost)) { try KeyDerivation(cost) }
      #expect(try KeyDerivation.unsafe(cost).isBelowMinimum)
    }
    #expect(try KeyDerivation(.pbkdf2HMACSHA256(iterations: 600_000)) == .standard)
    #expect(try KeyDerivation(.scrypt(n: 1 << 17, r: 8, p: 1)).isBelowMinimum == false)
  }

  @Test(
    arguments: [
      .pbkdf2HMACSHA256(iterations: 0), .pbkdf2HMACSHA256(iterations: -1), .pbkdf2HMACSHA256(iterations: 100_000_001),
      .scrypt(n: 1 << 0, r: 8, p: 1), .scrypt(n: 1 << 64, r: 8, p: 1), .scrypt(n: 1 << 17, r: 0, p: 1),
      .scrypt(n: 1 << 17, r: 8, p: 0), .scrypt(n: 1 << 21, r: 8, p: 1), .scrypt(n: 1 << 16, r: 1, p: 1),
      .scrypt(n: 1 << 17, r: .max, p: .max), .scrypt(n: 1 << 17, r: 8, p: 129),
      .scrypt(n: 1 << 1, r: 1, p: 1 << 20 + 1),
    ] as [DerivationCost])
  func impossibleCosts(cost: DerivationCost) {
    #expect(throws: DerivationError.outOfRange(cost)) { try KeyDerivation.unsafe(cost) }
  }
}

@Suite struct LargestCostsTests {
  @Test(
    arguments: [
      .pbkdf2HMACSHA256(iterations: KeyDerivation.maximumIterations), .scrypt(n: 1 << 17, r: 8, p: 128),
      .scrypt(n: 1 << 20, r: 8, p: 16),
    ] as [DerivationCost])
  func areTaken(cost: DerivationCost) throws {
    #expect(try KeyDerivation(cost).cost == cost)
  }
}

@Suite struct SharedCostTests {
  /// One cost names the derivation of a lock and what guessing at it costs; modules of both are imported here.
  @Test func aLockDerivesWithTheCostThatIsCompared() throws {
    let cost = try #require(DerivationCost("PBKDF2-HMAC-SHA256:600000"))
    #expect(try KeyDerivation(cost) == .standard)
    #expect(KeyDerivation.standard.cost == cost)
    #expect(try #require(DerivationRateFact.guessesPerSecond(KeyDerivation.standard.cost, on: "RTX 3090")).rate > 1)
    let scrypt = try #require(DerivationCost("scrypt:131072:8:1"))
    #expect(try KeyDerivation(scrypt).cost == scrypt)
  }

  @Test(arguments: ["PBKDF2-HMAC-SHA512:600000", "PBKDF2-HMAC-SHA1:1300000", "scrypt:131073:8:1"])
  func whatALockCannotDerive(text: String) throws {
    let cost = try #require(DerivationCost(text))
    #expect(throws: DerivationError.unsupported(cost)) { try KeyDerivation.unsafe(cost) }
  }
}

@Suite struct DerivationRateTests {
  /// A clock that says every derivation took a tenth of a second.
  private func tenth(_ work: () -> Void) -> Duration {
    work()
    return .milliseconds(100)
  }

  @Test func rateAndTotals() throws {
    let rate = try DerivationRate.measure(
      .unsafe(.pbkdf2HMACSHA256(iterations: 1)), for: .seconds(1), timing: tenth)
    #expect(abs(rate.derivationsPerSecond - 10) < 1e-9)
    #expect(abs(rate.seconds(forGuesses: 389_112) - 38911.2) < 1e-6)
  }

  @Test func aStandingClockEnds() throws {
    let rate = try DerivationRate.measure(.unsafe(.pbkdf2HMACSHA256(iterations: 1)), for: .seconds(1)) {
      $0()
      return .zero
    }
    #expect(rate.derivationsPerSecond.isFinite)
  }
}
