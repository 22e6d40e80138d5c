import Datasets
import Documents
import PatternGrid
import ResultTables

/// What is known of one method: its size, and the published figures of people's choices.
struct MethodFigures {
  private let name: String
  /// How many secrets there are; nil where there is no number.
  private let secrets: UInt128?
  /// The published population with the min-entropy.
  private let entropySource: PublishedGuessRate?
  private let shares: [Int: Double]
  private let people: Int?
  private let attacker: String
  private let source: String

  /// One row for a method; two where the pattern asked for is not the one that was measured.
  static func all(_ method: AuthenticationMethod, _ request: AssessmentRequest) -> [MethodFigures] {
    let figures = MethodFigures(method, request)
    guard method == .pattern, !request.space.isAsMeasured else { return [figures] }
    let asked = MethodFigures(
      "Pattern, \(request.space.title)", try? PatternCount(request.space).total, nil, published: nil,
      attacker: "not measured", source: "exact count")
    return [asked, figures]
  }

  private init(_ method: AuthenticationMethod, _ request: AssessmentRequest) {
    let allPatterns = PublishedGuessRate.find(source: "golla-2019-table-2", population: "pattern-3x3 all studies")
    // People were measured on Android's patterns, whatever is asked for.
    let name = request.space.isAsMeasured ? "Pattern" : "For comparison: pattern, 3x3, 4 to 9 dots"
    let measured = try? PatternCount(.android3x3).total
    switch method {
    case .pattern: self.init("\(name), free choice", measured, allPatterns, measured: BlocklistEffect.control)
    case .patternWithDenylist:
      let nearest = BlocklistEffect.all.dropFirst().min {
        abs($0.blockedPatterns - request.denylistSize) < abs($1.blockedPatterns - request.denylistSize)
      }!
      self.init(
        "\(name), \(nearest.blockedPatterns) refused", measured.map { $0 - UInt128(nearest.blockedPatterns) }, nil,
        measured: nearest)
    case .largerGrid:
      let space = try? PatternSpace(grid: Grid(rows: 4, columns: 4))
      self.init(
        "Pattern, 4x4 grid", space.flatMap { try? PatternCount($0).total }, nil, published: nil,
        attacker: "not measured", source: "exact count")
    case .pin4:
      self.init("PIN, 4 digits", 10_000, Self.find("pin-4 Amitay 2011 (iPhone app)"), published: "markert-2020-first4")
    case .pin6:
      self.init("PIN, 6 digits", 1_000_000, Self.find("pin-6 RockYou-derived"), published: "markert-2020-first6")
    case .pin4WithBlocklist:
      self.init("PIN, 4 digits, 2,740 refused", 10_000 - 2740, nil, published: "markert-2020-pin4-dd2740")
    case .password:
      self.init(
        "Password of a web site", nil, nil, published: "markert-2020-linkedin")
    case .biometrics:
      self.init(
        "Biometrics", nil, nil, published: nil, attacker: "one impostor attempt: see the next table",
        source: "Android CDD 7.3.10")
    }
  }

  private static func find(_ population: String) -> PublishedGuessRate? {
    .find(source: "golla-2019-table-2", population: population)
  }

  private init(
    _ name: String, _ secrets: UInt128?, _ entropySource: PublishedGuessRate?, measured: BlocklistEffect
  ) {
    self.name = name
    self.secrets = secrets
    self.entropySource = entropySource
    shares = measured.shares
    people = measured.participants
    attacker = "realistic (trained on \(grouped(PooledPatterns.count)) other patterns)"
    source = BlocklistEffect.source
  }

  private init(
    _ name: String, _ secrets: UInt128?, _ entropySource: PublishedGuessRate?, published: String?,
    attacker: String = "",
    source: String = ""
  ) {
    let rate = published.flatMap { PublishedGuessRate.find(source: $0) }
    self.name = name
    self.secrets = secrets
    self.entropySource = entropySource
    shares = rate?.shares ?? [:]
    people = rate?.samples
    self.attacker = rate?.attacker ?? attacker
    self.source = rate?.citation ?? source
  }

  /// Cells for the columns of the comparison.
  var shareRow: [Cell] {
    [.text(name)] + Self.guessCounts.map { measuredCell(shares[$0], samples: people) } + [
      secrets.map { Cell($0) } ?? .missing, Cell(secrets.map { binaryLogarithm($0) }, .bits, digits: 2),
      Cell(entropySource?.minEntropy, .bits, digits: 2),
    ]
  }

  /// Cells that say where the shares come from.
  var evidenceRow: [Cell] {
    [
      .text(name), Cell(people), .text(attacker), .text(source),
      entropySource.map { .text("\($0.population), n = \($0.samples.map(grouped) ?? "unknown"), perfect order") }
        ?? .missing,
    ]
  }

  /// Guesses after which shares are compared.
  package static let guessCounts = [5, 10, 20, 30, 100]
}
