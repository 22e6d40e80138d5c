import Assessment
import CommandLineTool
import Documents
import FileStreams
import PatternGrid
import PatternStrength
import ResultTables

let listCommand = RunnableCommand(
  command: Command(
    "list", summary: "List patterns, one a line",
    discussion: """
      Patterns come in prefix order: by dot numbers from the left, a pattern before those that continue it. Dots in \
      --start, --end, --contains and --avoids are numbered from 0. With --columns each pattern comes as a row of a \
      table: features on every grid, meters and scores for Android's 3x3 patterns.

      --format sqlite writes them as a database to ask in SQL, with all digits of measures: its table patterns has a row \
      for each pattern by its rank, which is its place in prefix order among all patterns of the grid, rule and lengths. \
      The tables about, tables and columns tell what everything in it means and where it comes from.
      """,
    flags: ListFlags.all,
    examples: [
      Example("patternscope list", "all 389,112 patterns"),
      Example("patternscope list --length 5 --start 0,2,6,8 --end 4", "from a corner to the centre"),
      Example("patternscope list --grid 4x4 --notation letters --limit 10", "the first ten of a larger grid"),
      Example("patternscope list --columns all --format sqlite --output space.sqlite", "everything, to ask in SQL"),
      Example(
        "patternscope list --columns pattern,shape,sun --length 4", "short patterns with their shapes and a meter"),
    ])
) { invocation, console in
  let space = try invocation.space()
  var listed = space
  if let length = invocation[ListFlags.length] {
    do {
      listed = try PatternSpace(grid: space.grid, rule: space.rule, minimumLength: length, maximumLength: length)
    } catch { throw Failure.usage("flag '--length': \(error)") }
  }
  let walk = PatternWalk(listed, filter: try invocation.filter(on: space.grid))
  let limit = invocation[ListFlags.limit] ?? Int.max
  guard invocation.isGiven(ListFlags.columns) || !invocation.isGiven(ListFlags.format) else {
    throw Failure.usage("flag '--format' is for rows: name --columns too")
  }
  let format = invocation[ListFlags.format] ?? .csv
  guard !format.isDatabase else {
    return try invocation.listDatabase(
      walk, limit: limit, ranking: space, listed: listed, try invocation.columns(for: listed, console)!)
  }
  var batch = OutputBatch(try invocation.outputFile())
  var visit = LimitedVisit(limit: limit)
  if let columns = try invocation.columns(for: listed, console) {
    let cells = RowBuilder(
      listed, columns: columns, notation: invocation[PatternFlags.outputNotation], model: try invocation.model())
    guard let writer = format.rowWriter(columns.map(\.column)) else { return }
    try batch.add(writer.appendHeader)
    var row: [Cell] = []
    walk.visitPatterns { pattern in
      visit.next {
        row.removeAll(keepingCapacity: true)
        cells.append(pattern, to: &row)
        try batch.add { writer.appendRow(row, to: &$0) }
      }
    }
  } else {
    let lines = PatternLines(notation: invocation[PatternFlags.outputNotation], grid: listed.grid)
    walk.visit { dots in visit.next { try batch.add { lines.append(dots, to: &$0) } } }
  }
  try visit.finish()
  try batch.finish()
}

/// What is written while a walk goes on, in batches.
private struct OutputBatch {
  private static let size = 1 << 16

  private let output: OutputFile
  private var bytes: [UInt8] = []

  init(_ output: OutputFile) {
    self.output = output
    bytes.reserveCapacity(Self.size + 4096)
  }

  /// Adds what `append` appends.
  @inline(__always)
  mutating func add(_ append: (inout [UInt8]) -> Void) throws {
    append(&bytes)
    if bytes.count >= Self.size { try write() }
  }

  /// Writes what is left.
  mutating func finish() throws {
    try write()
    try output.finish()
  }

  private mutating func write() throws {
    try output.write(bytes)
    bytes.removeAll(keepingCapacity: true)
  }
}

extension Invocation {
  /// The filter that the flags of `list` ask for.
  fileprivate func filter(on grid: Grid) throws -> PatternFilter {
    var filter = PatternFilter(grid: grid)
    if let starts = try dots(ListFlags.starts, on: grid) { filter.starts = starts }
    if let ends = try dots(ListFlags.ends, on: grid) { filter.ends = ends }
    if let contained = try dots(ListFlags.contained, on: grid) { filter.contained = contained }
    if let avoided = try dots(ListFlags.avoided, on: grid) { filter.avoided = avoided }
    filter.allowsKnightMoves = !self[ListFlags.noKnightMoves]
    return filter
  }

  /// The columns to list; nil for patterns alone. What has no meaning in the space is refused where it is named, and left
  /// out of `all` with a warning.
  fileprivate func columns(for space: PatternSpace, _ console: Console) throws -> [ScoreColumn]? {
    guard let columns = columns(ListFlags.columns) else { return nil }
    let refused = columns.filter { $0.refusal(for: space) != nil }
    guard let first = refused.first, let reason = first.refusal(for: space) else { return columns }
    guard self[ListFlags.columns] == ["all"] else { throw Failure.usage("column '\(first.id)': \(reason)") }
    console.warning(
      "\(refused.count) columns are left out: \(Set(refused.compactMap { $0.refusal(for: space) }).sorted().joined(separator: "; "))"
    )
    return columns.filter { $0.refusal(for: space) == nil }
  }

  private func dots(_ flag: Flag<[Int]?>, on grid: Grid) throws -> DotSet? {
    guard let dots = self[flag] else { return nil }
    if let outside = dots.first(where: { !grid.dots.indices.contains($0) }) {
      throw Failure.usage(
        "flag '--\(flag.declaration.name)': '\(outside)' is not a dot of a \(grid) grid (0 to \(grid.dotCount - 1))")
    }
    return DotSet(dots.map { Dot($0) })
  }
}

/// The flags of `list`.
enum ListFlags {
  static let length: Flag<Int?> = .integer(
    "length", short: "l", 1...Grid.maximumDotCount, summary: "Only patterns of N dots")
  static let starts = dots("start", summary: "Only patterns that start at one of these dots")
  static let ends = dots("end", summary: "Only patterns that end at one of these dots")
  static let contained = dots("contains", summary: "Only patterns that have all these dots")
  static let avoided = dots("avoids", summary: "Only patterns that have none of these dots")
  static let noKnightMoves: Flag<Bool> = .toggle(
    "no-knight-moves", summary: "Only patterns without a line two dots along one side and one along the other")
  static let limit: Flag<Int?> = .integer("limit", 0...Int.max, summary: "Stop after N patterns")
  static let columns = PatternFlags.columns(absence: "the pattern alone, without a header")
  static let format = OutputFlags.rowFormat(absence: "csv with --columns")

  static let all: [any DeclaredFlag] =
    SpaceFlags.all + [
      length, starts, ends, contained, avoided, noKnightMoves, limit, columns, PatternFlags.model, format,
      PatternFlags.outputNotation, OutputFlags.output, OutputFlags.force,
    ]

  private static func dots(_ name: String, summary: String) -> Flag<[Int]?> {
    .list(name, placeholder: "DOTS", summary: summary) { text throws(ValueProblem) in
      guard let dot = Int(text), dot >= 0 else { throw .unreadable("'\(text)' is not a dot number") }
      return dot
    }
  }
}

/// Patterns as lines of text.
private struct PatternLines {
  private let notation: Notation
  private let grid: Grid
  /// One character a dot, where the notation writes so.
  private let characters: [UInt8]?

  init(notation: Notation, grid: Grid) {
    self.notation = notation
    self.grid = grid
    characters = notation.dotCharacters(on: grid)
  }

  func append(_ dots: Span<UInt8>, to bytes: inout [UInt8]) {
    if let characters {
      for position in dots.indices { bytes.append(characters[Int(dots[position])]) }
    } else {
      notation.append(dots.indices.map { Dot(byte: dots[$0]) }, on: grid, to: &bytes)
    }
    bytes.append(UInt8(ascii: "\n"))
  }
}
