import Datasets
import Documents
import PatternStrength
import ResultTables

/// The advice in one sentence, why, and five findings in business terms.
enum SummarySection {
  static func blocks(_ context: AssessmentContext) -> [Document.Block] {
    [
      .heading(2, "Summary"),
      .paragraph("\(strong: "Recommendation.") \(RichText(sentence(context)))"),
      .paragraph("These rules led to it:"),
      .table(rulesTable(context.recommendation)),
      .paragraph("Five findings:"),
      .numbered(findings(context)),
    ]
  }

  private static func sentence(_ context: AssessmentContext) -> String {
    let request = context.request
    let app = context.appName
    let attempts =
      "full login after \(min(request.attempts, 5)) failed attempts"
      + (request.attempts > 5 ? " (\(grouped(request.attempts)) were asked for)" : "")
    let conditions =
      "at least \(request.space.lengths.lowerBound) dots, the \(grouped(max(request.denylistSize, RecommendationRule.advisedDenylistSize))) most popular patterns "
      + "refused, and \(attempts)"
    return switch context.recommendation.verdict {
    case .patternMayServe: "A pattern may serve to unlock \(app), with \(conditions)."
    case .preferPIN:
      "Prefer a PIN of six digits with a blocklist, or biometrics, to unlock \(app); offer a pattern only as a second choice, with \(conditions)."
    case .noPattern:
      "Do not use a pattern to unlock \(app); use a PIN of six digits or more with a blocklist, or biometrics with such a PIN as the fallback."
    }
  }

  private static func rulesTable(_ recommendation: Recommendation) -> Table {
    Table(
      id: "recommendation-rules", caption: "Rules that apply to this request",
      columns: [Column("reason", "Reason"), Column("effect", "Effect"), Column("source", "Source")],
      rows: recommendation.rules.map {
        [.text($0.reason.capitalisedFirst + "."), .text($0.effect.text), .text($0.source)]
      })
  }

  private static func findings(_ context: AssessmentContext) -> [RichText] {
    [choiceFinding(context), denylistFinding(context), lockoutFinding(context), copyFinding(context), watchingFinding]
  }

  /// What the attempts allowed open, as measured on people.
  private static func choiceFinding(_ context: AssessmentContext) -> RichText {
    let control = BlocklistEffect.control
    let guesses = control.shares.keys.filter { $0 <= context.request.attempts }.max() ?? 1
    let patterns = context.request.space.isAsMeasured ? "patterns" : "3x3 patterns of 4 to 9 dots"
    let random = 100 * Double(guesses) / Double(context.scorer.patterns.count)
    return
      "\(strong: "People choose few of the many patterns.") \(RichText(guesses == 1 ? "One guess opens" : "\(grouped(guesses)) guesses open")) \(interval(of: control.shares[guesses] ?? 0, control.participants)) of locks with freely chosen \(RichText(patterns)) (measured on \(control.participants) people, realistic attacker); at random \(RichText(GroupedDecimal.text(random, digits: 4))) %."
  }

  private static func denylistFinding(_ context: AssessmentContext) -> RichText {
    let request = context.request
    guard let choices = context.choices else {
      return
        "\(strong: "Nobody has measured what people draw on this grid under this rule.") More dots make more patterns possible; whether people use them is not known."
    }
    let size = request.denylistSize
    guard size > 0 else {
      return
        "\(strong: "No patterns are refused.") \(RichText(measuredEffect(size: RecommendationRule.advisedDenylistSize) ?? "")) Refuse at least the \(RecommendationRule.advisedDenylistSize) most popular."
    }
    let model =
      "The people model, which believes this of the people it learned from, goes from \(percent(choices.free.share(guessedAfter: request.attempts))) to \(percent(choices.denylisted.share(guessedAfter: request.attempts))) after \(grouped(request.attempts)) guesses, and \(percent(stopped(choices), digits: 0)) of people choose a second time."
    return
      "\(strong: "Refusing the \(grouped(size)) most popular patterns takes the best guesses away.") \(RichText(measuredEffect(size: size).map { $0 + " " } ?? ""))\(RichText(model))"
  }

  /// Share of those whose pattern is long enough that are refused for its popularity.
  private static func stopped(_ choices: AssessmentContext.Choices) -> Double {
    let allowed = 1 - choices.free.refusedShare
    return allowed > 0 ? (choices.denylisted.refusedShare - choices.free.refusedShare) / allowed : 0
  }

  /// What was measured with a list of about this size, after five guesses; nil where there was none.
  private static func measuredEffect(size: Int) -> String? {
    guard let effect = BlocklistEffect.resembling(size: size), let after = effect.shares[5],
      let before = BlocklistEffect.control.shares[5]
    else { return nil }
    return
      "Where \(grouped(effect.blockedPatterns)) were refused, five guesses opened \(interval(of: after, effect.participants)) instead of \(percent(before)) (\(BlocklistEffect.source), n = \(effect.participants))."
  }

  private static func lockoutFinding(_ context: AssessmentContext) -> RichText {
    let limit = context.request.lockout.guesses(within: 7 * 86_400)
    return
      "\(strong: "The lockout decides what a thief can try.") Under this one (\(RichText(context.request.lockout.appliesTo))) a thief has \(grouped(limit)) \(limit == 1 ? "guess" : "guesses") in a week."
  }

  private static func copyFinding(_ context: AssessmentContext) -> RichText {
    let request = context.request
    let cure = "The secret must be bound to the device's hardware or to a server."
    guard let (rate, _) = DerivationRateFact.guessesPerSecond(request.derivation, on: request.hardware),
      let size = context.spaceSize
    else { return "\(strong: "No key derivation saves a stolen file of patterns.") \(cure)" }
    return
      "\(strong: "No key derivation saves a stolen file.") One \(request.hardware) tries all \(GroupedDecimal.text(size)) patterns in \(duration(Double(size) / rate)) at \(request.derivation.name). \(cure)"
  }

  private static let watchingFinding: RichText =
    "\(strong: "A pattern can be watched.") One look at a video of the drawing gave away 64.2 % of six-dot patterns with lines shown and 35.3 % with lines hidden, against 10.8 % of six-digit PINs (Aviv et al. 2017, from the abstract)."
}
