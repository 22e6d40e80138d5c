import Documents
import PatternGrid

/// What developers must do, if a pattern is built.
enum ChecklistSection {
  static func blocks(_ context: AssessmentContext) -> [Document.Block] {
    let request = context.request
    return [
      .heading(2, "Implementation checklist"),
      .paragraph(
        context.recommendation.verdict == .noPattern
          ? "For the case that a pattern is built against this advice; the points on keys and counters hold for a PIN too."
          : "What the developers should do:"),
      .numbered([
        "Encode the dots as a string, one stated way for each grid: digits such as \(code: "01258") on up to nine dots, numbers with dots between, such as \(code: "0.1.10.11"), above.",
        "Draw a fresh random salt of 16 bytes for each user.",
        "Derive the key with \(RichText(request.derivation.name)); measure the time on the slowest supported device.",
        "Bind the key to the platform's protected hardware (Android Keystore, Secure Enclave) or to a server; see the section on copies of the storage.",
        "Store no pattern, no hash of it without salt, and no key in plain text, and write none to logs or crash reports.",
        "Keep the attempt counter in the platform's protected store, write it before the verdict, and let no reinstallation or clock change reset it.",
        "After \(request.attempts) failures demand full login with credentials. Only then reset the counter, drop the old pattern, and offer to draw a new one with the warning that the old one is gone.",
        "Take a dot when the finger comes within about 24 dp of it; take each dot once; add the dots that a line passes over.",
        "Refuse patterns of fewer than \(request.space.lengths.lowerBound) dots without counting an attempt, and the \(grouped(max(RecommendationRule.advisedDenylistSize, request.denylistSize))) most popular patterns at enrolment.",
        "Let the lines disappear 500 to 800 ms after the drawing, and offer to hide them altogether.",
        "Lock when the app goes to the background, and hide its content in the task switcher.",
        "Offer another way in that needs no drawing.",
      ]),
    ]
  }
}

/// How long it takes to build.
enum EffortSection {
  static func blocks(_ context: AssessmentContext) -> [Document.Block] {
    let platforms = context.request.platforms
    return [
      .heading(2, "Effort"),
      .paragraph(
        platforms.count == 1
          ? "For \(RichText(platforms[0].title)) alone, the first row holds."
          : "For \(RichText(platforms.map(\.title).joined(separator: " and "))), the second row is the nearest."),
      .table(
        Table(
          id: "effort", caption: "Working days to build an unlock pattern with tests",
          columns: [Column("scope", "Scope"), Column("days", "Working days"), Column("source", "Source")],
          rows: [
            ["One platform", "5 to 8", "estimate of the project brief"],
            ["Android and iOS", "10 to 14", "estimate of the project brief"],
          ],
          notes: ["Estimates of experience, not measurements."])),
    ]
  }
}
