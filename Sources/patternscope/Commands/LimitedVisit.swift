/// What is done for each pattern of a walk, up to a number of patterns or the first failure.
struct LimitedVisit {
  private var remaining: Int
  private var failure: (any Error)?

  init(limit: Int) { remaining = limit }

  /// Does it for the next pattern, and tells whether the walk may go on.
  @inline(__always)
  mutating func next(_ body: () throws -> Void) -> Bool {
    guard remaining > 0 else { return false }
    remaining -= 1
    do { try body() } catch { failure = error }
    return failure == nil
  }

  /// Throws what went wrong on the way.
  func finish() throws { if let failure { throw failure } }
}
