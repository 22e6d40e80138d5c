import Documents
import PatternStrength

/// The share of people guessed by number of guesses, for the attacker who knows the corpus itself.
struct GuessCurve {
  /// Guesses beyond which the curve is not drawn.
  private static let longest = 1000

  static let caution: RichText =
    "In-sample: the attacker orders his guesses by these very choices. This is an upper bound on what anyone could reach here, not the success of a real attacker, who knows other people's choices only."

  let analyses: [(name: String, metrics: GuessingMetrics)]

  /// The curves as a chart, one a population.
  var chart: Chart {
    let series = analyses.map { name, metrics in
      let guesses = 1...max(1, min(Self.longest, metrics.patternCount))
      return LineChart.Series(
        name: name,
        points: guesses.map { guess in
          .init(x: Double(guess), y: metrics.successRate(guesses: guess).map { 100 * $0 })
        }, style: .steps)
    }
    return Chart(
      id: "corpus-guess-curve",
      .lines(
        LineChart(
          series, x: ChartAxis("Guesses", scale: .logarithmic),
          y: ChartAxis("People guessed, in-sample", unit: .percent, range: 0...100))),
      alternativeText: "Share of people guessed by number of guesses, in-sample")
  }
}
