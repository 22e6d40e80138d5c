import Assessment
import CommandLineTool
import Digests
import PatternGrid
import ResultTables

extension Invocation {
  /// Answers `list --format sqlite`: the patterns of a walk as a database.
  ///
  /// - Parameters:
  ///   - space: in which patterns are ranked.
  ///   - listed: the part of it that the walk goes through.
  func listDatabase(
    _ walk: PatternWalk, limit: Int, ranking space: PatternSpace, listed: PatternSpace, _ columns: [ScoreColumn]
  ) throws {
    let file = try databaseFile()
    let facts = DatabaseFacts.ofProgram(content: "patterns of a space of patterns, each once")
    let database = try file.write {
      try PatternDatabase(
        path: $0, ranking: space, listed: listed, selection: selection, columns: columns,
        notation: self[PatternFlags.outputNotation],
        model: try model(), facts: facts)
    }
    try file.write { _ in
      var visit = LimitedVisit(limit: limit)
      walk.visitPatterns { pattern in visit.next { try database.append(pattern) } }
      try visit.finish()
      try database.finish()
    }
    try file.finish()
  }

  /// Which patterns of the space the flags ask for, in words.
  private var selection: String {
    let lists = [ListFlags.starts, ListFlags.ends, ListFlags.contained, ListFlags.avoided].compactMap { flag in
      self[flag].map { dots in "\(flag.declaration.name) \(dots.map(String.init).joined(separator: ","))" }
    }
    let numbers = [ListFlags.length, ListFlags.limit].compactMap { flag in
      self[flag].map { "\(flag.declaration.name) \($0)" }
    }
    let parts = lists + (self[ListFlags.noKnightMoves] ? ["no knight moves"] : []) + numbers
    return parts.isEmpty ? "all patterns of the space" : parts.joined(separator: "; ")
  }
}

extension DatabaseFacts {
  /// The facts that every database of this program begins with.
  static func ofProgram(content: String) -> DatabaseFacts {
    DatabaseFacts(program: "\(programTable.name) \(programTable.version)", content: content)
  }
}
