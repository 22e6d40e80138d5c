import Glibc

/// One line on standard error that tells how far long work is: only on a terminal, only after a second, and gone at the
/// end.
final class ProgressLine {
  private let console: Console
  private let isShown = isatty(STDERR_FILENO) == 1
  private let clock = ContinuousClock()
  private var nextUpdate: ContinuousClock.Instant
  private var hasWritten = false

  init(_ console: Console) {
    self.console = console
    nextUpdate = clock.now.advanced(by: .seconds(1))
  }

  deinit { if hasWritten { console.write(Self.lineStart) } }

  /// Shows the text, at most five times a second.
  func update(_ text: @autoclosure () -> String) {
    guard isShown, clock.now >= nextUpdate else { return }
    nextUpdate = clock.now.advanced(by: .milliseconds(200))
    hasWritten = true
    console.write(Self.lineStart + text())
  }

  /// Back to the start of the line, which is cleared.
  private static let lineStart = "\r\u{1B}[K"
}
