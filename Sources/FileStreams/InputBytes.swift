import Digests

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The bytes of a file or of standard input, decompressed if they are gzip or zstd.
package final class InputBytes {
  /// What messages call the input: its path, or `stdin`.
  package let name: String
  /// Bytes of the file when it was opened; nil if unknown.
  package let fileSize: Int?
  /// Bytes of the file read so far.
  package private(set) var bytesRead = 0
  package private(set) var kind = InputKind.plain
  private let descriptor: Int32
  private let checksum: SHA256?
  private var decoder: (any ByteDecoder)?
  /// Bytes of the file that are not decoded, or not passed on yet.
  private var raw: [UInt8] = []
  private var rawPosition = 0
  private var isAtStart = true
  private var hasEnded = false

  private static let readSize = 1 << 16

  /// Opens an input; its first bytes are looked at when it is first read.
  ///
  /// - Parameters:
  ///   - path: `-` for standard input.
  ///   - withChecksum: whether `checksumOfFile` will be called.
  package init(path: String, withChecksum: Bool = false) throws(FileError) {
    name = path == "-" ? "stdin" : path
    checksum = withChecksum ? SHA256() : nil
    descriptor = try openForReading(path)
    var status = stat()
    let isRegular = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    // Standard input may have been read in part by others; files of the kernel say 0.
    fileSize = isRegular && path != "-" && status.st_size > 0 ? Int(status.st_size) : nil
  }

  deinit { closeAfterReading(descriptor) }

  /// The SHA-256 of the file's bytes, before decompression, as hexadecimal text. Call it once, at the end.
  package func checksumOfFile() -> String {
    guard let checksum else { preconditionFailure("no checksum was asked for") }
    return HexadecimalText.text(checksum.finish())
  }

  /// Fills the buffer; reads fewer bytes only where the input ends or fails.
  ///
  /// - Returns: how many bytes were read, and the error after them.
  package func read(into buffer: UnsafeMutableRawBufferPointer) -> (count: Int, failure: FileError?) {
    var count = 0
    do {
      if isAtStart { try begin() }
      while count < buffer.count, let more = try readPiece(into: .init(rebasing: buffer[count...])) { count += more }
      return (count, nil)
    } catch {
      return (count, error)
    }
  }

  private func begin() throws(FileError) {
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
  private func readPiece(into buffer: UnsafeMutableRawBufferPointer) throws(FileError) -> Int? {
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
  ) throws(FileError) -> (used: Int, made: Int) {
    do {
      return try raw.withUnsafeBytes { try decoder.decode(.init(rebasing: $0[rawPosition...]), into: buffer) }
    } catch {
      throw failure((error as? DecodingFault)?.reason ?? "\(error)")
    }
  }

  /// Bytes as they are: those of the sample first, then straight from the file.
  private func readPlain(into buffer: UnsafeMutableRawBufferPointer) throws(FileError) -> Int? {
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
  private func fillRaw(atLeast wanted: Int) throws(FileError) {
    raw.removeFirst(rawPosition)
    rawPosition = 0
    var buffer = [UInt8](repeating: 0, count: decoder == nil ? InputKind.sampleSize : Self.readSize)
    while raw.count < wanted, !hasEnded {
      let read = buffer.withUnsafeMutableBytes { bytes in
        Result { () throws(FileError) in try readFile(into: bytes) }
      }
      raw += buffer[..<(try read.get())]
    }
  }

  /// Bytes of the file; none at its end.
  private func readFile(into buffer: UnsafeMutableRawBufferPointer) throws(FileError) -> Int {
    guard !hasEnded else { return 0 }
    let count: Int
    do { count = try readOnce(descriptor, into: buffer) } catch { throw failure(error.reason) }
    guard count > 0 else {
      hasEnded = true
      if let fileSize, bytesRead < fileSize { throw failure("the file became shorter while it was read") }
      return 0
    }
    bytesRead += count
    checksum?.update(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
    return count
  }

  private func failure(_ reason: String) -> FileError { FileError(.unreadable, name, reason) }
}

/// Reads a small file whole, as it is, without decompression.
///
/// - Parameters:
///   - path: `-` for standard input.
///   - limit: the most bytes that the file may have.
/// - Throws: also if the file is larger than the limit.
package func readFile(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
  let descriptor = try openForReading(path)
  defer { closeAfterReading(descriptor) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let read = buffer.withUnsafeMutableBytes { piece in
      Result { () throws(SystemError) in try readOnce(descriptor, into: piece) }
    }
    let count: Int
    do { count = try read.get() } catch { throw FileError(.unreadable, path, error.reason) }
    guard count > 0 else { return bytes }
    bytes += buffer[..<count]
    guard bytes.count <= limit else { throw FileError(.unreadable, path, "it has more than \(limit) bytes") }
  }
}
