import Glibc

/// Removes unfinished outputs when the program is interrupted.
///
/// A signal handler may only use what is safe in one: the paths are kept as C text in memory that never moves, and
/// `unlink`, `rmdir` and `_exit` are safe. The program writes its outputs on one thread.
enum PartialFiles {
  private static let capacity = 1024
  nonisolated(unsafe) private static let paths = {
    let paths = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: capacity)
    paths.initialize(repeating: nil, count: capacity)
    return paths
  }()
  nonisolated(unsafe) private static var count = 0
  private static let watchedSignals = [SIGINT, SIGTERM, SIGHUP]

  /// Lets signals interrupt the program also where whoever started it has blocked them, as threads of Dispatch do.
  static func allowInterruption() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in watchedSignals { sigaddset(&signals, number) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Whether a signal was set to be ignored before the program began, as nohup does.
  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Adds a file or directory, after the directory in which it lies.
  static func removeOnInterruption(_ path: String) {
    guard count < capacity else { return }
    paths[count] = strdup(path)
    count += 1
    for number in watchedSignals where !isIgnored(number) {
      signal(number) { number in
        for index in stride(from: PartialFiles.count - 1, through: 0, by: -1) {
          if let path = PartialFiles.paths[index], unlink(path) != 0 { rmdir(path) }
        }
        _exit(128 + number)
      }
    }
  }

  /// Ends the watch over all of them.
  static func forget() {
    for number in watchedSignals where !isIgnored(number) { signal(number, SIG_DFL) }
    for index in 0..<count {
      free(paths[index])
      paths[index] = nil
    }
    count = 0
  }
}
