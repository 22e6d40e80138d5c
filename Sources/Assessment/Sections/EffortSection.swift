import Documents

/// How long it takes to build.
enum EffortSection {
  static func blocks(_ context: AssessmentContext, _: Recommendation) -> [Document.Block] {
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
