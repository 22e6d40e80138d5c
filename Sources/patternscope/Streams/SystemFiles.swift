import Glibc

/// Writes everything, however often the system takes only a part.
func writeAll(_ bytes: Span<UInt8>, to descriptor: Int32) throws {
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

/// What the system said, in its words.
struct SystemError: Error {
  let code: Int32

  init(_ code: Int32) { self.code = code }

  var reason: String { String(cString: strerror(code)).lowercased() }
}

/// A small file whole.
///
/// - Parameter limit: bytes beyond which no more is read; one byte more tells that there is more.
func readWhole(_ path: String, limit: Int) throws -> [UInt8] {
  let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw Failure.system("cannot read '\(path)': \(SystemError(errno).reason)") }
  defer { if descriptor != STDIN_FILENO { close(descriptor) } }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while bytes.count <= limit {
    let count = read(descriptor, &buffer, buffer.count)
    if count == 0 { break }
    if count > 0 {
      bytes += buffer[..<count]
    } else if errno != EINTR {
      throw Failure.system("cannot read '\(path)': \(SystemError(errno).reason)")
    }
  }
  return bytes
}
