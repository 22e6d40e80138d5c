import Glibc

/// A file that is being written under another name beside its own, which it takes when it is whole.
///
/// Without that nothing is left of it, also where a signal ends the program.
final class PartialFile {
  /// The name that the file will take, past links.
  let name: String
  /// Where the file is until then.
  let path: String
  /// Open for writing, until the end of this object.
  let descriptor: Int32
  private let mayReplace: Bool

  /// Makes the file, before any work is done.
  ///
  /// - Parameters:
  ///   - name: neither empty nor that of a directory or a device.
  ///   - force: whether an existing file may be replaced; its mode is kept.
  ///   - isPrivate: whether only the file's owner may read it.
  init(_ name: String, force: Bool, isPrivate: Bool = false) throws {
    guard !name.isEmpty else { throw Failure.usage("flag '--output': the name is empty") }
    mayReplace = force
    var status = stat()
    var mode = mode_t(isPrivate ? 0o600 : 0o666)
    let exists = stat(name, &status) == 0
    if exists {
      guard status.st_mode & S_IFMT != S_IFDIR else { throw Failure.system("cannot write '\(name)': is a directory") }
      guard force else { throw Failure.system("'\(name)' exists; give --force to replace it") }
      if !isPrivate { mode = status.st_mode & 0o777 }
    } else if lstat(name, &status) == 0 {
      throw Failure.system("cannot write '\(name)': a link to a file that does not exist")
    }
    let target = exists ? Self.resolved(name) : name
    path = "\(target).partial-\(getpid())"
    descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw Failure.system("cannot write '\(name)': \(SystemError(errno).reason)") }
    // The mode of a file that is replaced holds whatever the mask of the process.
    if exists { fchmod(descriptor, mode) }
    self.name = target
    PartialFiles.removeOnInterruption(path)
  }

  deinit {
    close(descriptor)
    unlink(path)
    PartialFiles.forget()
  }

  /// Gives the file its name.
  func takeName() throws {
    // A link, unlike a rename, never replaces what has come up under the name meanwhile.
    if !mayReplace {
      if link(path, name) == 0 { return }
      guard errno != EEXIST else { throw Failure.system("'\(name)' exists; give --force to replace it") }
    }
    guard rename(path, name) == 0 else {
      throw Failure.system("cannot write '\(name)': \(SystemError(errno).reason)")
    }
  }

  /// Whether a name is that of something that is neither a file nor a directory, such as a device or a pipe.
  static func isDevice(_ name: String) -> Bool {
    var status = stat()
    return stat(name, &status) == 0 && ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  private static func resolved(_ name: String) -> String {
    guard let real = realpath(name, nil) else { return name }
    defer { free(real) }
    return String(cString: real)
  }
}
