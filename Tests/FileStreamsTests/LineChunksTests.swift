import FileStreams
import TestSupport
import Testing

@Suite struct LineChunksTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func chunks(_ bytes: [UInt8], chunkSize: Int, longestLine: Int = 40) throws -> [[UInt8]] {
    let chunks = try LineChunks(
      path: try folder.write("lines", bytes), longestLine: longestLine, chunkSize: chunkSize)
    var all: [[UInt8]] = []
    while let chunk = try chunks.next() { all.append(chunk) }
    return all
  }

  @Test func chunksAreWholeLinesWhateverTheirSize() throws {
    let text = Array("a\nbc\r\ndef\rghij\n\nklmno\r\n\r\np".utf8)
    for chunkSize in 1...text.count + 2 {
      let found = try chunks(text, chunkSize: chunkSize)
      #expect(found.flatMap { $0 } == text, "chunks of \(chunkSize)")
      for chunk in found.dropLast() {
        let endsWithCR = chunk.last == UInt8(ascii: "\r")
        #expect(chunk.last == UInt8(ascii: "\n") || endsWithCR, "chunks of \(chunkSize): \(chunk)")
      }
      // A CR and its LF are never in two chunks.
      for (chunk, next) in zip(found, found.dropFirst()) {
        #expect(!(chunk.last == UInt8(ascii: "\r") && next.first == UInt8(ascii: "\n")), "chunks of \(chunkSize)")
      }
    }
  }

  @Test func anEmptyFileHasNoChunk() throws {
    #expect(try chunks([], chunkSize: 8).isEmpty)
  }

  @Test func aByteOrderMarkIsRemovedAtTheStartOnly() throws {
    let mark = ByteOrderMark.utf8
    #expect(try chunks(mark + Array("ab\n".utf8), chunkSize: 3).flatMap { $0 } == Array("ab\n".utf8))
    let inside = Array("ab\n".utf8) + mark + Array("c\n".utf8)
    #expect(try chunks(inside, chunkSize: 64).flatMap { $0 } == inside)
  }

  @Test func aLineLongerThanAChunkIsCutToMoreThanTheLongestLine() throws {
    let text = [UInt8](repeating: UInt8(ascii: "x"), count: 500) + Array("\nab\n".utf8)
    let lines = try chunks(text, chunkSize: 16, longestLine: 20).flatMap { $0 }
      .split(separator: UInt8(ascii: "\n"))
    #expect(lines.count == 2)
    #expect(lines[0].count > 20 && lines[0].count <= 20 + 1 + 16)
    #expect(lines[1] == Array("ab".utf8)[...])
  }

  @Test func aDirectoryFailsOnceAndThenEnds() throws {
    let chunks = try LineChunks(path: folder.url.path, longestLine: 40)
    #expect(throws: FileError(.unreadable, folder.url.path, "is a directory")) { try chunks.next() }
    #expect(try chunks.next() == nil)
  }

  @Test func theChecksumIsThatOfTheFile() throws {
    let chunks = try LineChunks(
      path: try folder.write("abc", Array("abc".utf8)), longestLine: 40, withChecksum: true)
    while try chunks.next() != nil {}
    // FIPS 180-4, appendix B.1.
    #expect(chunks.checksumOfFile() == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(chunks.progress.map { [$0.read, $0.size] } == [3, 3] && chunks.textSize == 3)
  }
}
