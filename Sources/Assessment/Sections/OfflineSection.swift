import Datasets
import Documents
import ResultTables

/// What a copy of the storage gives away.
enum OfflineSection {
  static func blocks(_ context: AssessmentContext) -> [Document.Block] {
    var blocks: [Document.Block] = [
      .heading(2, "Guessing on a copy of the storage"),
      .paragraph(
        "Whoever copies the encrypted storage is not held up by a lockout. \(strong: "No number of iterations protects a pattern without a secret held by the hardware or a server:") there are too few patterns."
      ),
      .table(table(context)),
    ]
    if let chart = chart(context) {
      blocks.append(
        .figure(Figure(chart, caption: "Time to try every pattern on a copy of the storage, one graphics card")))
    }
    return blocks
  }

  /// The derivation asked for, then the recommended ones.
  private static func derivations(_ context: AssessmentContext) -> [DerivationCost] {
    [context.request.derivation] + DerivationCost.recommended.filter { $0 != context.request.derivation }
  }

  private static func hardware(_ context: AssessmentContext) -> [String] {
    [context.request.hardware] + DerivationRateFact.hardware.filter { $0 != context.request.hardware }
  }

  private static func table(_ context: AssessmentContext) -> Table {
    var table = Table(
      id: "offline", caption: "Time to try all patterns, and a six-digit PIN, on a copy of the storage",
      columns: GuessingTimes.columns,
      notes: [
        "Rates are measured ones, scaled by the number of iterations (for scrypt by N x r x p, assuming that time grows in proportion). Argon2id is not shown: no rate of it was measured. The first row is the derivation asked for; the others are those of the OWASP Password Storage Cheat Sheet (snapshot 2026-08)."
      ])
    for hardware in hardware(context) {
      for derivation in derivations(context) {
        guard let row = GuessingTimes.publishedRow(derivation, on: hardware, patterns: context.spaceSize) else {
          continue
        }
        table.append(row)
      }
    }
    return table
  }

  /// Nil where nothing is known to draw.
  private static func chart(_ context: AssessmentContext) -> Chart? {
    let bars = derivations(context).compactMap { derivation -> (String, Double)? in
      guard let (rate, _) = DerivationRateFact.guessesPerSecond(derivation, on: context.request.hardware),
        let size = context.spaceSize
      else { return nil }
      return (derivation.text, Double(size) / rate)
    }
    guard !bars.isEmpty else { return nil }
    return Chart(
      id: "offline",
      .bars(
        BarChart(
          categories: bars.map(\.0), categoryTitle: "Key derivation",
          series: [BarChart.Series(name: context.request.hardware, bars: bars.map { BarChart.Bar($0.1) })],
          value: ChartAxis("Time for all patterns", unit: .seconds), direction: .horizontal, digits: 1)),
      alternativeText:
        "Bar chart of the time that \(context.request.hardware) takes to try every pattern, by key derivation: "
        + bars.map { "\($0.0) \(duration($0.1))" }.joined(separator: ", ") + ".")
  }
}
