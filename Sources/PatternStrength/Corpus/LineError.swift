import PatternGrid

/// Why a line of input gives no pattern.
public struct LineError: Error, Equatable, Sendable {
  /// The byte of the line at fault, from 1.
  public let column: Int
  public let kind: Kind
  public let reason: String

  public init(column: Int, kind: Kind, reason: String) {
    self.column = column
    self.kind = kind
    self.reason = reason
  }

  /// A text that is no pattern.
  public init(_ error: PatternTextError, column: Int) {
    self.init(column: column, kind: error.fault.map(Kind.init) ?? .unreadable, reason: error.reason)
  }

  /// What to count refusals by.
  public enum Kind: String, CaseIterable, Sendable {
    case empty
    case unreadable
    case tooShort = "too-short"
    case tooLong = "too-long"
    case outsideGrid = "outside-grid"
    case repeatedDot = "repeated-dot"
    case jumpsOver = "jumps-over"
    case badCount = "bad-count"
    case badGroup = "bad-group"
    case lineTooLong = "line-too-long"

    init(_ fault: PatternError) {
      self =
        switch fault {
        case .tooShort: .tooShort
        case .tooLong: .tooLong
        case .outsideGrid: .outsideGrid
        case .repeated: .repeatedDot
        case .jumpsOver, .passesOver: .jumpsOver
        }
    }
  }
}
