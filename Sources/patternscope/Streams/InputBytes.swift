import Digests
import Glibc

/// The bytes of a file or of standard input, decompressed where they are gzip or zstd.
final class InputBytes {
  /// What messages call the input.
  let name: String
  /// Bytes of the file as it was opened; nil where that is not known.
  let fileSize: Int?
  /// Bytes of the file read so far.
  private(set) var bytesRead = 0
  private(set) var kind = InputKind.plain
  private let descriptor: Int32
  private let checksum: SHA256?
  private var decoder: (any ByteDecoder)?
  /// Bytes of the file that are not decoded, or not handed on.
  private var raw: [UInt8] = []
  private var rawPosition = 0
  private var isAtStart = true
  private var hasEnded = false

  private static let readSize = 1 << 16

  /// Opens an input and looks at its first bytes.
  ///
  /// - Parameters:
  ///   - path: `-` for standard input.
  ///   - withChecksum: whether the checksum of the file will be asked for.
  init(path: String, withChecksum: Bool) throws {
    name = path == "-" ? "stdin" : path
    checksum = withChecksum ? SHA256() : nil
    descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure.system("cannot read '\(path)': \(SystemError(errno).reason)") }
    var status = stat()
    let isRegular = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    // Standard input may have been read in part by others; files of the kernel say 0.
    fileSize = isRegular && path != "-" && status.st_size > 0 ? Int(status.st_size) : nil
  }

  deinit { if descriptor != STDIN_FILENO { close(descriptor) } }

  /// The SHA-256 of the file's bytes, as they stand in the file. Can be asked for once, at the end.
  func checksumOfFile() -> String {
    guard let checksum else { preconditionFailure("no checksum was asked for") }
    return HexadecimalText.text(checksum.finish())
  }

  /// Reads up to as many bytes as fit; fewer only at the end, where the input ends or fails.
  ///
  /// - Returns: how many bytes there are, and what failed after them.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> (count: Int, failure: Failure?) {
    var count = 0
    do {
      if isAtStart { try begin() }
      while count < buffer.count, let more = try readPiece(into: .init(rebasing: buffer[count...])) { count += more }
      return (count, nil)
    } catch {
      return (count, error)
    }
  }

  private func begin() throws(Failure) {
    isAtStart = false
    try fillRaw(atLeast: InputKind.sampleSize)
    kind = InputKind(beginning: raw)
    switch kind {
    case .plain: break
    case .gzip: decoder = GzipDecoder()
    case .zstd: decoder = ZstdDecoder()
    case .unreadable(let reason): throw failure(reason)
    }
  }

  /// Some bytes, perhaps none yet; nil at the end.
  private func readPiece(into buffer: UnsafeMutableRawBufferPointer) throws(Failure) -> Int? {
    guard let decoder else { return try readPlain(into: buffer) }
    if rawPosition == raw.count { try fillRaw(atLeast: 1) }
    let (used, made) = try decode(decoder, into: buffer)
    rawPosition += used
    if used == 0, made == 0 {
      guard hasEnded else {
        try fillRaw(atLeast: raw.count - rawPosition + 1)
        return 0
      }
      guard decoder.isComplete else { throw failure("the compressed data ends too early") }
      return nil
    }
    return made
  }

  private func decode(
    _ decoder: any ByteDecoder, into buffer: UnsafeMutableRawBufferPointer
  ) throws(Failure) -> (used: Int, made: Int) {
    do {
      return try raw.withUnsafeBytes { try decoder.decode(.init(rebasing: $0[rawPosition...]), into: buffer) }
    } catch {
      throw failure((error as? DecodingFault)?.reason ?? "\(error)")
    }
  }

  /// Bytes as they are: those of the sample first, then straight from the file.
  private func readPlain(into buffer: UnsafeMutableRawBufferPointer) throws(Failure) -> Int? {
    let waiting = min(raw.count - rawPosition, buffer.count)
    if waiting > 0 {
      raw.withUnsafeBytes { buffer.copyMemory(from: .init(rebasing: $0[rawPosition..<rawPosition + waiting])) }
      rawPosition += waiting
      return waiting
    }
    let count = try readFile(into: buffer)
    return count == 0 ? nil : count
  }

  /// Reads on until so many bytes wait, or the file ends.
  private func fillRaw(atLeast wanted: Int) throws(Failure) {
    raw.removeFirst(rawPosition)
    rawPosition = 0
    var buffer = [UInt8](repeating: 0, count: decoder == nil ? InputKind.sampleSize : Self.readSize)
    while raw.count < wanted, !hasEnded {
      let read = buffer.withUnsafeMutableBytes { bytes in
        Result { () throws(Failure) in try readFile(into: bytes) }
      }
      raw += buffer[..<(try read.get())]
    }
  }

  /// Bytes of the file; none at its end.
  private func readFile(into buffer: UnsafeMutableRawBufferPointer) throws(Failure) -> Int {
    guard !hasEnded else { return 0 }
    while true {
      let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      if count > 0 {
        bytesRead += count
        checksum?.update(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        return count
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw failure(SystemError(errno).reason)
      }
      hasEnded = true
      if let fileSize, bytesRead < fileSize { throw failure("the file became shorter while it was read") }
      return 0
    }
  }

  private func failure(_ reason: String) -> Failure { .system("cannot read '\(name)': \(reason)") }
}
