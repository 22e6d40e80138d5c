import Documents
import FileStreams
import Glibc
import Synchronization

/// A bar on standard error that shows how far long work has come; nothing where standard error is no terminal, or in the
/// first second.
final class ProgressBar: Sendable {
  private let title: String
  private let total: Int
  /// What a rate is told of; nil for a bar of steps.
  private let rateUnit: String?
  private let isShown = isatty(STDERR_FILENO) == 1
  private let start = secondsOfMonotonicClock()
  /// How much of the bar is drawn, in parts of its width.
  private let drawn = Atomic(-1)

  private static let width = 40
  private static let secondsBeforeFirst = 1.0

  /// - Parameters:
  ///   - total: steps of the whole work, above 0.
  ///   - rateUnit: the things whose rate is told instead of the steps, with the time left.
  init(_ title: String, total: Int, rateUnit: String? = nil) {
    self.title = title
    self.total = total
    self.rateUnit = rateUnit
  }

  /// Tells how many steps are done. May be called by several threads.
  func update(_ done: Int) { update(done, things: done) }

  /// Tells how many steps are done, and how many of the things whose rate is told.
  func update(_ done: Int, things: Int) {
    let seconds = secondsOfMonotonicClock() - start
    guard isShown, done > 0, seconds >= Self.secondsBeforeFirst else { return }
    let filled = min(done, total) * Self.width / total
    guard drawn.max(filled, ordering: .relaxed).oldValue < filled else { return }
    let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: Self.width - filled)
    let progress =
      rateUnit.map { unit in
        let secondsLeft = seconds * Double(max(0, total - done)) / Double(done)
        return "\(GroupedDecimal.text(Double(things) / seconds, digits: 0)) \(unit)/s, "
          + "\(GroupedDecimal.text(secondsLeft, digits: 0)) s left"
      } ?? "\(min(done, total))/\(total)"
    write("\r\(title) [\(bar)] \(progress)\u{1B}[K")
  }

  /// Removes the bar.
  func finish() {
    if drawn.load(ordering: .relaxed) >= 0 { write("\r\u{1B}[K") }
  }

  private func write(_ text: String) { _ = try? writeAll(Array(text.utf8).span, to: STDERR_FILENO) }
}

private func secondsOfMonotonicClock() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}
