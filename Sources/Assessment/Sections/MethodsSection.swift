import Datasets
import Documents
import PatternGrid
import ResultTables

/// Patterns beside PINs, passwords and biometrics.
enum MethodsSection {
  static func blocks(_ context: AssessmentContext) -> [Document.Block] {
    let methods = MethodFigures.all(context)
    var blocks: [Document.Block] = [
      .heading(2, "Methods side by side"),
      .paragraph(
        "How many secrets a method has says little; how people choose them says more. Each share was measured on people, by a realistic attacker unless said otherwise. Empty cells were not measured."
      ),
      .table(shareTable(methods)), .table(evidenceTable(methods)),
    ]
    blocks.append(
      .figure(
        Figure(
          chart,
          caption:
            "Share of people guessed, by method. Lines join measured points only; bars are 95 % intervals; vertical lines are common attempt budgets."
        )))
    blocks.append(.table(biometricsTable()))
    return blocks
  }

  private static func shareTable(_ methods: [MethodFigures]) -> Table {
    Table(
      id: "methods", caption: "Authentication methods compared: share of people guessed",
      columns: [
        Column("method", "Method")
      ]
        + MethodFigures.guessCounts.map {
          Column("guessed_\($0)_pct", "After \($0)", unit: .percent, alignment: .right, hasInterval: true)
        } + [
          Column("secrets", "Secrets", alignment: .right),
          Column("random_bits", "If random", unit: .bits, alignment: .right),
          Column("min_entropy_bits", "Min-entropy of choices", unit: .bits, alignment: .right),
        ],
      rows: methods.map(\.shareRow),
      notes: [
        "Min-entropy is -log2 of the share of the most frequent secret in the sample that the next table names; shares are of the people that it names."
      ])
  }

  private static func evidenceTable(_ methods: [MethodFigures]) -> Table {
    Table(
      id: "methods-evidence", caption: "Who was measured, by which attacker",
      columns: [
        Column("method", "Method"), Column("people", "People", alignment: .right), Column("attacker", "Attacker"),
        Column("source", "Source"), Column("entropy_sample", "Sample of the min-entropy"),
      ],
      rows: methods.map(\.evidenceRow))
  }

  private static func biometricsTable() -> Table {
    Table(
      id: "biometrics", caption: "Biometric methods: how often the wrong person is let in",
      columns: [
        Column("modality", "Modality"), Column("figure", "Figure"), Column("value", "Value"),
        Column("source", "Source"),
      ],
      rows: BiometricFigure.all.map {
        [.text($0.modality), .text($0.figure), .text($0.value + $0.mark), .text($0.source)]
      },
      notes: [
        "A biometric lock is as strong as its fallback: whoever fails it is asked for the PIN, pattern or password."
      ])
  }

  private static var chart: Chart {
    let refused = BlocklistEffect.nearest(size: RecommendationRule.advisedDenylistSize)
    let curves = [
      curve("Pattern, free choice", BlocklistEffect.control.shares, BlocklistEffect.control.participants),
      curve("Pattern, \(refused.blockedPatterns) refused", refused.shares, refused.participants),
      pin("PIN, 4 digits", "markert-2020-first4"), pin("PIN, 6 digits", "markert-2020-first6"),
    ]
    let shares = curves.compactMap { curve in
      curve.points.first { $0.x == 100 }?.y.map { "\(curve.name) \(percent($0 / 100))" }
    }
    return Chart(
      id: "methods",
      .lines(
        LineChart(
          curves,
          x: ChartAxis("Guesses", scale: .logarithmic), y: ChartAxis("People guessed", unit: .percent),
          references: [5, 10, 20].map { LineChart.Reference(x: Double($0), label: "\($0) attempts") })),
      alternativeText:
        "Line chart of the share of people guessed against the number of guesses. After 100 guesses: "
        + shares.joined(separator: "; ") + ".")
  }

  private static func pin(_ name: String, _ source: String) -> LineChart.Series {
    let rate = PublishedGuessRate.find(source: source)
    return curve(name, rate?.shares ?? [:], rate?.samples ?? 0)
  }

  /// Measured shares with their intervals.
  private static func curve(_ name: String, _ shares: [Int: Double], _ people: Int) -> LineChart.Series {
    LineChart.Series(
      name: name,
      points: shares.sorted { $0.key < $1.key }.map { guesses, share in
        let interval = clopperPearson(share: share, samples: people)
        return LineChart.Point(
          x: Double(guesses), y: 100 * share, interval: 100 * interval.lowerBound...100 * interval.upperBound)
      },
      style: .line)
  }
}

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

  /// A row for each method asked for; two for the pattern where the one asked for is not the one that was measured.
  static func all(_ context: AssessmentContext) -> [MethodFigures] {
    let request = context.request
    let measured = UInt128(context.scorer.patterns.count)
    return request.methods.flatMap { method in
      let figures = MethodFigures(method, request, measured: measured)
      guard method == .pattern, !request.space.isAsMeasured else { return [figures] }
      let asked = MethodFigures(
        "Pattern, \(request.space.title)", context.spaceSize, nil, published: nil, attacker: "not measured",
        source: "exact count")
      return [asked, figures]
    }
  }

  /// - Parameter measured: how many patterns people had to choose from where they were measured.
  private init(_ method: AuthenticationMethod, _ request: AssessmentRequest, measured: UInt128) {
    let allPatterns = PublishedGuessRate.find(source: "golla-2019-table-2", population: "pattern-3x3 all studies")
    // People were measured on Android's patterns, whatever is asked for.
    let name = request.space.isAsMeasured ? "Pattern" : "For comparison: pattern, 3x3, 4 to 9 dots"
    switch method {
    case .pattern: self.init("\(name), free choice", measured, allPatterns, measured: BlocklistEffect.control)
    case .patternWithDenylist:
      let nearest = BlocklistEffect.nearest(size: request.denylistSize)
      self.init(
        "\(name), \(nearest.blockedPatterns) refused", measured - UInt128(nearest.blockedPatterns), nil,
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
  static let guessCounts = [5, 10, 20, 30, 100]
}
