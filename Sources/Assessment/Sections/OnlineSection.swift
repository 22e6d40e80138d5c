import PatternStrength
import ReportWriting

/// What the lockout leaves to someone who holds the device.
enum OnlineSection {
  static func blocks(_ context: AssessmentContext, _: Recommendation) -> [Document.Block] {
    [
      .heading(2, "Guessing on the device"),
      .paragraph(
        "The lockout decides how many guesses someone who holds the device has. This app's profile is \(code: context.request.throttling.id). Waits are added up; typing takes no time."
      ),
      .table(guessTable(context)), .table(profileTable(context)),
    ]
  }

  private static func guessTable(_ context: AssessmentContext) -> Table {
    Table(
      id: "lockouts",
      caption: "Guesses that each lockout allows, and the share of people guessed with them (people model)",
      columns: [Column("profile", "Profile")]
        + ["hour", "day", "week"].flatMap { name in
          [
            Column("guesses_\(name)", "Guesses in a \(name)", alignment: .right),
            Column("free_\(name)_pct", "Guessed, free choice", unit: .percent, alignment: .right),
            Column("denylist_\(name)_pct", "Guessed, denylist", unit: .percent, alignment: .right),
          ]
        },
      rows: ThrottlingProfile.all.map { guessRow($0, context) },
      notes: [
        "A thief who knows the owner, or has seen smudges, needs fewer guesses. Where full login follows, the counter starts again only after it."
      ])
  }

  private static func guessRow(_ profile: ThrottlingProfile, _ context: AssessmentContext) -> [Cell] {
    var row: [Cell] = [.text(profile.id)]
    for seconds: Double in [3600, 86_400, 7 * 86_400] {
      let guesses = profile.guesses(within: seconds)
      row.append(.integer(guesses))
      row.append(Cell(context.choices.map { 100 * $0.free.share(guessedAfter: guesses) }, .percent, digits: 1))
      row.append(Cell(context.choices.map { 100 * $0.denylisted.share(guessedAfter: guesses) }, .percent, digits: 1))
    }
    return row
  }

  private static func profileTable(_ context: AssessmentContext) -> Table {
    Table(
      id: "lockout-profiles", caption: "The lockouts, and how long they hold up a guesser of freely chosen patterns",
      columns: [
        Column("profile", "Profile"), Column("applies_to", "Applies to"),
        Column("time_to_10_pct", "Time to guess 10 %"), Column("guess_limit", "Guesses at most", alignment: .right),
        Column("source", "Source"),
      ],
      rows: ThrottlingProfile.all.map { profile in
        [
          .text(profile.id), .text(profile.appliesTo),
          context.choices.map { .text(timeToTenPercent(profile, $0.free)) } ?? .missing, Cell(profile.guessLimit),
          .text(profile.source),
        ]
      })
  }

  private static func timeToTenPercent(_ profile: ThrottlingProfile, _ choice: RestrictedChoice) -> String {
    guard let guesses = choice.guesses(toReach: 0.1), let wait = profile.cumulativeWait(guesses: guesses) else {
      return "never"
    }
    return wait == 0 ? "at once" : duration(wait)
  }
}
