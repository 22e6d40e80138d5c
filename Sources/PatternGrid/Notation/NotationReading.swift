/// A text in a notation, read: the dots and where each began.
public struct NotatedDots: Sendable, Equatable {
  public let dots: [Dot]
  /// The byte of the text at which each dot began, from 0.
  public let offsets: [Int]
}

/// Why a text is not in a notation; the offset counts bytes from 0.
public struct NotationError: Error, Equatable, Sendable {
  public let offset: Int
  public let reason: String
}

extension Notation {
  /// Longest text that is looked at: well above any pattern's, so that a line of any length costs no memory.
  static let longestText = 400

  /// Reads the dots of a text. The dots need not be a pattern, nor lie on the grid: that is for `Pattern.init` to say.
  public func read(_ text: Span<UInt8>, on grid: Grid) throws(NotationError) -> NotatedDots {
    guard !text.isEmpty else { throw NotationError(offset: 0, reason: "there is no pattern") }
    guard text.count <= Self.longestText else {
      throw NotationError(offset: Self.longestText, reason: "too long for a pattern (\(text.count) bytes)")
    }
    let text = text.indices.map { text[$0] }
    return switch symbols {
    case .numbers(let first, _): try readNumbers(text, on: grid, first: first)
    case .characters(let characters): try readCharacters(text, characters, on: grid)
    case .coordinates: try readCoordinates(text, on: grid)
    }
  }

  /// Reads a pattern of a space.
  public func pattern(_ text: Span<UInt8>, in space: PatternSpace) throws(PatternTextError) -> Pattern {
    let notated: NotatedDots
    do { notated = try read(text, on: space.grid) } catch { throw PatternTextError(error) }
    do { return try Pattern(notated.dots, in: space) } catch {
      throw PatternTextError(
        offset: notated.offsets[error.position],
        reason: error.reason { name(of: $0, on: space.grid) }, fault: error)
    }
  }

  /// Reads a pattern of a space from a string.
  public func pattern(_ text: String, in space: PatternSpace) throws(PatternTextError) -> Pattern {
    try pattern(Array(text.utf8).span, in: space)
  }

  private func readNumbers(
    _ text: [UInt8], on grid: Grid, first: Int
  ) throws(NotationError) -> NotatedDots {
    let isSeparated = text.contains(UInt8(ascii: "."))
    let isJoined = !isSeparated && joinsNumbers(on: grid)
    var reader = NumberReader(text: text, first: first)
    var dots: [Dot] = []
    var offsets: [Int] = []
    repeat {
      offsets.append(reader.offset)
      dots.append(try reader.dot(digits: isJoined ? 1 : 3))
    } while try reader.goesOn(separator: isJoined ? nil : UInt8(ascii: "."))
    return NotatedDots(dots: dots, offsets: offsets)
  }

  private func readCharacters(
    _ text: [UInt8], _ characters: [UInt8], on grid: Grid
  ) throws(NotationError) -> NotatedDots {
    var dots: [Dot] = []
    for offset in text.indices {
      guard let index = characters.firstIndex(of: text[offset]) else {
        throw NotationError(offset: offset, reason: "\(describe(text, at: offset)) is not a dot in \(id) notation")
      }
      dots.append(Dot(index))
    }
    return NotatedDots(dots: dots, offsets: Array(text.indices))
  }

  private func readCoordinates(_ text: [UInt8], on grid: Grid) throws(NotationError) -> NotatedDots {
    var reader = NumberReader(text: text, first: 0)
    var dots: [Dot] = []
    var offsets: [Int] = []
    repeat {
      offsets.append(reader.offset)
      let row = try reader.dot(digits: 2)
      guard try reader.goesOn(separator: UInt8(ascii: ":")) else {
        throw NotationError(offset: reader.offset, reason: "a column is missing: write row:column")
      }
      let column = try reader.dot(digits: 2)
      guard let dot = grid.dot(row: row.index, column: column.index) else {
        throw NotationError(
          offset: offsets[offsets.count - 1], reason: "dot \(row):\(column) is outside the \(grid) grid")
      }
      dots.append(dot)
    } while try reader.goesOn(separator: UInt8(ascii: "-"))
    return NotatedDots(dots: dots, offsets: offsets)
  }
}

/// Why a text is not a pattern of a space: not in the notation, or against the rules.
public struct PatternTextError: Error, Equatable, Sendable {
  /// The byte at fault, from 0.
  public let offset: Int
  public let reason: String
  /// The broken rule, where the text was readable.
  public let fault: PatternError?

  init(offset: Int, reason: String, fault: PatternError?) {
    self.offset = offset
    self.reason = reason
    self.fault = fault
  }

  init(_ error: NotationError) { self.init(offset: error.offset, reason: error.reason, fault: nil) }
}

/// Reads numbers and separators from the left.
private struct NumberReader {
  let text: [UInt8]
  let first: Int
  var offset = 0

  /// A dot number of at most so many digits.
  mutating func dot(digits: Int) throws(NotationError) -> Dot {
    let start = offset
    var number = 0
    while offset < text.count, offset - start < digits, let digit = digitValue(text[offset]) {
      number = number * 10 + digit
      offset += 1
    }
    guard offset > start else {
      let what = start < text.count ? "\(describe(text, at: start)) is not a dot number" : "a dot number is missing"
      throw NotationError(offset: start, reason: what)
    }
    guard (first..<first + 100).contains(number) else {
      throw NotationError(
        offset: start, reason: number < first ? "dot numbers begin at \(first)" : "dot \(number) is outside every grid")
    }
    return Dot(number - first)
  }

  /// Whether another number follows, past the separator.
  mutating func goesOn(separator: UInt8?) throws(NotationError) -> Bool {
    guard offset < text.count else { return false }
    guard let separator else { return true }
    guard text[offset] == separator else {
      throw NotationError(
        offset: offset,
        reason:
          "\(describe(text, at: offset)) where '\(Character(Unicode.Scalar(separator)))' should separate two numbers")
    }
    offset += 1
    return true
  }

  private func digitValue(_ byte: UInt8) -> Int? {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) ? Int(byte) - 48 : nil
  }
}

/// A byte of a text in words that are safe to print.
private func describe(_ text: [UInt8], at offset: Int) -> String {
  let byte = text[offset]
  return (0x21...0x7E).contains(byte)
    ? "'\(Character(Unicode.Scalar(byte)))'"
    : byte == 0x20 ? "a space" : "byte 0x\(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true))"
}
