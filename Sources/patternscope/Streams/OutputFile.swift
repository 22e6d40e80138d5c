import Glibc
import PatternLock

/// Where a command's result goes: standard output, or a file that appears under its name only when it is whole.
final class OutputFile {
  /// Nil where the output is written as it is: to standard output, a device or a pipe.
  private let partial: PartialFile?
  private let descriptor: Int32
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
      partial = nil
      descriptor = STDOUT_FILENO
      return
    }
    guard !PartialFile.isDevice(path) else {
      // A device or a pipe cannot be replaced.
      partial = nil
      descriptor = open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw Failure.system("cannot write '\(path)': \(SystemError(errno).reason)") }
      return
    }
    let partial = try PartialFile(path, force: force, isPrivate: isPrivate)
    self.partial = partial
    descriptor = partial.descriptor
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
    try partial?.takeName()
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
      throw Failure.system("cannot write \(partial.map { "'\($0.name)'" } ?? "to standard output"): \(error.reason)")
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
