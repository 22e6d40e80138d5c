#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file that is being written under another name beside its own, which it takes when it is whole.
///
/// Without that no file is left, also if a signal ends a program that called `removeOnSignals`.
package final class PartialFile {
  /// The name that the file will take, past links.
  package let name: String
  /// Where the file is until then.
  package let path: String
  /// Open for writing, until the end of this object.
  package let descriptor: Int32
  private let mayReplace: Bool

  /// Makes the file, before any work is done.
  ///
  /// - Parameters:
  ///   - name: neither empty nor that of a directory or a device.
  ///   - force: whether an existing file may be replaced; its mode is kept.
  ///   - isPrivate: whether only the file's owner may read it.
  package init(_ name: String, force: Bool, isPrivate: Bool = false) throws(FileError) {
    guard !name.isEmpty else { throw FileError(.unnamed, name) }
    mayReplace = force
    var status = stat()
    var mode = mode_t(isPrivate ? 0o600 : 0o666)
    let exists = stat(name, &status) == 0
    if exists {
      guard status.st_mode & S_IFMT != S_IFDIR else { throw FileError(.unwritable, name, "is a directory") }
      guard force else { throw FileError(.exists, name) }
      if !isPrivate { mode = status.st_mode & 0o777 }
    } else if lstat(name, &status) == 0 {
      throw FileError(.unwritable, name, "a link to a file that does not exist")
    }
    let target = exists ? Self.resolved(name) : name
    path = "\(target).partial-\(getpid())"
    descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw FileError(.unwritable, name, SystemError(errno).reason) }
    // The mode of a file that is replaced holds whatever the mask of the process.
    if exists { fchmod(descriptor, mode) }
    self.name = target
    PartialPaths.add(path)
  }

  deinit {
    close(descriptor)
    unlink(path)
    PartialPaths.remove(path)
  }

  /// Renames the file, which is whole, to its name. Call it at most once.
  package func takeName() throws(FileError) {
    // A link, unlike a rename, never replaces a file that has appeared under the name meanwhile.
    if !mayReplace {
      if link(path, name) == 0 { return }
      guard errno != EEXIST else { throw FileError(.exists, name) }
    }
    guard rename(path, name) == 0 else {
      throw FileError(.unwritable, name, SystemError(errno).reason)
    }
  }

  /// Whether a name is that of something that is neither a file nor a directory, such as a device or a pipe.
  package static func isDevice(_ name: String) -> Bool {
    var status = stat()
    return stat(name, &status) == 0 && ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  private static func resolved(_ name: String) -> String {
    guard let real = realpath(name, nil) else { return name }
    defer { free(real) }
    return String(cString: real)
  }
}

extension PartialFile {
  /// Lets SIGINT, SIGTERM and SIGHUP remove partial files and directories before they end the program, while there are
  /// any. A library does not set signal handlers by itself: a program calls this at its start.
  ///
  /// The signals are unblocked too: threads of Dispatch start children with signals blocked.
  package static func removeOnSignals() { PartialPaths.watchSignals() }
}

/// The paths of partial files and directories, for a signal handler.
///
/// A handler may only use what is safe in one: the paths are C text in memory that never moves, and `unlink`, `rmdir` and
/// `_exit` are safe. Outputs are written by one thread at a time.
enum PartialPaths {
  private static let capacity = 1024
  nonisolated(unsafe) private static let paths = {
    let paths = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: capacity)
    paths.initialize(repeating: nil, count: capacity)
    return paths
  }()
  nonisolated(unsafe) private static var count = 0
  nonisolated(unsafe) private static var areSignalsWatched = false
  private static let watchedSignals = [SIGINT, SIGTERM, SIGHUP]

  static func watchSignals() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in watchedSignals { sigaddset(&signals, number) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    areSignalsWatched = true
  }

  /// Adds a file or directory, after the directory in which it lies. Beyond 1024 paths at once the others are not
  /// removed by signals.
  static func add(_ path: String) {
    guard areSignalsWatched, count < capacity else { return }
    paths[count] = strdup(path)
    count += 1
    for number in watchedSignals where !isIgnored(number) {
      signal(number) { number in
        for index in stride(from: PartialPaths.count - 1, through: 0, by: -1) {
          if let path = PartialPaths.paths[index], unlink(path) != 0 { rmdir(path) }
        }
        _exit(128 + number)
      }
    }
  }

  /// Forgets a path; no-op if it is unknown. After the last one signals have their default effect again.
  static func remove(_ path: String) {
    let isKnown = { (index: Int) in paths[index].map { strcmp($0, path) == 0 } ?? false }
    guard let index = (0..<count).last(where: isKnown) else { return }
    let text = paths[index]
    for later in (index + 1)..<count { paths[later - 1] = paths[later] }
    count -= 1
    paths[count] = nil
    free(text)
    guard count == 0 else { return }
    for number in watchedSignals where !isIgnored(number) { signal(number, SIG_DFL) }
  }

  /// Whether a signal was set to be ignored before the program began, as nohup does.
  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    #if canImport(Glibc)
      let handler = action.__sigaction_handler.sa_handler
    #else
      let handler = action.__sigaction_u.__sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
