import FileStreams
import Glibc

/// A terminal on standard input that does not show what is typed.
///
/// Its former state comes back on every way out: the end of the reading, an error, a signal that ends the program. While
/// the program is stopped the terminal shows again what is typed. A signal handler may only use what is safe in one, so
/// the states are kept in memory that never moves. The program asks on one thread.
enum HiddenTyping {
  nonisolated(unsafe) private static let shown = allocated(termios())
  nonisolated(unsafe) private static let hidden = allocated(termios())
  /// What each watched signal did before, by its number.
  nonisolated(unsafe) private static let formerActions = {
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    actions.initialize(repeating: sigaction(), count: 65)
    return actions
  }()

  private static let endingSignals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Runs the body while typing is hidden. What was typed ahead is dropped, so that nothing typed in the open is taken.
  static func during<R: ~Copyable>(_ body: () throws -> R) throws -> R {
    guard tcgetattr(STDIN_FILENO, shown) == 0 else { throw failure() }
    hidden.pointee = shown.pointee
    hidden.pointee.c_lflag &= ~tcflag_t(ECHO)
    watchSignals()
    defer {
      tcsetattr(STDIN_FILENO, TCSADRAIN, shown)
      unwatchSignals()
    }
    guard tcsetattr(STDIN_FILENO, TCSAFLUSH, hidden) == 0 else { throw failure() }
    return try body()
  }

  private static func failure() -> Failure {
    .system("cannot hide what is typed at the terminal: \(SystemError(errno).reason)")
  }

  private static func watchSignals() {
    for number in endingSignals {
      watch(number) { number in
        // Flushing takes a half-typed secret away from whoever reads the terminal next.
        tcsetattr(STDIN_FILENO, TCSAFLUSH, HiddenTyping.shown)
        // Quitting dumps memory, with the secret in it: the program is terminated instead.
        let number = number == SIGQUIT ? SIGTERM : number
        sigaction(number, HiddenTyping.formerActions + Int(number), nil)
        raise(number)
      }
    }
    watch(SIGTSTP) { _ in
      tcsetattr(STDIN_FILENO, TCSAFLUSH, HiddenTyping.shown)
      raise(SIGSTOP)
      tcsetattr(STDIN_FILENO, TCSAFLUSH, HiddenTyping.hidden)
    }
  }

  /// Handles a signal, unless whoever started the program wants it ignored.
  private static func watch(_ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
    let former = formerActions + Int(number)
    sigaction(number, nil, former)
    if unsafeBitCast(former.pointee.__sigaction_handler.sa_handler, to: Int.self) == ignoring { return }
    var action = sigaction()
    action.__sigaction_handler.sa_handler = handler
    sigaction(number, &action, nil)
  }

  private static func unwatchSignals() {
    for number in endingSignals + [SIGTSTP] { sigaction(number, formerActions + Int(number), nil) }
  }

  private static let ignoring = unsafeBitCast(SIG_IGN, to: Int.self)

  private static func allocated<T>(_ value: T) -> UnsafeMutablePointer<T> {
    let pointer = UnsafeMutablePointer<T>.allocate(capacity: 1)
    pointer.initialize(to: value)
    return pointer
  }
}
