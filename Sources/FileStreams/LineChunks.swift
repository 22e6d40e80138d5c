/// Reads a file or standard input as chunks of whole lines, in memory that does not grow with the input.
///
/// Lines end with LF, CR LF or a CR alone. A line that is longer than a chunk is cut to one byte more than the longest
/// line, so that whoever parses it sees that it is too long. A byte order mark of UTF-8 is removed.
package final class LineChunks {
  private let input: InputBytes
  private let chunkSize: Int
  private let longestLine: Int
  /// The beginning of the next chunk: a line that has not ended.
  private var unfinished: [UInt8] = []
  private var hasEnded = false
  private var isAtStart = true
  /// The error after the lines that were passed on.
  private var failure: FileError?

  /// - Parameters:
  ///   - path: `-` for standard input.
  ///   - longestLine: bytes of the longest line that is of use.
  ///   - chunkSize: bytes that are read at a time, at least 3.
  ///   - withChecksum: whether `checksumOfFile` will be called.
  package init(
    path: String, longestLine: Int, chunkSize: Int = 1 << 16, withChecksum: Bool = false
  ) throws(FileError) {
    self.longestLine = longestLine
    self.chunkSize = chunkSize
    input = try InputBytes(path: path, withChecksum: withChecksum)
  }

  /// What messages call the input: its path, or `stdin`.
  package var name: String { input.name }

  /// Bytes of the file, and how many of them are read; nil if its size is unknown.
  package var progress: (read: Int, size: Int)? { input.fileSize.map { (input.bytesRead, $0) } }

  /// Bytes of the text; nil if unknown, as with compressed files.
  package var textSize: Int? { input.kind == .plain ? input.fileSize : nil }

  /// The SHA-256 of the file's bytes, as hexadecimal text. Call it once, at the end.
  package func checksumOfFile() -> String { input.checksumOfFile() }

  /// The next whole lines, or nil at the end.
  ///
  /// - Throws: once, after all lines before the error; a line that the error cut off is not returned.
  package func next() throws(FileError) -> [UInt8]? {
    while true {
      if let failure {
        self.failure = nil
        throw failure
      }
      guard !hasEnded else { return nil }
      var chunk = readChunk()
      if isAtStart {
        isAtStart = false
        if ByteOrderMark.begins(chunk) { chunk.removeFirst(ByteOrderMark.utf8.count) }
      }
      if hasEnded, failure == nil { return chunk.isEmpty ? nil : chunk }
      if let end = Self.endOfLastLine(chunk) {
        unfinished = Array(chunk[end...])
        chunk.removeLast(chunk.count - end)
        return chunk
      }
      // One line fills the chunk: keep its beginning and read on.
      unfinished = Array(chunk.prefix(longestLine + 1))
    }
  }

  /// The unfinished line, and what follows it.
  private func readChunk() -> [UInt8] {
    let capacity = unfinished.count + chunkSize
    return [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      let bytes = UnsafeMutableRawBufferPointer(buffer)
      bytes.copyBytes(from: unfinished)
      let free = UnsafeMutableRawBufferPointer(rebasing: bytes[unfinished.count..<capacity])
      let (read, failure) = input.read(into: free)
      self.failure = failure
      hasEnded = read < free.count
      count = unfinished.count + read
    }
  }

  /// Where the last line that has certainly ended ends; a CR in last place may yet be followed by its LF.
  private static func endOfLastLine(_ chunk: [UInt8]) -> Int? {
    if let lineFeed = chunk.lastIndex(of: UInt8(ascii: "\n")) { return lineFeed + 1 }
    return chunk.dropLast().lastIndex(of: UInt8(ascii: "\r")).map { $0 + 1 }
  }
}
