import Glibc

/// Writes everything, however often the system takes only a part.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws {
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
