import CommandParsing
import PatternGrid

let listCommand = RunnableCommand(
  command: Command(
    "list", summary: "List patterns, one a line",
    discussion: """
      Patterns come in prefix order: by dot numbers from the left, a pattern before those that continue it. Dots in \
      --start, --end, --contains and --avoids are numbered from 0.
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
      SharedFlags.outputNotation, SharedFlags.output, SharedFlags.force,
    ],
    examples: [
      Example("patternscope list", "all 389,112 patterns"),
      Example("patternscope list --length 5 --start 0,2,6,8 --end 4", "from a corner to the centre"),
      Example("patternscope list --grid 4x4 --notation letters --limit 10", "the first ten of a larger grid"),
    ])
) { invocation, _ in
  var space = try invocation.space()
  if let length = invocation.integer("length") {
    do {
      space = try PatternSpace(grid: space.grid, rule: space.rule, minimumLength: length, maximumLength: length)
    } catch { throw Failure.usage("flag '--length': \(error)") }
  }
  let filter = try invocation.filter(on: space.grid)
  let output = try invocation.outputFile()
  var lines = PatternLines(notation: invocation.outputNotation(), grid: space.grid)
  var remaining = invocation.integer("limit") ?? Int.max
  var failure: (any Error)?
  PatternWalk(space, filter: filter).visit { dots in
    guard remaining > 0 else { return false }
    remaining -= 1
    lines.append(dots)
    guard lines.bytes.count >= PatternLines.batchSize else { return true }
    do { try output.write(lines.takeBytes()) } catch { failure = error }
    return failure == nil
  }
  if let failure { throw failure }
  try output.write(lines.takeBytes())
  try output.finish()
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

/// Patterns as lines of text, collected in batches.
private struct PatternLines {
  static let batchSize = 1 << 16

  private let notation: Notation
  private let grid: Grid
  /// One character a dot, where the notation writes so.
  private let characters: [UInt8]?
  private(set) var bytes: [UInt8] = []

  init(notation: Notation, grid: Grid) {
    self.notation = notation
    self.grid = grid
    characters = notation.dotCharacters(on: grid)
    bytes.reserveCapacity(Self.batchSize + 256)
  }

  mutating func append(_ dots: Span<UInt8>) {
    if let characters {
      for position in dots.indices { bytes.append(characters[Int(dots[position])]) }
    } else {
      notation.append(dots.indices.map { Dot(byte: dots[$0]) }, on: grid, to: &bytes)
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  mutating func takeBytes() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }
}
