import Documents
import PatternGrid
import PatternStrength

/// A database of scored lines, as `score --format sqlite` writes it: which pattern stands on which line, each pattern's
/// scores once, and the lines that were refused.
///
/// Memory does not grow with the number of lines.
package final class ScoreDatabase {
  private let database: SQLiteDatabase
  private let index: PatternIndex
  private let patterns: PatternTable
  private let lineRows: SQLiteRows
  private let refusedRows: SQLiteRows
  private let inputRows: SQLiteRows
  /// By rank: whether a line has the pattern.
  private var isUsed: [Bool]
  private var inputCount = 0
  private var input: Input?
  private var arguments: Input?
  private var row: [Cell] = []

  /// What is known of an input so far.
  private struct Input {
    let number: Int
    let name: String
    /// Nil where there is nothing to read, or each pattern has a notation of its own.
    let notation: Notation?
    var lineCount = 0
    var patternCount = 0
    var refusedCount = 0
  }

  /// Begins the database.
  ///
  /// - Parameters:
  ///   - path: of an empty file.
  ///   - notation: in which patterns are written, whatever they were read in.
  ///   - features: of all patterns; without them those that need some work out their own, which is slow for many.
  package init(
    path: String, scorer: PatternScorer, columns: [ScoreColumn], notation: Notation, features: FeatureTable?,
    facts: DatabaseFacts
  ) throws(SQLiteError) {
    index = scorer.patterns
    isUsed = [Bool](repeating: false, count: index.count)
    let columns = PatternTable.columns(askedFor: columns)
    patterns = PatternTable(
      columns, index: index,
      cells: RowBuilder(index.space, columns: columns, notation: notation, scorer: scorer, features: features))
    database = try SQLiteDatabase(
      path: path, identity: DatabaseFacts.identity,
      tables: [ScoreTables.inputs, ScoreTables.lines, ScoreTables.refused, patterns.table, DatabaseFacts.table],
      views: [ScoreTables.scores(patterns.table)])
    lineRows = try database.rows(of: ScoreTables.lines)
    refusedRows = try database.rows(of: ScoreTables.refused)
    inputRows = try database.rows(of: ScoreTables.inputs)
    var facts = facts
    facts.add(index.space, notation: notation)
    facts.add(sourcesOf: columns, scorer)
    try facts.write(to: database)
  }

  /// Adds a pattern that was named, not read from a file.
  ///
  /// - Parameter place: among what was named, from 1; each only once.
  package func add(argument pattern: Pattern, place: Int) throws(SQLiteError) {
    var input = arguments ?? Input(number: 0, name: ScoreTables.argumentsName, notation: nil)
    input.lineCount += 1
    input.patternCount += 1
    arguments = input
    try addLine(input.number, line: place, rank: index.index(of: pattern), count: 1)
  }

  /// Begins an input, and ends the one before.
  ///
  /// - Parameter notation: in which its patterns are read; nil where it has none.
  package func begin(_ name: String, notation: Notation?) throws(SQLiteError) {
    try endInput()
    inputCount += 1
    input = Input(number: inputCount, name: name, notation: notation)
  }

  /// Adds the next lines of the input.
  ///
  /// - Parameter recordsRefused: whether refused lines have rows, or are only counted.
  /// - Precondition: an input has begun.
  package func add(_ lines: ReadLines, recordsRefused: Bool) throws(SQLiteError) {
    guard var input else { preconditionFailure("lines of no input") }
    let firstLine = input.lineCount + 1
    for place in lines.ranks.indices {
      try addLine(
        input.number, line: firstLine + lines.lines[place], rank: Int(lines.ranks[place]), count: lines.counts[place])
    }
    if recordsRefused {
      for (place, (line, refusal)) in lines.refusals.enumerated() {
        try refusedRows.append([
          .integer(input.number), .integer(firstLine + line), .integer(refusal.column), .text(refusal.kind.rawValue),
          .text(refusal.reason), lines.refusedTexts.isEmpty ? .missing : .text(lines.refusedTexts[place]),
        ])
      }
    }
    input.lineCount += lines.lineCount
    input.patternCount += lines.ranks.count
    input.refusedCount += lines.refusals.count
    self.input = input
  }

  /// Adds the patterns of all lines, and ends the database.
  package func finish() throws(SQLiteError) {
    try endInput()
    if let arguments { try write(arguments) }
    let patternRows = try database.rows(of: patterns.table)
    for rank in isUsed.indices where isUsed[rank] {
      patterns.fill(&row, with: index.pattern(at: rank))
      try patternRows.append(row)
    }
    try database.finish()
  }

  private func addLine(_ input: Int, line: Int, rank: Int, count: Int) throws(SQLiteError) {
    isUsed[rank] = true
    row.removeAll(keepingCapacity: true)
    row.append(.integer(input))
    row.append(.integer(line))
    row.append(.integer(rank))
    row.append(.integer(count))
    try lineRows.append(row)
  }

  private func endInput() throws(SQLiteError) {
    if let input { try write(input) }
    input = nil
  }

  private func write(_ input: Input) throws(SQLiteError) {
    try inputRows.append([
      .integer(input.number), .text(input.name), input.notation.map { .text($0.id) } ?? .missing,
      .integer(input.lineCount), .integer(input.patternCount), .integer(input.refusedCount),
    ])
  }
}
