/// A rectangular lattice of dots, numbered row by row from 0 at the top left.
///
/// On the common 3x3 grid:
/// ```
/// 0 1 2
/// 3 4 5
/// 6 7 8
/// ```
public struct Grid: Hashable, Sendable, CustomStringConvertible {
  /// The most dots a grid may have: 36, a 6x6 grid.
  public static let maximumDotCount = 36

  /// The grid of Android's lock screen.
  public static let threeByThree = Grid(uncheckedRows: 3, columns: 3)

  // Bytes, because every pattern holds its space.
  private let rowByte: UInt8
  private let columnByte: UInt8

  /// A grid of `rows` x `columns` dots.
  ///
  /// - Throws: `GridError` where a side is below 1 or there are fewer than 2 or more than 36 dots.
  public init(rows: Int, columns: Int) throws(GridError) {
    guard rows >= 1, columns >= 1, rows <= Self.maximumDotCount, columns <= Self.maximumDotCount,
      (2...Self.maximumDotCount).contains(rows * columns)
    else { throw .dotCountOutOfRange(rows: rows, columns: columns) }
    self.init(uncheckedRows: rows, columns: columns)
  }

  /// Reads `3x3`, `4X5`: rows, then columns.
  public init(_ text: some StringProtocol) throws(GridError) {
    let sides = text.split(whereSeparator: { $0 == "x" || $0 == "X" }).map { Int($0) }
    guard sides.count == 2, let rows = sides[0], let columns = sides[1],
      text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 | 0x20 == UInt8(ascii: "x") })
    else { throw .notAGrid(String(text)) }
    try self.init(rows: rows, columns: columns)
  }

  private init(uncheckedRows rows: Int, columns: Int) {
    rowByte = UInt8(rows)
    columnByte = UInt8(columns)
  }

  public var rows: Int { Int(rowByte) }
  public var columns: Int { Int(columnByte) }

  public var dotCount: Int { rows * columns }
  public var isSquare: Bool { rows == columns }

  /// Every dot of the grid.
  public var allDots: DotSet { DotSet(bits: (1 << UInt64(dotCount)) - 1) }

  /// Every dot of the grid, in order.
  public var dots: [Dot] { (0..<dotCount).map { Dot($0) } }

  public func row(of dot: Dot) -> Int { dot.index / columns }
  public func column(of dot: Dot) -> Int { dot.index % columns }

  /// The dot at a place, or nil outside the grid.
  public func dot(row: Int, column: Int) -> Dot? {
    guard (0..<rows).contains(row), (0..<columns).contains(column) else { return nil }
    return Dot(row * columns + column)
  }

  /// Where a dot lies on the grid's rim. On a grid one dot wide the two ends are corners and the rest edges.
  public func place(of dot: Dot) -> DotPlace {
    let onHorizontalRim = row(of: dot) == 0 || row(of: dot) == rows - 1
    let onVerticalRim = column(of: dot) == 0 || column(of: dot) == columns - 1
    return switch (onHorizontalRim, onVerticalRim) {
    case (true, true): .corner
    case (false, false): .centre
    default: .edge
    }
  }

  public var description: String { "\(rows)x\(columns)" }
}

/// Where a dot lies: at a corner, on an edge, or inside.
public enum DotPlace: String, CaseIterable, Sendable { case corner, edge, centre }

/// Why a text or a pair of numbers is not a grid.
public enum GridError: Error, Equatable, CustomStringConvertible {
  case notAGrid(String)
  case dotCountOutOfRange(rows: Int, columns: Int)

  public var description: String {
    switch self {
    case .notAGrid(let text): "'\(text)' is not a grid: write rows x columns, such as 3x3"
    case .dotCountOutOfRange(let rows, let columns):
      "a grid has 2 to \(Grid.maximumDotCount) dots, \(rows)x\(columns) does not"
    }
  }
}
