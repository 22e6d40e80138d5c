extension PatternIndex {
  /// The most dots of a grid whose patterns `readLine`, `readLines` and `readIndex` read.
  public static let maximumReadableDotCount = GrowthTable.maximumDotCount

  /// Reads a line that is nothing but a pattern of joined one-digit dot numbers and its end, LF or CR LF: the usual line,
  /// at about 10 ns.
  ///
  /// - Parameter zero: the character that stands for dot 0.
  /// - Returns: the index and where the next line begins; nil for any other line, where the text ends within 16 bytes, and
  ///   on grids of more than 9 dots.
  public func readLine(_ text: Span<UInt8>, from start: Int, zero: UInt8) -> (index: Int, next: Int)? {
    growth.readLine(text, from: start, zero: zero)
  }

  /// Reads usual lines, as `readLine` does, until `lines` is full or the next line is another.
  ///
  /// - Returns: where the first line begins that was not read.
  public func readLines(
    _ text: Span<UInt8>, from start: Int, zero: UInt8, into lines: inout OutputSpan<IndexedLine>
  ) -> Int {
    growth.readLines(text, from: start, zero: zero, into: &lines)
  }

  /// Reads one-digit dot numbers, joined (`01258`) or dotted (`0.1.2.5.8`), from a place in a text up to the first byte
  /// that is neither.
  ///
  /// - Parameters:
  ///   - zero: the character that stands for dot 0.
  ///   - mayBeDotted: false for notations whose characters are always joined.
  /// - Returns: the index, or nil where what was read is not exactly a pattern, and where reading ended.
  public func readIndex(
    _ text: Span<UInt8>, from start: Int, zero: UInt8, mayBeDotted: Bool = true
  ) -> (index: Int?, end: Int) {
    growth.readIndex(text, from: start, zero: zero, mayBeDotted: mayBeDotted)
  }
}

/// A line of text that is nothing but a pattern of joined one-digit dot numbers.
public struct IndexedLine: Sendable {
  /// The pattern's, in prefix order.
  public let index: UInt32
  /// Bytes of the pattern, so its dots; the end of the line comes after them.
  public let length: UInt32
  /// Where the line begins in the text.
  public let start: Int
}

/// How much the index of a pattern grows by each dot: reads text at one table look-up a dot.
///
/// A state of drawing is (visited set, last dot). Grids of up to 9 dots; on larger ones it reads nothing. Memory: 512 KB,
/// of which the states that occur on 3x3 are a quarter.
struct GrowthTable: Sendable {
  /// The most dots a grid may have.
  static let maximumDotCount = 9

  /// 0 where the grid is too large, so that no dot is read.
  private let dotCount: Int
  private let shortest: Int
  /// By how much the index grows, at the place of (visited, last, next), or `forbidden`. The first step is from no
  /// dot visited and dot 0 last. Numbers up to 15 have a place, so that no number needs a check of its own; a step to
  /// `noDot` is allowed everywhere and adds nothing.
  private let growth: [UInt32]
  /// The number that stands for the end of a pattern.
  private static let noDot = 15
  private static let everyDot = 1 << maximumDotCount - 1
  /// Above every index of 9 dots, and a sum of nine of them still fits.
  private static let forbidden: UInt32 = 1 << 28

  /// - Parameter continuing: how many patterns begin with a state.
  init(_ space: PatternSpace, _ successors: SuccessorTable, continuing: (_ visited: DotSet, _ last: Dot) -> UInt64) {
    guard space.grid.dotCount <= Self.maximumDotCount else {
      (dotCount, shortest, growth) = (0, Int.max, [])
      return
    }
    let (dots, lengths) = (space.grid.dots, space.lengths)
    (dotCount, shortest) = (dots.count, lengths.lowerBound)
    var growth = [UInt32](repeating: Self.forbidden, count: (Self.everyDot + 1) << 8)
    for state in stride(from: 0, to: growth.count, by: 16) { growth[state + Self.noDot] = 0 }
    var beforeStart: UInt64 = 0
    for dot in dots {
      growth[Self.place(visited: 0, last: 0, next: dot.index)] = UInt32(beforeStart)
      beforeStart += continuing(DotSet(dot), dot)
    }
    for visited in 1..<(1 << dots.count) {
      let set = DotSet(bits: UInt64(visited))
      guard set.count < lengths.upperBound else { continue }
      for last in set {
        var before: UInt64 = lengths.contains(set.count) ? 1 : 0
        for next in successors.candidates(visited: set, last: last) {
          growth[Self.place(visited: visited, last: last.index, next: next.index)] = UInt32(before)
          before += continuing(set.inserting(next), next)
        }
      }
    }
    self.growth = growth
  }

  @inline(__always)
  private static func place(visited: Int, last: Int, next: Int) -> Int { visited << 8 | last << 4 | next }

  func readLine(_ text: Span<UInt8>, from start: Int, zero: UInt8) -> (index: Int, next: Int)? {
    growth.withUnsafeBufferPointer { growth in
      usualLine(text, from: start, zero: zero, growth).map { (Int($0.line.index), $0.next) }
    }
  }

  func readLines(
    _ text: Span<UInt8>, from start: Int, zero: UInt8, into lines: inout OutputSpan<IndexedLine>
  ) -> Int {
    growth.withUnsafeBufferPointer { growth in
      var position = start
      while !lines.isFull, let (line, next) = usualLine(text, from: position, zero: zero, growth) {
        lines.append(line)
        position = next
      }
      return position
    }
  }

  /// Takes the line eight bytes at a time, goes nine steps whatever its length, so that no branch can be mispredicted,
  /// and asks only at the end whether every step was allowed.
  ///
  /// - Parameter growth: the elements of `growth`. No place is out of range: its parts are masked to their bits.
  @inline(__always)
  private func usualLine(
    _ text: Span<UInt8>, from start: Int, zero: UInt8, _ growth: UnsafeBufferPointer<UInt32>
  ) -> (line: IndexedLine, next: Int)? {
    guard text.count - start >= 16 else { return nil }
    let first = UInt64(littleEndian: text.bytes.unsafeLoadUnaligned(fromByteOffset: start, as: UInt64.self))
    let second = UInt64(littleEndian: text.bytes.unsafeLoadUnaligned(fromByteOffset: start + 8, as: UInt64.self))
    let placeInFirst = Self.lineFeedPlace(first)
    var length = placeInFirst < 8 ? placeInFirst : 8 + Self.lineFeedPlace(second)
    guard length >= 1 else { return nil }
    let next = start + length + 1
    if text[next - 2] == UInt8(ascii: "\r") { length -= 1 }
    guard length >= shortest, length <= Self.maximumDotCount else { return nil }
    let asked = length < 8 ? (1 as UInt64) &<< (length &* 8) &- 1 : UInt64.max
    let numbers = first &- Self.everyByte(zero)
    let ninth = length < 9 ? Self.noDot : Int(UInt8(truncatingIfNeeded: second) &- zero)
    guard isMadeOfDots(numbers, asked: asked), ninth < dotCount || length < 9 else { return nil }
    var rest = numbers & asked | ~asked
    var (index, visited, last): (UInt32, Int, Int) = (0, 0, 0)
    for _ in 0..<8 {
      let dot = Int(rest & 0xF)
      index &+= growth[Self.place(visited: visited, last: last, next: dot)]
      visited |= (1 &<< dot) & Self.everyDot
      last = dot
      rest &>>= 8
    }
    index &+= growth[Self.place(visited: visited, last: last, next: ninth)]
    guard index < Self.forbidden else { return nil }
    return (IndexedLine(index: index, length: UInt32(truncatingIfNeeded: length), start: start), next)
  }

  @inline(__always)
  private static func everyByte(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  /// Whether the bytes of eight that are asked about are numbers of dots, which is asked of all at once: adding
  /// 128 - dotCount sets the highest bit of a byte that is too large. (A byte that was below zero has it already; what it
  /// borrowed from the next ones makes no difference then.)
  @inline(__always)
  private func isMadeOfDots(_ numbers: UInt64, asked: UInt64) -> Bool {
    let tooLarge = (numbers &+ Self.everyByte(UInt8(128 - dotCount))) | numbers
    return tooLarge & asked & Self.everyByte(128) == 0
  }

  /// Which of eight bytes is the first LF; 8 where none is. The usual trick, which finds the first byte of zero after LF is
  /// made zero.
  @inline(__always)
  private static func lineFeedPlace(_ bytes: UInt64) -> Int {
    let others = bytes ^ 0x0A0A_0A0A_0A0A_0A0A
    return ((others &- 0x0101_0101_0101_0101) & ~others & 0x8080_8080_8080_8080).trailingZeroBitCount >> 3
  }

  func readIndex(
    _ text: Span<UInt8>, from start: Int, zero: UInt8, mayBeDotted: Bool = true
  ) -> (index: Int?, end: Int) {
    var position = start
    var index: UInt32 = 0
    var (visited, last, length) = (0, 0, 0)
    let separator = UInt8(ascii: ".")
    let isDotted = mayBeDotted && start + 1 < text.count && text[start + 1] == separator
    while position < text.count {
      let next = Int(text[position] &- zero)
      guard next < dotCount else { return (nil, position) }
      let grown = growth[Self.place(visited: visited, last: last, next: next)]
      guard grown != Self.forbidden else { return (nil, position) }
      index += grown
      visited |= 1 << next
      last = next
      length += 1
      position += 1
      guard position < text.count else { break }
      if isDotted {
        guard text[position] == separator else { break }
        position += 1
        guard position < text.count else { return (nil, position) }
      } else if text[position] &- zero >= dotCount {
        break
      }
    }
    return (length >= shortest ? Int(index) : nil, position)
  }
}
