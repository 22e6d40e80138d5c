import PatternStrength

/// Reads a file or standard input as chunks of whole lines, in memory that does not grow with the input.
///
/// A line longer than any pattern line is cut to one byte more than `LineParser` looks at, so that it is still refused.
/// A byte order mark of UTF-8 is passed over.
final class LineChunks {
  private let input: InputBytes
  private let chunkSize: Int
  /// The beginning of the next chunk: a line that has not ended.
  private var unfinished: [UInt8] = []
  private var hasEnded = false
  private var isAtStart = true
  /// What went wrong after the lines that were handed on.
  private var failure: Failure?

  /// - Parameters:
  ///   - path: `-` for standard input.
  ///   - withChecksum: whether the checksum of the file will be asked for.
  init(path: String, chunkSize: Int = 1 << 16, withChecksum: Bool = false) throws {
    self.chunkSize = chunkSize
    input = try InputBytes(path: path, withChecksum: withChecksum)
  }

  /// What messages call the input.
  var name: String { input.name }

  /// Bytes of the file, and how many of them are read; nil where its size is not known.
  var progress: (read: Int, size: Int)? { input.fileSize.map { (input.bytesRead, $0) } }

  /// The size of the text; nil where it is not known.
  var textSize: Int? { input.kind == .plain ? input.fileSize : nil }

  /// The SHA-256 of the file's bytes. Can be asked for once, at the end.
  func checksumOfFile() -> String { input.checksumOfFile() }

  /// The next whole lines, or nil at the end.
  ///
  /// - Throws: `Failure`, after all lines before what failed; a line that was cut off by it is not handed on.
  func next() throws(Failure) -> [UInt8]? {
    while true {
      if let failure { throw failure }
      guard !hasEnded else { return nil }
      var chunk = readChunk()
      if isAtStart {
        isAtStart = false
        if chunk.starts(with: [0xEF, 0xBB, 0xBF]) { chunk.removeFirst(3) }
      }
      if hasEnded, failure == nil { return chunk.isEmpty ? nil : chunk }
      if let end = Self.endOfLastLine(chunk) {
        unfinished = Array(chunk[end...])
        chunk.removeLast(chunk.count - end)
        return chunk
      }
      // One line fills the chunk: keep its beginning and read on.
      unfinished = Array(chunk.prefix(LineParser.longestLine + 1))
    }
  }

  /// What was left over, and what follows it.
  private func readChunk() -> [UInt8] {
    let capacity = unfinished.count + chunkSize
    return [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      let bytes = UnsafeMutableRawBufferPointer(buffer)
      bytes.copyBytes(from: unfinished)
      let room = UnsafeMutableRawBufferPointer(rebasing: bytes[unfinished.count..<capacity])
      let (read, failure) = input.read(into: room)
      self.failure = failure
      hasEnded = read < room.count
      count = unfinished.count + read
    }
  }

  /// Where the last line that has certainly ended ends; a CR in last place may yet be followed by its LF.
  private static func endOfLastLine(_ chunk: [UInt8]) -> Int? {
    if let lineFeed = chunk.lastIndex(of: UInt8(ascii: "\n")) { return lineFeed + 1 }
    return chunk.dropLast().lastIndex(of: UInt8(ascii: "\r")).map { $0 + 1 }
  }
}
