import Datasets
import Documents
import PatternStrength

/// What the lockout leaves to someone who holds the device.
enum OnlineSection {
  static func blocks(_ context: AssessmentContext) -> [Document.Block] {
    [
      .heading(2, "Guessing on the device"),
      .paragraph(
        "The lockout decides how many guesses someone who holds the device has. The first lockout is the one asked for; the others are for comparison. Waits are added up; typing takes no time."
      ),
      .table(guessTable(context)), .table(profileTable(context)),
    ]
  }

  /// The lockout asked for, then the published ones.
  private static func profiles(_ context: AssessmentContext) -> [LockoutProfile] {
    let own = context.request.lockout
    return [own] + LockoutProfile.all.filter { $0.id != own.id && $0.id != "app-five-then-login" }
  }

  private static func guessTable(_ context: AssessmentContext) -> Table {
    Table(
      id: "lockouts", caption: "Guesses that each lockout allows, and the share of people guessed with them",
      columns: [
        Column("lockout", "Lockout"), Column("period", "Within"), Column("guesses", "Guesses", alignment: .right),
        Column("free_pct", "Guessed, free choice", unit: .percent, alignment: .right),
        Column("denylist_pct", "Guessed, denylist in force", unit: .percent, alignment: .right),
      ],
      rows: profiles(context).flatMap { profile in
        [("an hour", 3600.0), ("a day", 86_400), ("a week", 604_800)].map { period, seconds in
          let guesses = profile.guesses(within: seconds)
          return [
            .text(profile.appliesTo), .text(period), .integer(guesses),
            Cell(context.choices.map { 100 * $0.free.share(guessedAfter: guesses) }, .percent, digits: 1),
            Cell(context.choices.map { 100 * $0.denylisted.share(guessedAfter: guesses) }, .percent, digits: 1),
          ]
        }
      },
      notes: [
        "Shares by the people model, in-sample: too low against the measurement at three guesses (table of guess curves). A thief who knows the owner, or has seen smudges, needs fewer guesses. Where full login follows, the counter starts again only after it."
      ])
  }

  private static func profileTable(_ context: AssessmentContext) -> Table {
    Table(
      id: "lockout-profiles",
      caption: "The lockouts, and how long they delay an attacker who guesses freely chosen patterns",
      columns: [
        Column("applies_to", "Lockout"), Column("profile", "Name in this program"),
        Column("time_to_10_pct", "Time to guess 10 % (model)"),
        Column("guess_limit", "Guesses at most", alignment: .right),
        Column("source", "Source"),
      ],
      rows: profiles(context).map { profile in
        [
          .text(profile.appliesTo), .text(profile.id),
          context.choices.map { .text(timeToTenPercent(profile, $0.free)) } ?? .missing, Cell(profile.guessLimit),
          .text(profile.source),
        ]
      })
  }

  private static func timeToTenPercent(_ profile: LockoutProfile, _ choice: DenylistedDistribution) -> String {
    guard let guesses = choice.guesses(toReach: 0.1), let wait = profile.cumulativeWait(guesses: guesses) else {
      return "never"
    }
    return wait == 0 ? "at once" : duration(wait)
  }
}
