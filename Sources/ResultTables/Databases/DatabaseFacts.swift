import Datasets
import Digests
import Documents
import PatternGrid
import PatternStrength

/// What the table `about` says: which program made a database, of what, and by which data. Neither the clock nor the machine
/// is in it.
package struct DatabaseFacts: Sendable {
  private(set) var facts: [(name: String, value: String)]

  /// - Parameters:
  ///   - program: name and version.
  ///   - content: what the database holds, in words.
  package init(program: String, content: String) {
    facts = [("program", program), ("content", content)]
  }

  /// Tells databases of this program from others: `PATS` in ASCII.
  /// What tells databases of this program from others.
  package static let identity = SQLiteDatabase.Identity(applicationID: 0x5041_5453, schemaVersion: 1)

  static let table = DatabaseTable(
    "about", "a fact about this database as a whole",
    columns: [
      DatabaseColumn("name", "Name", .text, "what the fact is about"),
      DatabaseColumn("value", "Value", .text, "what is so"),
    ])

  package mutating func add(_ name: String, _ value: String) { facts.append((name, value)) }

  mutating func add(_ space: PatternSpace, notation: Notation) {
    add("grid", "\(space.grid)")
    add("rule", "\(space.rule.rawValue): \(space.rule.summary)")
    add("minimum length", "\(space.lengths.lowerBound)")
    add("maximum length", "\(space.lengths.upperBound)")
    add("notation", notation.id)
  }

  /// Where the columns come from: the model of the scores with its card, and the data files.
  mutating func add(sourcesOf columns: [ScoreColumn], _ scorer: PatternScorer?) {
    if let scorer, columns.contains(where: \.needsScore) {
      for fact in scorer.model.card?.facts ?? [] { add("model: \(fact.field)", fact.value) }
      var order: [UInt8] = []
      for rank in scorer.order.ranks { withUnsafeBytes(of: UInt32(rank).littleEndian) { order.append(contentsOf: $0) } }
      add("model: SHA-256 of the ranks by guess number, each 4 bytes, low byte first", SHA256.text(of: order))
    }
    if let scorer, columns.contains(where: { $0.id == "popular_lists" }) {
      for list in scorer.popularLists.lists {
        add("popular list: \(list.id)", "\(list.source); licence: \(list.licence)")
      }
    }
    for file in [Dataset.popularLists, .shapes]
    where columns.contains(where: { $0.source == "datasets/\(file.fileName)" }) {
      add("SHA-256 of datasets/\(file.fileName)", SHA256.text(of: file.bytes))
    }
  }

  func write(to database: SQLiteDatabase) throws(SQLiteError) {
    let rows = try database.rows(of: Self.table)
    for fact in facts { try rows.append([.text(fact.name), .text(fact.value)]) }
  }
}
