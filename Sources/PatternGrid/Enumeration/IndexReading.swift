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

  /// Reads joined one-digit dot numbers up to the first byte that is none.
  ///
  /// - Parameter zero: the character that stands for dot 0.
  /// - Returns: the index and where reading ended; nil if what was read is not exactly a pattern, where the text ends
  ///   within 16 bytes, and on grids of more than 9 dots.
  public func readPattern(_ text: Span<UInt8>, from start: Int, zero: UInt8) -> (index: Int, end: Int)? {
    growth.readPattern(text, from: start, zero: zero)
  }

  /// Reads usual lines, as `readLine` does, until `lines` is full or the next line is another.
  ///
  /// - Returns: where the first line begins that was not read.
  public func readLines(
    _ text: Span<UInt8>, from start: Int, zero: UInt8, into lines: inout OutputSpan<IndexedLine>
  ) -> Int {
    growth.readLines(text, from: start, zero: zero, into: &lines)
  }

  /// Reads lines that are a pattern of joined one-digit dot numbers, a separator, a count without leading zeros, and LF,
  /// until `lines` is full or the next line is another.
  ///
  /// - Parameters:
  ///   - zero: the character that stands for dot 0.
  ///   - largestCount: below 10^13.
  ///   - counts: receives the count of each line.
  /// - Returns: where the first line begins that was not read: also any that begins in the last 32 bytes of the text.
  public func readCountedLines(
    _ text: Span<UInt8>, from start: Int, zero: UInt8, separator: UInt8, largestCount: Int,
    into lines: inout OutputSpan<IndexedLine>, counts: inout [Int]
  ) -> Int {
    growth.readCountedLines(
      text, from: start, zero: zero, separator: separator, largestCount: largestCount, into: &lines, counts: &counts)
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

/// A line of text that is a pattern of joined one-digit dot numbers, and perhaps its count, and nothing else.
public struct IndexedLine: Sendable {
  /// The pattern's, in prefix order.
  public let index: UInt32
  /// Bytes of the line without its end.
  public let length: UInt32
  /// Where the line begins in the text.
  public let start: Int

  /// The most digits of a count in such a line.
  static let mostCountDigits = 13
  /// Bytes that the text must have from the start of a line with a count, at least: nine dots, a separator, the most
  /// digits and a line end, and what is needed to take them in large pieces.
  static let longestCountedLine = 32
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
      bareLine(text, from: start, zero: zero, growth).map { (Int($0.line.index), $0.next) }
    }
  }

  func readPattern(_ text: Span<UInt8>, from start: Int, zero: UInt8) -> (index: Int, end: Int)? {
    growth.withUnsafeBufferPointer { growth in
      usualPattern(text, from: start, zero: zero, growth).map { (Int($0.index), start + $0.length) }
    }
  }

  func readLines(
    _ text: Span<UInt8>, from start: Int, zero: UInt8, into lines: inout OutputSpan<IndexedLine>
  ) -> Int {
    growth.withUnsafeBufferPointer { growth in
      var position = start
      while !lines.isFull, let (line, next) = bareLine(text, from: position, zero: zero, growth) {
        lines.append(line)
        position = next
      }
      return position
    }
  }

  func readCountedLines(
    _ text: Span<UInt8>, from start: Int, zero: UInt8, separator: UInt8, largestCount: Int,
    into lines: inout OutputSpan<IndexedLine>, counts: inout [Int]
  ) -> Int {
    growth.withUnsafeBufferPointer { growth in
      var position = start
      while !lines.isFull, text.count - position >= IndexedLine.longestCountedLine,
        let (index, length) = usualPattern(text, from: position, zero: zero, growth)
      {
        var end = position + length
        guard text[end] == separator else { break }
        end += 1
        let firstDigit = end
        var count = 0
        while let digit = Self.digit(text[end]), end - firstDigit < IndexedLine.mostCountDigits {
          count = count &* 10 &+ digit
          end += 1
        }
        // A count that begins with 0 is either 0 or not written as it would be in a result.
        guard text[end] == UInt8(ascii: "\n"), text[firstDigit] != UInt8(ascii: "0"), count <= largestCount, count > 0
        else { break }
        lines.append(IndexedLine(index: index, length: UInt32(truncatingIfNeeded: end - position), start: position))
        counts.append(count)
        position = end + 1
      }
      return position
    }
  }

  @inline(__always)
  private static func digit(_ byte: UInt8) -> Int? {
    let digit = byte &- UInt8(ascii: "0")
    return digit < 10 ? Int(digit) : nil
  }

  /// A pattern and the end of its line; nil for any other line.
  @inline(__always)
  private func bareLine(
    _ text: Span<UInt8>, from start: Int, zero: UInt8, _ growth: UnsafeBufferPointer<UInt32>
  ) -> (line: IndexedLine, next: Int)? {
    guard let (index, length) = usualPattern(text, from: start, zero: zero, growth) else { return nil }
    var end = start + length
    if text[end] == UInt8(ascii: "\r") { end += 1 }
    guard text[end] == UInt8(ascii: "\n") else { return nil }
    return (IndexedLine(index: index, length: UInt32(truncatingIfNeeded: length), start: start), end + 1)
  }

  /// Reads joined one-digit dot numbers up to the first byte that is none; nil if they are not exactly a pattern, or if
  /// the text ends within 16 bytes.
  ///
  /// Takes the text eight bytes at a time, goes nine steps whatever the length, so that no branch can be mispredicted, and
  /// asks only at the end whether every step was allowed. A tenth number is left for the caller to find.
  ///
  /// - Parameter growth: the elements of `growth`. No place is out of range: its parts are masked to their bits.
  @inline(__always)
  private func usualPattern(
    _ text: Span<UInt8>, from start: Int, zero: UInt8, _ growth: UnsafeBufferPointer<UInt32>
  ) -> (index: UInt32, length: Int)? {
    guard text.count - start >= 16 else { return nil }
    let bytes = UInt64(littleEndian: text.bytes.unsafeLoadUnaligned(fromByteOffset: start, as: UInt64.self))
    let numbers = bytes &- Self.everyByte(zero)
    var length = countOfDots(numbers)
    var ninth = Self.noDot
    if length == 8 {
      let number = Int(text[start + 8] &- zero)
      if number < dotCount { (ninth, length) = (number, 9) }
    }
    guard length >= shortest else { return nil }
    let asked = length < 8 ? (1 as UInt64) &<< (length &* 8) &- 1 : UInt64.max
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
    return (index, length)
  }

  @inline(__always)
  private static func everyByte(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  /// How many of eight bytes, from the first on, are numbers of dots. All are tested at once: adding 128 - dotCount sets
  /// the highest bit of a byte that is too large, and one that was below zero has it already. What either carries into
  /// the bytes after it makes no difference, since only the first is asked for.
  @inline(__always)
  private func countOfDots(_ numbers: UInt64) -> Int {
    let tooLarge = (numbers &+ Self.everyByte(UInt8(128 - dotCount))) | numbers
    return (tooLarge & Self.everyByte(128)).trailingZeroBitCount >> 3
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
