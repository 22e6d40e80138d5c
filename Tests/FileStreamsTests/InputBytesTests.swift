import FileStreams
import TestSupport
import Testing

@Suite struct InputBytesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// "hello\nworld\n" as gzip -n and zstd write it.
  private static let gzip: [UInt8] = [
    0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x03, 0xCB, 0x48, 0xCD, 0xC9, 0xC9, 0xE7, 0x2A, 0xCF, 0x2F,
    0xCA, 0x49, 0xE1, 0x02, 0x00, 0xFF, 0x5D, 0xC5, 0xC4, 0x0C, 0x00, 0x00, 0x00,
  ]
  private static let zstd: [UInt8] = [
    0x28, 0xB5, 0x2F, 0xFD, 0x04, 0x58, 0x61, 0x00, 0x00, 0x68, 0x65, 0x6C, 0x6C, 0x6F, 0x0A, 0x77, 0x6F, 0x72, 0x6C,
    0x64, 0x0A, 0xB5, 0x0E, 0x87, 0x17,
  ]
  private static let text = Array("hello\nworld\n".utf8)

  private func read(_ bytes: [UInt8], pieces: Int) throws -> (bytes: [UInt8], failure: FileError?) {
    let input = try InputBytes(path: try folder.write("input", bytes))
    var buffer = [UInt8](repeating: 0, count: pieces)
    var all: [UInt8] = []
    while true {
      let (count, failure) = buffer.withUnsafeMutableBytes { input.read(into: $0) }
      all += buffer[..<count]
      if failure != nil || count < pieces { return (all, failure) }
    }
  }

  @Test(arguments: [1, 2, 3, 5, 12, 13, 1000])
  func everyKindIsReadInPiecesOfAnySize(pieces: Int) throws {
    for bytes in [Self.text, Self.gzip, Self.zstd] {
      let (read, failure) = try read(bytes, pieces: pieces)
      #expect(read == Self.text && failure == nil)
    }
  }

  @Test func severalMembersAreOneText() throws {
    #expect(try read(Self.gzip + Self.gzip + [0, 0, 0], pieces: 7).bytes == Self.text + Self.text)
    #expect(try read(Self.zstd + Self.zstd, pieces: 7).bytes == Self.text + Self.text)
  }

  @Test func compressedDataThatEndsTooEarlyFails() throws {
    for bytes in [Self.gzip, Self.zstd] {
      for length in [bytes.count / 2, bytes.count - 1] {
        let failure = try read(Array(bytes.prefix(length)), pieces: 100).failure
        #expect(failure?.reason == "the compressed data ends too early", "\(length) bytes")
      }
    }
  }

  @Test func otherFormatsSayWhatToDo() throws {
    let beginnings: [([UInt8], String)] = [
      ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00], "xz"), ([0x42, 0x5A, 0x68, 0x39], "bzip2"),
      ([0x50, 0x4B, 0x03, 0x04], "zip archive"), ([0xFF, 0xFE, 0x30, 0x00], "UTF-16"),
      ([0x30, 0x00, 0x31, 0x00], "UTF-16"),
    ]
    for (bytes, word) in beginnings {
      let failure = try read(bytes, pieces: 100).failure
      #expect(failure?.kind == .unreadable && failure?.reason.contains(word) == true, "\(word)")
    }
  }

  @Test func aSmallFileIsReadWholeUpToItsLimit() throws {
    let path = try folder.write("small", Self.text)
    #expect(try readFile(path, limit: Self.text.count) == Self.text)
    #expect(throws: FileError.self) { try readFile(path, limit: Self.text.count - 1) }
    #expect(throws: FileError(.unreadable, folder.path("none"), "no such file or directory")) {
      try readFile(folder.path("none"), limit: 10)
    }
  }
}
