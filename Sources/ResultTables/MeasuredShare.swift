import Documents
import GSLStatistics

/// The exact (Clopper-Pearson) 95 % interval of a share that was measured on so many people, both 0 to 1.
///
/// Published shares are rounded: the number of people is the nearest whole one.
package func clopperPearson(share: Double, samples: Int) -> ClosedRange<Double> {
  let successes = Int((share * Double(samples)).rounded())
  do {
    return try BinomialInterval.clopperPearson(
      successes: min(max(successes, 0), samples), trials: samples, confidence: 0.95)
  } catch {
    preconditionFailure("Clopper-Pearson of \(successes) in \(samples): \(error)")
  }
}

/// A measured share in percent with its interval, for a table's cell; missing where it was not measured.
package func measuredCell(_ share: Double?, samples: Int?) -> Cell {
  guard let share else { return .missing }
  guard let samples, samples > 0 else { return Cell(100 * share, .percent, digits: 1) }
  let interval = clopperPearson(share: share, samples: samples)
  return Cell(
    100 * share, .percent, digits: 1, interval: 100 * interval.lowerBound...100 * interval.upperBound)
}

/// A measured share in words: `14.2 % (95 % interval 9.3 to 20.4 %)`.
package func interval(of share: Double, _ samples: Int) -> String {
  let interval = clopperPearson(share: share, samples: samples)
  return
    "\(percent(share)) (95 % interval \(GroupedDecimal.text(100 * interval.lowerBound, digits: 1)) to \(percent(interval.upperBound)))"
}
