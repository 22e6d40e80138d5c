import Documents
import PatternGrid

/// What was asked, and what is taken for granted.
enum ScopeSection {
  static func blocks(_ context: AssessmentContext) -> [Document.Block] {
    let request = context.request
    let rows: [[Cell]] = [
      ["Client", .text(request.client)],
      ["App", .text(request.app ?? "not named")],
      ["Kind of app", .text("\(request.appKind.rawValue): \(request.appKind.stake)")],
      ["Platforms", .text(request.platforms.map(\.title).joined(separator: ", "))],
      ["Pattern", .text(request.space.title)],
      ["Attempts before full login", .integer(request.attempts)],
      ["Lockout", .text(request.lockout.appliesTo)],
      ["Patterns refused", .integer(request.denylistSize)],
      ["Key derivation", .text(request.derivation.name)],
      ["Attacker's hardware", .text(request.hardware)],
    ]
    return [
      .heading(2, "Scope and assumptions"),
      .table(
        Table(
          id: "request", caption: "What was asked", columns: [Column("item", "Item"), Column("value", "Value")],
          rows: rows)),
      .bullets([
        "The pattern unlocks local data on a device; full login with credentials exists beside it.",
        "The attacker holds the device, or a copy of its storage where that is said, and knows what people usually draw, but nothing of its owner.",
        "Guesses are made in the best order for the attacker named with each figure. \(emphasis: "Perfect order") knows the sample itself and is a bound; \(emphasis: "realistic") learned from other people.",
        "Intervals are exact 95 % intervals (Clopper-Pearson) of the number of people measured.",
      ]),
    ]
  }
}
