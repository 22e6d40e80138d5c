import FileStreams
import Glibc
import PatternLock

/// The bytes of a file or of the rest of standard input, in memory that is wiped.
///
/// - Parameters:
///   - path: `-` for standard input.
///   - limit: the most bytes that are taken.
func readSecret(_ path: String, limit: Int) throws -> SecretBytes {
  let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw Failure.system("cannot read '\(path)': \(SystemError(errno).reason)") }
  defer { if descriptor != STDIN_FILENO { close(descriptor) } }
  var whole = SecretBytes(count: 0) { _ in }
  while true {
    // Room doubles, so that the copies cost no more than the reading.
    let room = max(1 << 16, whole.count)
    var added = 0
    let next = try SecretBytes(count: whole.count + room) { memory in
      whole.withSpan { whole in whole.withUnsafeBytes { memory.copyMemory(from: $0) } }
      while added < room {
        let got = read(descriptor, memory.baseAddress! + whole.count + added, room - added)
        if got < 0, errno == EINTR { continue }
        guard got >= 0 else { throw Failure.system("cannot read '\(path)': \(SystemError(errno).reason)") }
        if got == 0 { break }
        added += got
      }
    }
    let size = whole.count + added
    guard size <= limit else { throw Failure.system("'\(path)' is too large: at most \(limit) bytes are taken") }
    whole = next.withSpan { SecretBytes(copying: $0.extracting(0..<size)) }
    if added < room { return whole }
  }
}
