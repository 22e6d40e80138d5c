import CLibCrypto
import Datasets
import PatternGrid
import PatternLock
import Testing

/// Reads the files by the offsets of the documented tables, with libcrypto alone: what another program would do.
@Suite struct VaultFormatTests {
  @Test func vaultAndCounterByHand() throws {
    let directory = try TemporaryDirectory()
    let space = try PatternSpace(grid: Grid("4x5"), rule: .lineage, minimumLength: 5, maximumLength: 12)
    let lock = VaultLock(
      directory: directory.path, clock: LockClock { LockClock.Reading(origin: Array(1...16), seconds: 0x0102) })
    let pattern = try Pattern([0, 1, 6, 11, 10], in: space)
    let contents = Array("what is kept".utf8)
    let loginKey = try lock.enrol(
      pattern, protecting: contents.span, in: space, derivation: .unsafe(.pbkdf2HMACSHA256(iterations: 258)),
      attempts: AttemptPolicy(maximumFailures: 7, countsRepeats: false, lockout: .ios9to13))
    #expect(throws: LockError.self) { _ = try lock.unlock(try Pattern([0, 1, 2, 3, 4], in: space)) }

    let file = try directory.bytes("vault")
    let device = try directory.bytes("device-key")
    #expect(Array(file[0..<10]) == Array("PATVAULT".utf8) + [0, 1])
    #expect(file[10..<16] == [4, 5, 2, 5, 12, 0])
    #expect(file[32..<48] == [1, 0, 0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0])
    var patternKey = [UInt8](repeating: 0, count: 32)
    let secret = "0.1.6.11.10"
    PKCS5_PBKDF2_HMAC(secret, Int32(secret.utf8.count), Array(file[48..<64]), 16, 258, EVP_sha256(), 32, &patternKey)
    let dataKey = try #require(try opened(Array(file[76..<124]), patternKey, Array(file[64..<76]), Array(file[0..<64])))
    let identity = Array(file[0..<10]) + Array(file[16..<32])
    let login = bytes(String(decoding: loginKey.hexadecimal().copied(), as: UTF8.self))
    #expect(
      try opened(Array(file[136..<184]), login, Array(file[124..<136]), Array("login".utf8) + identity) == dataKey)
    let markKey = hmacSHA256(Array("patternlock vault mark 1".utf8), key: device)
    #expect(hmacSHA256(Array(file[0..<184]), key: markKey) == Array(file[184..<216]))
    #expect(file[228..<236] == [0, 0, 0, 0, 0, 0, 0, 12])
    #expect(
      try opened(Array(file[236..<264]), dataKey, Array(file[216..<228]), Array("contents".utf8) + identity) == contents
    )
    #expect(Array(file[264..<296]) == sha256(Array(file[0..<264])) && file.count == 296)

    let counter = try directory.bytes("attempts")
    #expect(counter.count == 248 && Array(counter[0..<10]) == Array("PATCOUNT".utf8) + [0, 1])
    let fields = try #require(
      try opened(
        Array(counter[22...]), hmacSHA256(Array("patternlock attempt counter 1".utf8), key: device),
        Array(counter[10..<22]),
        Array(counter[0..<10])))
    #expect(fields[0..<16] == file[16..<32])
    #expect(fields[16..<26] == [0, 0, 0, 1, 0, 0, 0, 7, 0, 3])
    #expect(fields[26..<42].elementsEqual(1...16))
    #expect(fields[42..<50] == [0, 0, 0, 0, 0, 0, 1, 2])
    #expect(fields[50..<82].contains { $0 != 0 })
    #expect(fields[82...].allSatisfy { $0 == 0 } && fields.count == 210)
  }
}
