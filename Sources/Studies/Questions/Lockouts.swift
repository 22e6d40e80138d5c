import Datasets
import Documents
import PatternStrength

extension Study {
  static let lockouts = Study(
    id: "lockouts", question: "How many people does a lockout policy leave to someone who holds the device?",
    data: [.throttling, .peopleWeights]
  ) { context in
    let scorer = context.scorer
    let refused = DenylistedDistribution(scorer.distribution, scorer.order, refusingFirst: 100)
    let day = times[2].seconds
    let shares = LockoutProfile.all.map { scorer.order.share(guessedAfter: $0.guesses(within: day)) }
    return StudyFindings(
      tables: [table(scorer, refused)],
      figures: [
        StudyFigure(
          id: "lockouts-over-time", table: "lockouts-over-time",
          caption: "People guessed over time by someone who holds the device, by lockout policy, without a denylist",
          alternativeText:
            "Curves of the share of people guessed against time on a logarithmic scale, one for each lockout policy: those that end in a full login stay level from the first minute; Android's older schedule keeps rising over months.",
          .curvesByGroup(
            x: "hours", y: "free_pct", by: "profile", xAxis: ChartAxis("Time", unit: "hours", scale: .logarithmic),
            yAxis: ChartAxis("People guessed", unit: .percent)))
      ],
      limits: [
        "The thief knows nothing of the owner but what people choose; typing takes no time, and all waits are obeyed.",
        "A policy may differ by version and maker; the schedules are those of the sources in \(code: "datasets/throttling.csv").",
        "People choose by the people model; the denylist holds its 100 most likely patterns.",
      ]
    ) { _ in
      "Between \(percent(shares.min() ?? 0)) and \(percent(shares.max() ?? 0)) within a day, by policy: a limit of five attempts before full login is demanded leaves the fewest, waits that merely grow leave more the longer the device is held."
    }
  }

  private static let times: [(name: String, seconds: Double)] = [
    ("1 minute", 60), ("1 hour", 3600), ("1 day", 86_400), ("1 week", 604_800), ("30 days", 2_592_000),
    ("1 year", 31_557_600), ("10 years", 315_576_000),
  ]

  private static func table(_ scorer: PatternScorer, _ refused: DenylistedDistribution) -> Table {
    var table = Table(
      id: "lockouts-over-time", caption: "Guesses that each lockout policy allows, and people guessed with them",
      columns: [
        Column("profile", "Policy"), Column("applies_to", "Applies to"), Column("time", "Within"),
        Column("hours", "Hours", alignment: .right), Column("guesses", "Guesses", alignment: .right),
        Column("free_pct", "Guessed, free choice", unit: .percent, alignment: .right),
        Column("refused_pct", "Guessed, 100 refused", unit: .percent, alignment: .right),
      ])
    for profile in LockoutProfile.all {
      for (name, seconds) in times {
        let guesses = profile.guesses(within: seconds)
        table.append([
          .text(profile.id), .text(profile.appliesTo), .text(name), Cell(seconds / 3600, digits: 3),
          .integer(guesses), Cell(100 * scorer.order.share(guessedAfter: guesses), .percent, digits: 2),
          Cell(100 * refused.share(guessedAfter: guesses), .percent, digits: 2),
        ])
      }
    }
    return table
  }
}
