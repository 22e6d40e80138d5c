import PatternGrid
import PatternStrength

extension ModelContribution {
  /// What the model sees, in words, with dots named in a notation.
  package func words(_ notation: Notation) -> String {
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
    if let moves = feature.moves { return moveText(moves) }
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

  private func moveText(_ moves: [(direction: Direction, isDouble: Bool)]) -> String {
    let list = moves.map { $0.direction.words + ($0.isDouble ? " over a dot" : "") }.joined(separator: ", ")
    switch feature.template.id {
    case "shape":
      if moves.count == 1 { return "a straight line: \(list), turned or mirrored" }
      if let figure = ShapeCatalogue.shared.figure(ofRunsIn: moves.map(\.direction)) {
        return "\(figure.name) shape (\(list), turned or mirrored)"
      }
      return "shape of \(moves.count) runs: \(list), turned or mirrored"
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
    if let moves = feature.moves { return moves.allSatisfy { $0.direction == moves[0].direction } }
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

/// By the names of kinds of lines.
private let lineWords = [
  "axis": "lines in rows and columns between neighbours", "diagonal": "diagonals", "knight": "knight moves",
  "over": "lines over a dot",
]

private func dotList(_ dots: [Dot], _ notation: Notation) -> String {
  let names = dots.map { notation.name(of: $0, on: .threeByThree) }
  return names.count == 1
    ? names[0] : names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
}
