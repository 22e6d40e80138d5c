import Datasets
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
  /// By rank: bit i is set where list i has the pattern.
  private let memberships: [UInt32]

  public init(patterns: PatternIndex) {
    let rows = Dataset.popularLists.table.rows
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
    var memberships = [UInt32](repeating: 0, count: patterns.count)
    for (index, list) in lists.enumerated() {
      for rank in list.ranks { memberships[rank] |= 1 << UInt32(index) }
    }
    self.memberships = memberships
  }

  /// The ids of the lists that have a pattern, in the order of the lists.
  public func lists(with rank: Int) -> [String] {
    let membership = memberships[rank]
    return membership == 0 ? [] : lists.indices.filter { membership >> UInt32($0) & 1 == 1 }.map { lists[$0].id }
  }
}
