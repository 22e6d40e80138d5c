import PatternGrid

/// What a drawing looks like as a whole: how often its lines cross and of which kinds they are. Grows line by line.
struct PatternLook: Sendable {
  /// Pairs of lines that cross, 0 to 15.
  private(set) var crossings = 0
  private(set) var kind = LineKind(rawValue: 0)
  /// The lines drawn, one bit for each pair of dots.
  private var lines: UInt64 = 0

  /// Looks of patterns of any number of dots.
  static let codeCount = crossingsCount * LineKind.count * 10
  /// 0 to 15 crossings.
  static let crossingsCount = 16

  static func code(crossings: Int, kind: LineKind, length: Int) -> Int {
    (crossings * LineKind.count + Int(kind.rawValue)) * 10 + length
  }

  /// The codes of all looks of so many dots that have some crossings, or some kinds of lines.
  static func codes(crossings: Int? = nil, kind: LineKind? = nil, length: Int) -> [Int] {
    (crossings.map { $0...$0 } ?? 0...crossingsCount - 1).flatMap { crossings in
      LineKind.all.filter { kind == nil || $0 == kind }.map { code(crossings: crossings, kind: $0, length: length) }
    }
  }

  func code(length: Int) -> Int { Self.code(crossings: crossings, kind: kind, length: length) }

  /// The look after a further line between two dots.
  func adding(_ from: Int, _ to: Int) -> PatternLook {
    let line = Self.lines[from * 9 + to]
    var result = self
    result.crossings += (lines & line.crossed).nonzeroBitCount
    result.kind.formUnion(line.kind)
    result.lines |= line.bit
    return result
  }

  init() {}

  /// The look of a whole pattern.
  init(of dots: [UInt8]) {
    self = zip(dots, dots.dropFirst()).reduce(PatternLook()) { $0.adding(Int($1.0), Int($1.1)) }
  }

  private struct Line: Sendable {
    var bit: UInt64 = 0
    var crossed: UInt64 = 0
    var kind = LineKind(rawValue: 0)
  }

  /// By first and second dot.
  private static let lines: [Line] = {
    let pairs = (0..<9).flatMap { first in (first + 1..<9).map { (first, $0) } }
    var lines = [Line](repeating: Line(), count: 81)
    for (index, (from, to)) in pairs.enumerated() {
      var line = Line(bit: 1 << UInt64(index))
      line.kind = LineKind(CompassMove.between(from, to))
      for (other, (otherFrom, otherTo)) in pairs.enumerated() where doCross(from, to, otherFrom, otherTo) {
        line.crossed |= 1 << UInt64(other)
      }
      lines[from * 9 + to] = line
      lines[to * 9 + from] = line
    }
    return lines
  }()

  /// Whether two lines cross, by drawing both: lines of four different dots that are joined by a third line, which has an
  /// end in common with each.
  private static func doCross(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Bool {
    guard Set([a, b, c, d]).count == 4 else { return false }
    do {
      let space = try PatternSpace(grid: .threeByThree, rule: .free)
      return try Pattern([Dot(a), Dot(b), Dot(c), Dot(d)], in: space).crossings > 0
    } catch {
      preconditionFailure("four different dots are a pattern where any line may be drawn: \(error)")
    }
  }
}

/// Which kinds of lines a drawing has, from the plainest on.
struct LineKind: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let diagonal = LineKind(rawValue: 1)
  static let knight = LineKind(rawValue: 2)
  /// Over a dot to the one behind.
  static let over = LineKind(rawValue: 4)

  static let count = 8
  static let all = (0..<UInt8(count)).map(LineKind.init(rawValue:))

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ move: CompassMove) {
    self = move.wind % 2 == 1 ? .knight : move.wind % 4 == 2 ? .diagonal : []
    if move.isDouble { insert(.over) }
  }

  private static let names: [(LineKind, String)] = [(.diagonal, "diagonal"), (.knight, "knight"), (.over, "over")]

  /// `axis` where all lines are in rows and columns between neighbours, else the other kinds there are: `diagonal+over`.
  var name: String {
    isEmpty ? "axis" : Self.names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }

  init?(name: some StringProtocol) {
    guard let kind = Self.all.first(where: { $0.name == name }) else {
      return nil
    }
    self = kind
  }
}
