import PatternGrid
import PatternStrength

extension ModelContribution {
  /// What the model sees, in words, with dots named in a notation.
  public func words(_ notation: Notation) -> String {
    switch subject {
    case .feature(let feature): FeatureWords(feature, notation).text
    case .length(let length): "has \(length) dots"
    case .beginning(let dots): "begins with \(dotList(dots, notation))"
    case .next(let dot, let dots):
      "goes on to \(notation.name(of: dot, on: .threeByThree)) after \(dotList(dots, notation))"
    case .other(let words): words
    }
  }
}

/// A feature of the log-linear model in words.
private struct FeatureWords {
  private let feature: ModelFeature
  private let notation: Notation

  init(_ feature: ModelFeature, _ notation: Notation) {
    self.feature = feature
    self.notation = notation
  }

  var text: String {
    if let moves = feature.moves { return moveText(moves.map { moveWords(wind: $0.wind, isDouble: $0.isDouble) }) }
    let symbols = feature.symbols
    let dots = symbols.map(Dot.init(byte:))
    return switch feature.template.id {
    case "start": "starts at the \(place(dots[0]))"
    case "end": "ends at the \(place(dots[0]))"
    case "length": "has \(symbols[0]) dots"
    case "start-length": "starts at the \(place(dots[0])) and has \(symbols[1]) dots"
    case "start-end": "starts at the \(place(dots[0])) and ends at the \(place(dots[1]))"
    case "bigram": "joins \(dotList(dots, notation))"
    case "trigram": "\(isStraight ? "three dots in a row" : "three dots"): \(dotList(dots, notation))"
    case "crossings-length": "\(crossings(symbols[0])), with \(symbols[1]) dots"
    case "lines-length": "\(lines), with \(symbols[1]) dots"
    case "fourgram-class": "four dots as \(dotList(dots, notation)), turned or mirrored"
    case "trigram-class": "three dots as \(dotList(dots, notation)), turned or mirrored"
    default: "\(feature.template.summary): \(feature.text)"
    }
  }

  private func moveText(_ moves: [String]) -> String {
    let list = moves.joined(separator: ", ")
    switch feature.template.id {
    case "shape":
      if let name = namedShapes[feature.text] { return "\(name) shape (\(list), turned or mirrored)" }
      return "shape of \(moves.count) \(moves.count == 1 ? "run" : "runs"): \(list), turned or mirrored"
    case "class": return "all moves: \(list), turned or mirrored"
    default:
      return (isStraight ? "straight on: " : "\(["two", "three", "four"][moves.count - 2]) moves: ") + list
        + ", turned or mirrored"
    }
  }

  private func crossings(_ count: UInt8) -> String {
    switch count {
    case 0: "no lines cross"
    case 1: "two lines cross"
    default: "lines cross \(count) times"
    }
  }

  /// The kinds of lines, which the feature's text names.
  private var lines: String {
    let kinds = feature.text.split(separator: ".")[0].split(separator: "+")
    let words = kinds.map { lineWords[String($0)] ?? String($0) }
    return "\(kinds == ["axis"] ? "only" : "also") \(words.joined(separator: " and "))"
  }

  /// Whether the dots or moves lie on one line in one direction.
  private var isStraight: Bool {
    if let moves = feature.moves { return moves.allSatisfy { $0.wind == moves[0].wind } }
    let grid = Grid.threeByThree
    let directions = zip(feature.symbols, feature.symbols.dropFirst()).map {
      Stroke(from: Dot(byte: $0), to: Dot(byte: $1), on: grid).direction
    }
    return directions.allSatisfy { $0 == directions[0] }
  }

  private func place(_ dot: Dot) -> String {
    "\(Grid.threeByThree.placeName(of: dot)) (\(notation.name(of: dot, on: .threeByThree)))"
  }
}

/// By the winds of the runs: shapes that have a name.
private let namedShapes = [
  "E": "a straight line:", "E.S": "an L", "E.SW.E": "a Z", "E.S.W": "a U", "E.S.E": "a staircase", "E.S.W.S.E": "an S",
]

/// By the names of kinds of lines.
private let lineWords = [
  "axis": "lines in rows and columns between neighbours", "diagonal": "diagonals", "knight": "knight moves",
  "over": "lines over a dot",
]

/// The winds clockwise from east.
private let windWords = [
  "right", "two right and one down", "down-right", "one right and two down",
  "down", "one left and two down", "down-left", "two left and one down",
  "left", "two left and one up", "up-left", "one left and two up",
  "up", "one right and two up", "up-right", "two right and one up",
]

private func moveWords(wind: Int, isDouble: Bool) -> String { windWords[wind] + (isDouble ? " over a dot" : "") }

private func dotList(_ dots: [Dot], _ notation: Notation) -> String {
  let names = dots.map { notation.name(of: $0, on: .threeByThree) }
  return names.count == 1
    ? names[0] : names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
}
