#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An error number of the system.
package struct SystemError: Error {
  package let code: Int32

  package init(_ code: Int32) { self.code = code }

  /// The system's text for it, in lower case.
  package var reason: String { String(cString: strerror(code)).lowercased() }
}

/// Writes all bytes, in as many calls as the system needs.
///
/// - Throws: `OutputClosed` if the reader closed the pipe, else `SystemError`.
package func writeAll(_ bytes: Span<UInt8>, to descriptor: Int32) throws {
  var written = 0
  while written < bytes.count {
    let count = bytes.withUnsafeBytes { buffer in
      write(descriptor, buffer.baseAddress! + written, bytes.count - written)
    }
    if count >= 0 {
      written += count
    } else if errno == EPIPE {
      throw OutputClosed()
    } else if errno != EINTR {
      throw SystemError(errno)
    }
  }
}

/// Opens a file for reading; `-` is standard input.
func openForReading(_ path: String) throws(FileError) -> Int32 {
  let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw FileError(.unreadable, path, SystemError(errno).reason) }
  return descriptor
}

/// Closes what `openForReading` opened; standard input stays open.
func closeAfterReading(_ descriptor: Int32) {
  if descriptor != STDIN_FILENO { close(descriptor) }
}

/// The next bytes of a file, however often a signal interrupts the call; 0 at its end.
func readOnce(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
  while true {
    let count = read(descriptor, buffer.baseAddress, buffer.count)
    if count >= 0 { return count }
    if errno != EINTR { throw SystemError(errno) }
  }
}
