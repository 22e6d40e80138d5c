import Documents
import PatternGrid
import PatternStrength

/// What a given denylist blocks, and what is wrong with it.
public struct DenylistCheck: Sendable {
  public let table: Table
  /// Whether anything is wrong: entries that are no patterns, duplicates, or a doubtful notation.
  public let hasFaults: Bool

  private static let topSize = 100

  public init(_ list: DenylistReader, scorer: PatternScorer) {
    let patterns = list.patterns
    let choice = DenylistedDistribution(scorer.distribution, scorer.order) { patterns.contains($0) }
    let missed = scorer.order.ranks.prefix(Self.topSize).filter { !patterns.contains(Int($0)) }
    let isSymmetric = patterns == patterns.closedUnderSymmetries()
    let hasReversals = patterns == patterns.closedUnderReversal()
    let missedText = missed.prefix(10).map {
      Notation.digit.text(of: scorer.patterns.pattern(at: Int($0)))
    }.joined(separator: " ")
    hasFaults = !list.refusals.isEmpty || (list.duplicates ?? 0) > 0 || list.ambiguity != nil
    let facts: [(String, Cell)] = [
      ("format", .text(list.formatID)),
      ("patterns", .integer(patterns.count)),
      ("duplicates", Cell(list.duplicates)),
      ("invalid entries", .integer(list.refusals.count)),
      ("notation", .text(list.ambiguity.map(\.message) ?? "certain")),
      ("people stopped (%)", Cell(100 * choice.refusedShare, digits: 1)),
      ("guessed after 10, list in force (%)", Cell(100 * choice.share(guessedAfter: 10), digits: 1)),
      ("guessed after 10, no list (%)", Cell(100 * scorer.order.share(guessedAfter: 10), digits: 1)),
      ("missing among the \(Self.topSize) most likely", .integer(missed.count)),
      ("the first of them", missed.isEmpty ? Cell.missing : Cell.text(missedText)),
      ("closed under the symmetries", .text(isSymmetric ? "yes" : "no")),
      ("closed under reversal", .text(hasReversals ? "yes" : "no")),
    ]
    table = Table(
      id: "denylist-check", caption: "What the list blocks, and its faults",
      columns: [Column("metric", "Metric"), Column("value", "Value")], rows: facts.map { [.text($0), $1] })
  }
}
