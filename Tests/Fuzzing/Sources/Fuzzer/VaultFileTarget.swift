import CLibCrypto
import PatternLock

extension FuzzTarget {
  /// Input: what is repaired, file. A repaired file has the right size and checksum, as a forger's would; without that,
  /// hardly any would be read beyond its checksum.
  static let vaultFile = FuzzTarget(name: "vault-file", longestInput: 700) { input in
    var input = input
    let repairs = input.byte()
    var bytes = input.rest
    if repairs & 1 == 1 { repairSize(&bytes) }
    if repairs & 2 == 2 { repairChecksum(&bytes) }
    do {
      checkAccepted(try Vault(bytes: bytes), bytes)
    } catch let error as VaultError {
      checkRefused(error, bytes)
    } catch { fatalError("\(error)") }
  }

  private static let (sizeOffset, smallestSize, checksumSize) = (228, 284, 32)

  private static func repairSize(_ bytes: inout [UInt8]) {
    guard bytes.count >= smallestSize else { return }
    var size = bytes.count - smallestSize
    for place in (sizeOffset..<sizeOffset + 8).reversed() {
      bytes[place] = UInt8(truncatingIfNeeded: size)
      size >>= 8
    }
  }

  private static func repairChecksum(_ bytes: inout [UInt8]) {
    guard bytes.count >= checksumSize else { return }
    var digest = [UInt8](repeating: 0, count: checksumSize)
    expect(EVP_Digest(bytes, bytes.count - checksumSize, &digest, nil, EVP_sha256(), nil) == 1, "no SHA-256")
    bytes.replaceSubrange(bytes.count - checksumSize..<bytes.count, with: digest)
  }

  /// One meaning, one file; and nothing in it makes a later step last for hours.
  private static func checkAccepted(_ vault: Vault, _ bytes: [UInt8]) {
    expect(bytes.starts(with: Array("PATVAULT".utf8) + [0, 1]), "not version 1: \(bytes.prefix(10))")
    expect(vault.contentsSize == bytes.count - smallestSize, "contents of \(vault.contentsSize) bytes")
    expect((try? vault.bytes()) == bytes, "another file is written")
    expect((try? Vault(bytes: bytes)) == vault, "another vault is read")
    switch vault.derivation?.cost.algorithm {
    case nil: break
    case .pbkdf2(_, let iterations)?:
      expect((1...KeyDerivation.maximumIterations).contains(iterations), "\(iterations) iterations")
    case .scrypt(let n, let r, let p)?:
      expect(n * r * p <= KeyDerivation.maximumScryptWork, "time of scrypt \(n), \(r), \(p)")
      expect(128 * n * r <= KeyDerivation.maximumScryptMemory, "memory of scrypt \(n), \(r), \(p)")
    }
  }

  /// A file is refused for what is wrong with it, and not for what stands behind a wrong checksum.
  private static func checkRefused(_ error: VaultError, _ bytes: [UInt8]) {
    expectPrintable(error.description)
    var repaired = bytes
    repairSize(&repaired)
    repairChecksum(&repaired)
    switch error {
    case .notAVault: expect(!bytes.starts(with: "PATVAULT".utf8), "\(error)")
    case .unknownVersion(let version):
      expect(version != 1 && bytes[8...9].elementsEqual([UInt8(version >> 8), UInt8(version & 255)]), "\(error)")
    case .truncated(let expectedSize, let size): expect(size == bytes.count && expectedSize > size, "\(error)")
    case .damaged: expect(repaired != bytes, "\(error), but size and checksum are right")
    case .malformed(let field): expect(!field.isEmpty && repaired == bytes, "\(error) under a wrong checksum")
    default: fatalError("reading alone cannot find \(error)")
    }
  }
}
