import DatasetTables
import PatternGrid

/// The published or openly licensed lists of popular patterns that come with the project, most popular first.
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
  private let listsByRank: [Int: [Int]]

  public init(ranks: PatternRank) {
    let rows = Dataset.popularLists.table.rows
    var ids: [String] = []
    for row in rows { if let id = row["list"], !ids.contains(id) { ids.append(id) } }
    lists = ids.map { id in
      let rows = rows.filter { $0["list"] == id }
      return List(
        id: id, source: rows[0]["source"] ?? "", licence: rows[0]["licence"] ?? "",
        ranks: rows.map { row in
          do throws(PatternTextError) {
            return ranks.rank(of: try Notation.digit.pattern(row["pattern"] ?? "", in: ranks.space))
          } catch {
            preconditionFailure("\(Dataset.popularLists.rawValue), line \(row.line): \(error.reason)")
          }
        })
    }
    var listsByRank: [Int: [Int]] = [:]
    for (index, list) in lists.enumerated() {
      for rank in list.ranks where listsByRank[rank]?.last != index { listsByRank[rank, default: []].append(index) }
    }
    self.listsByRank = listsByRank
  }

  /// The ids of the lists that have a pattern, in the order of the lists.
  public func lists(with rank: Int) -> [String] { listsByRank[rank, default: []].map { lists[$0].id } }
}
