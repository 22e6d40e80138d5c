import ReportWriting

/// How long it takes to build.
enum EffortSection {
  static func blocks(_: AssessmentContext, _: Recommendation) -> [Document.Block] {
    [
      .heading(2, "Effort"),
      .table(
        Table(
          id: "effort", caption: "Working days to build an unlock pattern with tests",
          columns: [Column("scope", "Scope"), Column("days", "Working days"), Column("source", "Source")],
          rows: [["One platform", "5 to 8", "project brief"], ["Android and iOS", "10 to 14", "project brief"]],
          notes: ["Estimates of experience, not measurements."])),
    ]
  }
}
