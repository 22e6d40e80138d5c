import Glibc
import PatternStrength

/// Reads a file or standard input as chunks of whole lines, in memory that does not grow with the input.
///
/// A line longer than any pattern line is cut to one byte more than `LineParser` looks at, so that it is still refused.
final class LineChunks {
  /// What messages call the input.
  let name: String
  private let descriptor: Int32
  private let chunkSize: Int
  /// Of the bytes read so far.
  let checksum = Checksum()
  /// Bytes read that belong to the next chunk.
  private var pending: [UInt8] = []
  private var hasEnded = false
  private var isAtStart = true

  /// - Parameter path: `-` for standard input.
  init(path: String, chunkSize: Int = 1 << 20) throws {
    self.chunkSize = chunkSize
    guard path != "-" else {
      name = "stdin"
      descriptor = STDIN_FILENO
      return
    }
    name = path
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure.system("cannot read '\(path)': \(SystemError(errno).reason)") }
  }

  deinit { if descriptor != STDIN_FILENO { close(descriptor) } }

  /// The next whole lines, or nil at the end.
  func next() throws -> [UInt8]? {
    while true {
      if !hasEnded, pending.count < chunkSize { try fill() }
      if isAtStart {
        isAtStart = false
        if pending.starts(with: [0xEF, 0xBB, 0xBF]) { pending.removeFirst(3) }
      }
      if hasEnded {
        defer { pending = [] }
        return pending.isEmpty ? nil : pending
      }
      if let end = endOfLastLine() {
        let chunk = Array(pending[..<end])
        pending.removeFirst(end)
        return chunk
      }
      // One line fills the chunk: keep its beginning and read on.
      pending.removeSubrange((LineParser.longestLine + 1)...)
    }
  }

  private func fill() throws {
    let wanted = chunkSize - pending.count
    var read = 0
    var failure: Int32?
    let bytes = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
      while read < wanted {
        let got = Glibc.read(descriptor, buffer.baseAddress! + read, wanted - read)
        if got > 0 {
          read += got
        } else if got == 0 {
          hasEnded = true
          break
        } else if errno != EINTR {
          failure = errno
          break
        }
      }
      count = read
    }
    if let failure { throw Failure.system("cannot read '\(name)': \(SystemError(failure).reason)") }
    checksum.update(bytes)
    pending += bytes
  }

  /// Where the last line that has certainly ended ends; a CR in last place may yet be followed by its LF.
  private func endOfLastLine() -> Int? {
    if let lineFeed = pending.lastIndex(of: 10) { return lineFeed + 1 }
    return pending.dropLast().lastIndex(of: 13).map { $0 + 1 }
  }
}
