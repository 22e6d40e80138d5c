#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A directory whose files are read and replaced as wholes, by one thread of one process at a time.
///
/// A file is replaced by writing `NAME.new`, flushing it to the disk, renaming it and flushing the directory: a kill or a
/// loss of power at any instant leaves the old or the new file. As one holder at a time writes, the temporary name is
/// fixed, and what a killed holder left is removed by the next.
struct LockDirectory {
  let path: String

  /// The directory, while this process alone holds it.
  struct Held {
    fileprivate let descriptor: Int32
    fileprivate let path: String
  }

  /// Makes the directory, for its owner only, where it is missing. Its parent must exist.
  func makeIfMissing() throws(LockFileError) {
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else {
      throw LockFileError("make the directory", path, code: errno)
    }
  }

  /// Waits until no other process or thread holds the directory, then runs the body.
  ///
  /// The directory itself carries the lock (`flock`): a lock file could be deleted under its holder. The system gives
  /// it back when the holder dies.
  ///
  /// - Throws: `LockError.notEnrolled` where there is no directory, `LockFileError`, or what the body throws.
  func whileHeld<R: ~Copyable>(_ body: (Held) throws -> R) throws -> R {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { throw LockError.notEnrolled }
      throw LockFileError("open the directory", path, code: errno)
    }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw LockFileError("lock the directory", path, code: errno) }
    }
    return try body(Held(descriptor: descriptor, path: path))
  }

  /// The first bytes of a file, at most `count`; nil where there is no such file. Does not wait for a holder.
  func beginning(of name: String, count: Int) throws(LockFileError) -> [UInt8]? {
    let filePath = "\(path)/\(name)"
    let file = open(filePath, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      if errno == ENOENT { return nil }
      throw LockFileError("open", filePath, code: errno)
    }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: count)
    var got: Int
    repeat { got = read(file, &bytes, count) } while got < 0 && errno == EINTR
    guard got >= 0 else { throw LockFileError("read", filePath, code: errno) }
    return Array(bytes.prefix(got))
  }
}

extension LockDirectory.Held {
  /// The file's bytes, or nil where there is no such file.
  ///
  /// - Throws: `LockFileError`; EFBIG above `limit` bytes, ELOOP for a symbolic link.
  func contents(of name: String, limit: Int) throws(LockFileError) -> SecretBytes? {
    let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      if errno == ENOENT { return nil }
      throw failure("open", name)
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw failure("examine", name) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw failure("read what is no file", name, code: EINVAL) }
    guard status.st_size <= limit else { throw failure("read", name, code: EFBIG) }
    return try SecretBytes(count: Int(status.st_size)) { (memory) throws(LockFileError) in
      var offset = 0
      while offset < memory.count {
        let count = read(file, memory.baseAddress! + offset, memory.count - offset)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { throw failure("read", name, code: count == 0 ? EIO : errno) }
        offset += count
      }
    }
  }

  /// Puts a file in place of the old one, if any, readable by its owner only.
  func replace(_ name: String, with bytes: Span<UInt8>) throws(LockFileError) {
    let temporary = "\(name).new"
    // Not opened over what lies there: that may be a link, or readable by others.
    _ = unlinkat(descriptor, temporary, 0)
    let file = openat(descriptor, temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw failure("make", temporary) }
    do throws(LockFileError) {
      try writeAll(bytes, to: file, name: temporary)
      guard renameat(descriptor, temporary, descriptor, name) == 0 else { throw failure("rename", temporary) }
    } catch {
      _ = unlinkat(descriptor, temporary, 0)
      throw error
    }
    try flush()
  }

  /// Removes a file; one that is not there is no error.
  func remove(_ name: String) throws(LockFileError) {
    guard unlinkat(descriptor, name, 0) == 0 || errno == ENOENT else { throw failure("remove", name) }
    try flush()
  }

  /// Overwrites the first bytes of a file with zeros, then removes it. On flash memory and on file systems that write
  /// elsewhere the old bytes may outlive this.
  func overwriteAndRemove(_ name: String, count: Int) throws(LockFileError) {
    let file = openat(descriptor, name, O_WRONLY | O_NOFOLLOW | O_CLOEXEC)
    if file >= 0 {
      let zeros = [UInt8](repeating: 0, count: count)
      try writeAll(zeros.span, to: file, name: name)
    } else if errno != ENOENT {
      throw failure("open", name)
    }
    try remove(name)
  }

  /// Removes the temporary file of a holder that was killed.
  func removeLeftover(of name: String) { _ = unlinkat(descriptor, "\(name).new", 0) }

  /// Writes and flushes everything, then closes the file.
  private func writeAll(_ bytes: Span<UInt8>, to file: Int32, name: String) throws(LockFileError) {
    var code: Int32 = 0
    bytes.withUnsafeBytes { bytes in
      var offset = 0
      while offset < bytes.count, code == 0 {
        let count = write(file, bytes.baseAddress! + offset, bytes.count - offset)
        if count >= 0 { offset += count } else if errno != EINTR { code = errno }
      }
    }
    if code == 0, fsync(file) != 0 { code = errno }
    if close(file) != 0, code == 0 { code = errno }
    guard code == 0 else { throw failure("write", name, code: code) }
  }

  private func flush() throws(LockFileError) {
    guard fsync(descriptor) == 0 else { throw failure("flush", ".") }
  }

  private func failure(_ operation: String, _ name: String, code: Int32 = errno) -> LockFileError {
    LockFileError(operation, "\(path)/\(name)", code: code)
  }
}
