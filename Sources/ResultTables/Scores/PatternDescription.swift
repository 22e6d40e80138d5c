import Documents
import PatternGrid
import PatternStrength

/// One pattern in pictures and words: its drawing, shape and features, what each meter says of it and why they disagree, and
/// what an attacker does who knows what people choose.
public struct PatternDescription: Sendable {
  /// Lines of text for a terminal.
  public let text: String

  /// - Parameter scorer: for the guess number; nil where there is none for the space.
  public init(_ pattern: Pattern, notation: Notation, scorer: PatternScorer?) {
    let features = PatternFeatures(pattern)
    let drawing = PatternTerminalDrawing.lines(of: pattern).map { $0.isEmpty ? "" : "  \($0)" }
    var sections = [
      drawing, FactLines.lines(Self.identity(pattern, features, notation)),
      ["Features"] + FactLines.lines(Self.features(features), indentation: 2),
    ]
    if let reason = Meter.unsupportedReason(in: pattern.space) {
      sections.append(["Meters", "  none: \(reason)"])
    } else {
      let verdicts = MeterVerdicts(features)
      sections.append(["Meters"] + verdicts.lines.map { "  \($0)" })
      if let scorer { sections.append(["Guessing"] + Self.guessing(pattern, scorer).map { "  \($0)" }) }
    }
    text = sections.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private static func identity(
    _ pattern: Pattern, _ features: PatternFeatures, _ notation: Notation
  ) -> [(String, String)] {
    let grid = pattern.grid
    var facts = [
      ("pattern", notation.text(of: pattern)),
      ("shape", ShapeCatalogue.shared.words(for: pattern)),
    ]
    if let characters = ShapeCatalogue.shared.characterWords(for: pattern) {
      facts.append(("drawn as", characters))
    }
    facts += [
      ("start", placed(features.start, notation, on: grid)), ("end", placed(features.end, notation, on: grid)),
      ("symmetry class", symmetryClass(of: pattern, notation)),
    ]
    if let patterns = try? PatternIndex(pattern.space) {
      let (rank, last) = (GroupedDecimal.text(patterns.index(of: pattern)), GroupedDecimal.text(patterns.count - 1))
      facts.append(("rank", "\(rank) of 0 to \(last), in prefix order"))
    }
    return facts
  }

  /// All features but the ends, which are told in words already.
  private static func features(_ features: PatternFeatures) -> [(String, String)] {
    let toldAlready = [Feature.start, .startPlace, .end, .endPlace].map(\.id)
    return Feature.all.filter { !toldAlready.contains($0.id) }.map { feature in
      guard let value = feature.value(features) else { return (feature.title, "not known: out of reach on this grid") }
      // Every unit is a plural that ends in s.
      let unit = value == .count(1) ? String(feature.unit.dropLast()) : feature.unit
      return (feature.title, unit.isEmpty ? value.words : "\(value.words) \(unit)")
    }
  }

  private static func guessing(_ pattern: Pattern, _ scorer: PatternScorer) -> [String] {
    let score = scorer.score(rank: scorer.patterns.index(of: pattern))
    let guess = GroupedDecimal.text(score.guessNumber)
    let before = FixedDecimal.text(100 * score.guessedBefore, digits: 1)
    let lists = score.popularLists.isEmpty ? "none" : score.popularLists.joined(separator: ", ")
    return [
      "guess \(guess) of an attacker who knows what people choose (model: \(scorer.model.card?["model"] ?? "unnamed"));",
      "\(before) % of people are guessed earlier",
      "on popular lists: \(lists)",
    ]
  }

  private static func placed(_ dot: Dot, _ notation: Notation, on grid: Grid) -> String {
    "\(notation.name(of: dot, on: grid)) (\(grid.placeName(of: dot)))"
  }

  private static func symmetryClass(of pattern: Pattern, _ notation: Notation) -> String {
    let images = pattern.symmetryClass
    return "\(images.count) patterns, first \(notation.text(of: images[0]))"
  }
}

/// Facts as lines of text, the values below each other.
enum FactLines {
  static func lines(_ facts: [(String, String)], indentation: Int = 0) -> [String] {
    let width = (facts.map(\.0.count).max() ?? 0) + 2
    let margin = String(repeating: " ", count: indentation)
    return facts.map { margin + $0 + String(repeating: " ", count: width - $0.count) + $1 }
  }
}

extension Grid {
  /// Where a dot lies, in words: `top left corner`, `right edge`, `centre`.
  package func placeName(of dot: Dot) -> String {
    let vertical = row(of: dot) == 0 ? "top" : row(of: dot) == rows - 1 ? "bottom" : ""
    let horizontal = column(of: dot) == 0 ? "left" : column(of: dot) == columns - 1 ? "right" : ""
    let sides = [vertical, horizontal].filter { !$0.isEmpty }
    let place = place(of: dot)
    return place == .centre ? "centre" : (sides + [place.rawValue]).joined(separator: " ")
  }
}
