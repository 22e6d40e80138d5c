import PatternStrength
import ReportWriting

/// The advice in one sentence, why, and five findings in business terms.
enum SummarySection {
  static func blocks(_ context: AssessmentContext, _ recommendation: Recommendation) -> [Document.Block] {
    [
      .heading(2, "Summary"),
      .paragraph("\(strong: "Recommendation.") \(RichText(sentence(context, recommendation.verdict)))"),
      .paragraph("These rules led to it:"),
      .table(rulesTable(recommendation)),
      .paragraph("Five findings:"),
      .numbered(findings(context)),
    ]
  }

  private static func sentence(_ context: AssessmentContext, _ verdict: Verdict) -> String {
    let request = context.request
    let app = context.appName
    let conditions =
      "at least \(request.space.lengths.lowerBound) dots, the \(grouped(max(request.denylistSize, 100))) most popular patterns "
      + "refused, and full login after \(min(request.attempts, 5)) failed attempts"
    return switch verdict {
    case .patternMayServe: "A pattern may serve to unlock \(app), with \(conditions)."
    case .preferPIN:
      "Prefer a PIN of six digits or biometrics to unlock \(app); offer a pattern only as a second choice, with \(conditions)."
    case .noPattern:
      "Do not use a pattern to unlock \(app); use a PIN of six digits or more with a blocklist, or biometrics with such a PIN as the fallback."
    }
  }

  private static func rulesTable(_ recommendation: Recommendation) -> Table {
    Table(
      id: "recommendation-rules", caption: "Rules that apply to this request",
      columns: [
        Column("rule", "Rule"), Column("effect", "Effect"), Column("reason", "Reason"), Column("source", "Source"),
      ],
      rows: recommendation.rules.map { [.text($0.id), .text($0.effect.text), .text($0.reason), .text($0.source)] })
  }

  private static func findings(_ context: AssessmentContext) -> [RichText] {
    let request = context.request
    let control = BlocklistEffect.control
    let tenGuesses = interval(of: control.shares[10] ?? 0, control.participants)
    var findings: [RichText] = [
      "\(strong: "People choose few of the many patterns.") Ten guesses open \(tenGuesses) of locks whose owners chose freely (measured on \(control.participants) people, realistic attacker); at random they would open \(RichText(randomShare(context, guesses: 10)))."
    ]
    if let choices = context.choices {
      findings.append(
        "\(strong: "Refusing the \(grouped(request.denylistSize)) most popular patterns takes the best guesses away.") By the people model, \(request.attempts) guesses then open \(percent(choices.denylisted.share(guessedAfter: request.attempts))) of locks instead of \(percent(choices.free.share(guessedAfter: request.attempts))), and \(percent(choices.denylisted.refusedShare - choices.free.refusedShare, digits: 0)) of people must choose a second time."
      )
    } else {
      findings.append(
        "\(strong: "Nobody has measured what people draw on this grid.") More dots make more patterns possible; whether people use them is not known."
      )
    }
    let limit = request.throttling.guesses(within: 7 * 86_400)
    findings.append(
      "\(strong: "The lockout decides what a thief can try.") Under \(code: request.throttling.id) a thief has \(grouped(limit)) \(limit == 1 ? "guess" : "guesses") in a week."
    )
    if let (rate, _) = KeyDerivationRate.guessesPerSecond(request.derivation, on: request.hardware),
      let size = context.spaceSize
    {
      findings.append(
        "\(strong: "No key derivation saves a stolen file.") One \(request.hardware) tries all \(GroupedDecimal.text(size)) patterns in \(duration(Double(size) / rate)) at \(request.derivation.name). The secret must be bound to the device's hardware or to a server."
      )
    } else {
      findings.append(
        "\(strong: "No key derivation saves a stolen file.") The secret must be bound to the device's hardware or to a server."
      )
    }
    findings.append(
      "\(strong: "A pattern can be watched.") One look at a video of the drawing gave away 64.2 % of six-dot patterns with lines shown and 35.3 % with lines hidden, against 10.8 % of six-digit PINs (Aviv et al. 2017, from the abstract)."
    )
    return findings
  }

  private static func randomShare(_ context: AssessmentContext, guesses: Int) -> String {
    guard let size = context.spaceSize, size > 0 else { return "almost none" }
    return percent(min(Double(guesses) / Double(size), 1), digits: 4)
  }
}

extension RecommendationRule.Effect {
  /// In words.
  var text: String {
    switch self {
    case .atLeast(.patternMayServe): "a pattern may serve"
    case .atLeast(.preferPIN): "prefer a PIN"
    case .atLeast(.noPattern): "no pattern"
    case .downgrade: "one step stricter"
    case .require: "condition"
    }
  }
}
