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
      .table(table(context)),
    ]
  }

  private static func table(_ context: AssessmentContext) -> Table {
    var table = Table(
      id: "lockouts",
      caption: "Guesses that each lockout allows, and the share of people guessed with them (people model)",
      columns: [Column("profile", "Profile"), Column("applies_to", "Applies to")]
        + [("hour", "hour"), ("day", "day"), ("week", "week")].flatMap { id, name in
          [
            Column("guesses_\(id)", "Guesses in a \(name)", alignment: .right),
            Column("free_\(id)_pct", "Guessed, free choice", unit: .percent, alignment: .right),
            Column("denylist_\(id)_pct", "Guessed, denylist", unit: .percent, alignment: .right),
          ]
        } + [
          Column("time_to_10_pct", "Time to guess 10 % of free choices"),
          Column("guess_limit", "Guesses at most", alignment: .right),
          Column("source", "Source"),
        ],
      notes: [
        "A thief who knows the owner, or has seen smudges, needs fewer guesses. Where full login follows, the counter starts again only after it."
      ])
    for profile in ThrottlingProfile.all { table.append(row(profile, context)) }
    return table
  }

  private static func row(_ profile: ThrottlingProfile, _ context: AssessmentContext) -> [Cell] {
    var row: [Cell] = [.text(profile.id), .text(profile.appliesTo)]
    for seconds: Double in [3600, 86_400, 7 * 86_400] {
      let guesses = profile.guesses(within: seconds)
      row.append(.integer(guesses))
      row.append(Cell(context.choices.map { 100 * $0.free.share(guessedAfter: guesses) }, .percent, digits: 1))
      row.append(Cell(context.choices.map { 100 * $0.denylisted.share(guessedAfter: guesses) }, .percent, digits: 1))
    }
    row.append(context.choices.map { .text(timeToTenPercent(profile, $0.free)) } ?? .missing)
    row.append(Cell(profile.guessLimit))
    row.append(.text(profile.source))
    return row
  }

  private static func timeToTenPercent(_ profile: ThrottlingProfile, _ choice: RestrictedChoice) -> String {
    guard let guesses = choice.guesses(toReach: 0.1), let wait = profile.cumulativeWait(guesses: guesses) else {
      return "never"
    }
    return wait == 0 ? "at once" : duration(wait)
  }
}
