import Assessment
import CommandParsing
import PatternGrid
import PatternStrength

let listCommand = RunnableCommand(
  command: Command(
    "list", summary: "List patterns, one a line",
    discussion: """
      Patterns come in prefix order: by dot numbers from the left, a pattern before those that continue it. Dots in \
      --start, --end, --contains and --avoids are numbered from 0. With --columns each pattern comes as a row of a \
      table: features on every grid, meters and scores for Android's 3x3 patterns.
      """,
    flags: SharedFlags.space + [
      Flag(
        "length", short: "l", value: .integer(placeholder: "N", 1...Grid.maximumDotCount),
        summary: "Only patterns of N dots"),
      Flag(
        "start", value: .list(of: nil, placeholder: "DOTS"), summary: "Only patterns that start at one of these dots"),
      Flag("end", value: .list(of: nil, placeholder: "DOTS"), summary: "Only patterns that end at one of these dots"),
      Flag("contains", value: .list(of: nil, placeholder: "DOTS"), summary: "Only patterns that have all these dots"),
      Flag("avoids", value: .list(of: nil, placeholder: "DOTS"), summary: "Only patterns that have none of these dots"),
      Flag("no-knight-moves", summary: "Only patterns without a line two dots along one side and one along the other"),
      Flag("limit", value: .integer(placeholder: "N", 0...Int.max), summary: "Stop after N patterns"),
      SharedFlags.columns(absence: "the pattern alone, without a header"), SharedFlags.model,
      SharedFlags.format([.csv, .tsv, .jsonl, .table, .markdown], default: nil, absence: "csv with --columns"),
      SharedFlags.outputNotation, SharedFlags.output, SharedFlags.force,
    ],
    examples: [
      Example("patternscope list", "all 389,112 patterns"),
      Example("patternscope list --length 5 --start 0,2,6,8 --end 4", "from a corner to the centre"),
      Example("patternscope list --grid 4x4 --notation letters --limit 10", "the first ten of a larger grid"),
      Example(
        "patternscope list --columns pattern,shape,sun --length 4", "short patterns with their shapes and a meter"),
    ])
) { invocation, console in
  var space = try invocation.space()
  if let length = invocation.integer("length") {
    do {
      space = try PatternSpace(grid: space.grid, rule: space.rule, minimumLength: length, maximumLength: length)
    } catch { throw Failure.usage("flag '--length': \(error)") }
  }
  let filter = try invocation.filter(on: space.grid)
  let output = try invocation.outputFile()
  let walk = PatternWalk(space, filter: filter)
  var listing = Listing(output, limit: invocation.integer("limit") ?? Int.max)
  if let columns = try invocation.columns(for: space, console) {
    let rows = PatternRows(
      space, columns: columns, notation: invocation.outputNotation(), model: try invocation.model(),
      makeWriter: (invocation.format() ?? .csv).rowWriter)
    rows.appendHeader(to: &listing.bytes)
    walk.visitPatterns { pattern in listing.next { rows.append(pattern, to: &$0) } }
  } else {
    guard invocation.format() == nil else { throw Failure.usage("flag '--format' is for rows: name --columns too") }
    let lines = PatternLines(notation: invocation.outputNotation(), grid: space.grid)
    walk.visit { dots in listing.next { lines.append(dots, to: &$0) } }
  }
  try listing.finish()
  try output.finish()
}

/// What is written while a walk goes on: in batches, up to a number of patterns.
private struct Listing {
  private static let batchSize = 1 << 16

  var bytes: [UInt8] = []
  private let output: OutputFile
  private var remaining: Int
  private var failure: (any Error)?

  init(_ output: OutputFile, limit: Int) {
    self.output = output
    remaining = limit
    bytes.reserveCapacity(Self.batchSize + 4096)
  }

  /// Adds one pattern, as `append` renders it, and tells whether the walk may go on.
  @inline(__always)
  mutating func next(_ append: (inout [UInt8]) -> Void) -> Bool {
    guard remaining > 0 else { return false }
    remaining -= 1
    append(&bytes)
    return bytes.count < Self.batchSize || write()
  }

  private mutating func write() -> Bool {
    do { try output.write(bytes) } catch { failure = error }
    bytes.removeAll(keepingCapacity: true)
    return failure == nil
  }

  /// Writes what is left, and throws what went wrong on the way.
  mutating func finish() throws {
    if let failure { throw failure }
    try output.write(bytes)
  }
}

extension Invocation {
  /// The filter that the flags of `list` ask for.
  fileprivate func filter(on grid: Grid) throws -> PatternFilter {
    var filter = PatternFilter(grid: grid)
    if let starts = try dots("start", on: grid) { filter.starts = starts }
    if let ends = try dots("end", on: grid) { filter.ends = ends }
    if let contained = try dots("contains", on: grid) { filter.contained = contained }
    if let avoided = try dots("avoids", on: grid) { filter.avoided = avoided }
    filter.allowsKnightMoves = !isSet("no-knight-moves")
    return filter
  }

  /// The columns to list; nil for patterns alone. What has no meaning in the space is refused where it is named, and left
  /// out of `all` with a warning.
  fileprivate func columns(for space: PatternSpace, _ console: Console) throws -> [ScoreColumn]? {
    guard let columns = columns() else { return nil }
    let refused = columns.filter { $0.refusal(for: space) != nil }
    guard let first = refused.first, let reason = first.refusal(for: space) else { return columns }
    guard list("columns") == ["all"] else { throw Failure.usage("column '\(first.id)': \(reason)") }
    console.warning(
      "\(refused.count) columns are left out: \(Set(refused.compactMap { $0.refusal(for: space) }).sorted().joined(separator: "; "))"
    )
    return columns.filter { $0.refusal(for: space) == nil }
  }

  private func dots(_ flag: String, on grid: Grid) throws -> DotSet? {
    guard let items = list(flag) else { return nil }
    var set = DotSet()
    for item in items {
      guard let index = Int(item), grid.dots.indices.contains(index) else {
        throw Failure.usage("flag '--\(flag)': '\(item)' is not a dot of a \(grid) grid (0 to \(grid.dotCount - 1))")
      }
      set.insert(Dot(index))
    }
    return set
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
