import Datasets
import PatternGrid

/// The named shapes and the letters and digits that come with the project, as `datasets/shapes.csv` has them.
public struct ShapeCatalogue: Sendable {
  /// A shape by its straight runs, on any grid, turned and mirrored at will.
  public struct Figure: Sendable {
    public let id: String
    public let name: String
    public let rule: ShapeRule
    public let note: String
  }

  /// A letter or digit as people draw it on the 3x3 grid, by its dots; never turned.
  public struct Character: Sendable {
    public let id: String
    public let name: String
    /// By form: the dots; missing where the form cannot be drawn, or is another one of the same character.
    public let forms: [(form: Form, dots: [Dot])]
  }

  /// How a character is drawn.
  public enum Form: String, CaseIterable, Sendable {
    case forwards, backwards, mirrored
    case mirroredBackwards = "mirrored_backwards"

    fileprivate var column: String { self == .forwards ? "dots" : "dots_\(rawValue)" }
    var words: String {
      switch self {
      case .forwards: ""
      case .backwards: ", backwards"
      case .mirrored: ", mirrored"
      case .mirroredBackwards: ", mirrored and backwards"
      }
    }
  }

  /// Every figure; where several fit a pattern, the first is its shape.
  public let figures: [Figure]
  public let characters: [Character]
  /// By the directions of all runs, and of the first runs: figures that may fit, by place, with what else must hold.
  private let wholes: [[Direction]: [(figure: Int, form: ShapeRule.Form)]]
  private let beginnings: [[Direction]: [(figure: Int, form: ShapeRule.Form)]]
  private let longestWhole: Int
  private let longestBeginning: Int
  private let drawnCharacters: [[Dot]: [(character: Int, form: Form)]]

  /// The catalogue that comes with the project. Cost: about 1 ms.
  public init() {
    let table = Dataset.shapes.table
    var (figures, characters): ([Figure], [Character]) = ([], [])
    for row in table.rows {
      guard let id = row["shape"], let name = row["name"] else { Self.fail(row, "has no name") }
      if let text = row["runs"] {
        guard let rule = ShapeRule(text) else { Self.fail(row, "'\(text)' is not a rule for runs") }
        figures.append(Figure(id: id, name: name, rule: rule, note: row["note"] ?? ""))
      } else {
        let forms = Form.allCases.compactMap { form in row[form.column].map { (form, Self.dots($0, row)) } }
        characters.append(Character(id: id, name: name, forms: forms))
      }
    }
    self.figures = figures
    self.characters = characters
    wholes = Self.index(figures, \.wholes)
    beginnings = Self.index(figures, \.beginnings)
    longestWhole = wholes.keys.map(\.count).max() ?? 0
    longestBeginning = beginnings.keys.map(\.count).max() ?? 0
    var drawn: [[Dot]: [(Int, Form)]] = [:]
    for (index, character) in characters.enumerated() {
      for (form, dots) in character.forms { drawn[dots, default: []].append((index, form)) }
    }
    drawnCharacters = drawn
  }

  /// The first figure that fits a pattern, or nil.
  public func figure(of pattern: Pattern) -> Figure? {
    let runs = pattern.straightRuns
    let directions = runs.map(\.direction)
    var first: Int?
    func consider(_ candidates: [(figure: Int, form: ShapeRule.Form)]?) {
      for (figure, form) in candidates ?? [] where figure < first ?? Int.max && form.allows(runs) { first = figure }
    }
    if directions.count <= longestWhole { consider(wholes[directions]) }
    for count in 0..<min(longestBeginning, directions.count) { consider(beginnings[Array(directions[...count])]) }
    return first.map { figures[$0] }
  }

  /// The first figure whose runs have these directions, whatever their lengths, or nil.
  public func figure(ofRunsIn directions: [Direction]) -> Figure? {
    (wholes[directions] ?? []).filter(\.form.allowsAnySteps).map(\.figure).min().map { figures[$0] }
  }

  /// The letters and digits that a pattern draws, each once, with the form: only on 3x3.
  public func characters(of pattern: Pattern) -> [(character: Character, form: Form)] {
    guard pattern.grid == .threeByThree else { return [] }
    return (drawnCharacters[pattern.dots] ?? []).map { (characters[$0.character], $0.form) }
  }

  private static func index(
    _ figures: [Figure], _ forms: KeyPath<ShapeRule, Set<ShapeRule.Form>>
  ) -> [[Direction]: [(figure: Int, form: ShapeRule.Form)]] {
    var result: [[Direction]: [(figure: Int, form: ShapeRule.Form)]] = [:]
    for (index, figure) in figures.enumerated() {
      for form in figure.rule[keyPath: forms] { result[form.directions, default: []].append((index, form)) }
    }
    return result
  }

  private static func dots(_ text: String, _ row: CSVRow) -> [Dot] {
    do throws(PatternTextError) { return try Notation.dotted.pattern(text, in: .android3x3).dots } catch {
      fail(row, error.reason)
    }
  }

  private static func fail(_ row: CSVRow, _ reason: String) -> Never {
    preconditionFailure("\(Dataset.shapes.fileName), line \(row.line): \(reason)")
  }
}
