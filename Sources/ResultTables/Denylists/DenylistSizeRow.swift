import Datasets
import Documents
import PatternStrength

/// One size of denylist, the model beside the measurement: a row of the tables that set size against benefit.
package enum DenylistSizeRow {
  /// Guesses after which shares are shown.
  package static let guessCounts = [3, 10, 30, 100]

  /// Size; people stopped by the model and as measured; then the same for the share guessed after each of `guessCounts`.
  package static func cells(size: Int, _ choice: DenylistedDistribution) -> [Cell] {
    let measured = BlocklistEffect.all.first { $0.blockedPatterns == size }
    return [
      .integer(size), Cell(100 * choice.refusedShare, .percent, digits: 1),
      measuredCell(measured?.hitShare, samples: measured?.participants),
    ]
      + guessCounts.flatMap { guesses in
        [
          Cell(100 * choice.share(guessedAfter: guesses), .percent, digits: 1),
          measuredCell(measured?.shares[guesses], samples: measured?.participants),
        ]
      }
  }
}
