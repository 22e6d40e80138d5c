#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Standard output, or a file that appears under its name only when it is whole.
package final class OutputFile {
  /// What errors call standard output.
  package static let standardOutputName = "standard output"

  /// Nil if the output is written in place: standard output, a device or a pipe.
  private let partial: PartialFile?
  private let name: String
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private static let bufferSize = 1 << 16

  /// Opens the output before any work is done.
  ///
  /// - Parameters:
  ///   - path: nil or `-` for standard output.
  ///   - force: whether an existing file may be replaced.
  ///   - isPrivate: whether only the file's owner may read it.
  package init(path: String?, force: Bool, isPrivate: Bool = false) throws(FileError) {
    guard let path, path != "-" else {
      partial = nil
      name = Self.standardOutputName
      descriptor = STDOUT_FILENO
      return
    }
    guard !PartialFile.isDevice(path) else {
      // A device or a pipe cannot be replaced.
      partial = nil
      name = path
      descriptor = open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw FileError(.unwritable, path, SystemError(errno).reason) }
      return
    }
    let partial = try PartialFile(path, force: force, isPrivate: isPrivate)
    self.partial = partial
    name = partial.name
    descriptor = partial.descriptor
  }

  package func write(_ bytes: [UInt8]) throws {
    if buffer.count + bytes.count > Self.bufferSize { try flush() }
    if bytes.count > Self.bufferSize { try send(bytes.span) } else { buffer.append(contentsOf: bytes) }
  }

  package func write(_ text: String) throws { try write(Array(text.utf8)) }

  /// Writes bytes straight from their memory, so that no copy of a secret is left in a buffer.
  package func writeUnbuffered(_ bytes: Span<UInt8>) throws {
    try flush()
    try send(bytes)
  }

  /// Ends the output: the file takes its name. Without this call no file is left.
  package func finish() throws {
    try flush()
    try partial?.takeName()
  }

  private func flush() throws {
    let bytes = buffer
    try send(bytes.span)
    buffer.removeAll(keepingCapacity: true)
  }

  private func send(_ bytes: Span<UInt8>) throws {
    do { try writeAll(bytes, to: descriptor) } catch let error as SystemError {
      throw FileError(.unwritable, name, error.reason)
    }
  }
}
