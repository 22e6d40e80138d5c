import Datasets
import PatternGrid

/// The published or openly licensed lists of popular patterns that come with the project, most popular first.
///
/// They are of Android's 3x3 grid: an index of another space has none of them.
public struct PopularLists: Sendable {
  public struct List: Sendable {
    /// Such as `golla-2019-top10`.
    public let id: String
    public let source: String
    public let licence: String
    /// Ranks of its patterns, most popular first.
    public let ranks: [Int]
  }

  public let lists: [List]
  /// By index of a pattern: its place in `combinations`.
  private let memberships: [UInt32]
  /// The different combinations of lists that a pattern is in, as ids in the order of the lists; first the empty one.
  private let combinations: [[String]]

  public init(patterns: PatternIndex) {
    let rows = patterns.space == .android3x3 ? Dataset.popularLists.table.rows : []
    var ids: [String] = []
    for row in rows { if let id = row["list"], !ids.contains(id) { ids.append(id) } }
    lists = ids.map { id in
      let rows = rows.filter { $0["list"] == id }
      return List(
        id: id, source: rows[0]["source"] ?? "", licence: rows[0]["licence"] ?? "",
        ranks: rows.map { row in
          do throws(PatternTextError) {
            return patterns.index(of: try Notation.digit.pattern(row["pattern"] ?? "", in: patterns.space))
          } catch {
            preconditionFailure("\(Dataset.popularLists.fileName), line \(row.line): \(error.reason)")
          }
        })
    }
    var idsOfRank: [Int: [String]] = [:]
    for list in lists { for rank in Set(list.ranks) { idsOfRank[rank, default: []].append(list.id) } }
    let combinations = [[]] + Set(idsOfRank.values).sorted { $0.lexicographicallyPrecedes($1) }
    let places = Dictionary(uniqueKeysWithValues: combinations.enumerated().map { ($1, UInt32($0)) })
    var memberships = [UInt32](repeating: 0, count: patterns.count)
    for (rank, ids) in idsOfRank { memberships[rank] = places[ids]! }
    self.combinations = combinations
    self.memberships = memberships
  }

  /// The ids of the lists that have a pattern, in the order of the lists.
  public func lists(with rank: Int) -> [String] { combinations[Int(memberships[rank])] }
}
