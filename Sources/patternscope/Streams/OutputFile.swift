import Glibc
import PatternLock

/// Where a command's result goes: standard output, or a file that appears under its name only when it is whole.
final class OutputFile {
  private let path: String?
  private let partialPath: String?
  private var descriptor: Int32
  private var buffer: [UInt8] = []
  private static let bufferSize = 1 << 16

  /// Opens the output before any work is done.
  ///
  /// - Parameters:
  ///   - path: nil or `-` for standard output.
  ///   - force: whether an existing file may be replaced.
  ///   - isPrivate: whether only the file's owner may read it.
  init(path: String?, force: Bool, isPrivate: Bool = false) throws {
    guard let path, path != "-" else {
      self.path = nil
      partialPath = nil
      descriptor = STDOUT_FILENO
      return
    }
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT != S_IFDIR else { throw Failure.system("cannot write '\(path)': is a directory") }
      guard status.st_mode & S_IFMT == S_IFREG else {
        // A device or a pipe cannot be replaced; it is written as it is.
        descriptor = open(path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw Failure.system("cannot write '\(path)': \(SystemError(errno).reason)") }
        self.path = nil
        partialPath = nil
        return
      }
      guard force else { throw Failure.system("'\(path)' exists; give --force to replace it") }
    }
    let partialPath = "\(path).partial-\(getpid())"
    descriptor = open(partialPath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, isPrivate ? 0o600 : 0o666)
    guard descriptor >= 0 else { throw Failure.system("cannot write '\(path)': \(SystemError(errno).reason)") }
    self.path = path
    self.partialPath = partialPath
    PartialFiles.removeOnInterruption(partialPath)
  }

  deinit {
    guard let partialPath else { return }
    close(descriptor)
    unlink(partialPath)
    PartialFiles.forget()
  }

  func write(_ bytes: [UInt8]) throws {
    if buffer.count + bytes.count > Self.bufferSize { try flush() }
    if bytes.count > Self.bufferSize { try send(bytes.span) } else { buffer.append(contentsOf: bytes) }
  }

  func write(_ text: String) throws { try write(Array(text.utf8)) }

  /// Writes a secret straight from its memory, so that no copy of it stays behind.
  func write(_ secret: borrowing SecretBytes) throws {
    try flush()
    try secret.withSpan { bytes in try send(bytes) }
  }

  /// Ends the output: the file takes its name. Without this nothing is left of it.
  func finish() throws {
    try flush()
    guard let path, let partialPath else { return }
    guard rename(partialPath, path) == 0 else {
      throw Failure.system("cannot write '\(path)': \(SystemError(errno).reason)")
    }
  }

  private func flush() throws {
    let bytes = buffer
    try send(bytes.span)
    buffer.removeAll(keepingCapacity: true)
  }

  private func send(_ bytes: Span<UInt8>) throws {
    do {
      try writeAll(bytes, to: descriptor)
    } catch let error as SystemError {
      throw Failure.system("cannot write \(path.map { "'\($0)'" } ?? "to standard output"): \(error.reason)")
    }
  }
}

/// Standard output for short texts.
enum StandardOutput {
  static func print(_ text: String) throws {
    let output = try OutputFile(path: nil, force: false)
    try output.write(text)
    try output.finish()
  }
}
