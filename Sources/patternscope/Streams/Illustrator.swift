import Documents
import Synchronization

/// Draws charts with gnuplot, and remembers why it could not.
final class Illustrator: Sendable {
  private let reason = Mutex<String?>(nil)

  /// Why charts are missing; nil where all were drawn.
  var failure: String? { reason.withLock { $0 } }

  @Sendable func illustrate(_ chart: Chart, _ caption: RichText) -> Figure? {
    // Where gnuplot is missing it need not be looked for again.
    guard failure == nil else { return nil }
    do {
      return try chart.figure(caption: caption)
    } catch {
      reason.withLock { $0 = error.description }
      return nil
    }
  }
}
