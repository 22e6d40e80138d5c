import Assessment
import Documents
import FileStreams
import Foundation
import PatternGrid
import Testing

@Suite struct AssessmentReportTests {
  /// By table, in the order of the report: its columns. Readers of the CSV files rely on both.
  private static let columns: [(table: String, columns: String)] = [
    ("recommendation-rules", "reason effect source"), ("request", "item value"),
    (
      "methods",
      "method guessed_5_pct guessed_10_pct guessed_20_pct guessed_30_pct guessed_100_pct secrets random_bits min_entropy_bits"
    ),
    ("methods-evidence", "method people attacker source entropy_sample"),
    ("biometrics", "modality figure value source"), ("space-by-length", "length patterns share_pct"),
    ("guess-curve", "guesses free_pct measured_pct denylist_pct random_pct"), ("entropies", "metric bits attacker"),
    ("lockouts", "lockout period guesses free_pct denylist_pct"),
    ("lockout-profiles", "applies_to profile time_to_10_pct guess_limit source"),
    (
      "offline",
      "hardware derivation guesses_per_second all_patterns_seconds top_100_seconds pin_6_seconds source"
    ),
    ("observation", "channel setting result comparison study"),
    ("top-patterns", "guess_number pattern probability_pct guessed_pct"),
    ("start-dots", "start place people_pct space_pct"), ("lengths", "length people_pct space_pct"),
    ("shapes", "shape people_pct space_pct"),
    ("claims", "claim quantity attacker counted of share_pct source provenance"),
    (
      "denylist-effect",
      "refused stopped_pct stopped_measured_pct guessed_3_pct guessed_3_measured_pct guessed_10_pct guessed_10_measured_pct guessed_30_pct guessed_30_measured_pct guessed_100_pct guessed_100_measured_pct"
    ),
    ("rules", "rule says consequence reference"), ("effort", "scope days source"), ("model-card", "field value"),
  ]

  @Test func tablesHaveTheirIdsAndColumns() {
    let tables = SampleReport.usual.report.document.tables
    #expect(tables.map(\.id) == Self.columns.map(\.table))
    for (table, expected) in zip(tables, Self.columns) {
      #expect(table.columns.map(\.id).joined(separator: " ") == expected.columns, "\(table.id)")
      #expect(!table.rows.isEmpty, "\(table.id)")
    }
  }

  @Test func chaptersAreInReadingOrder() {
    let headings = SampleReport.usual.headings
    #expect(headings.first == "Summary" && headings.last == "Sources")
    #expect(headings.count == 17 && Set(headings).count == 17)
  }

  /// A grid that people were not measured on has the chapters and tables that need no model, and no others.
  @Test func spacesWithoutAModelHaveNoFiguresOfPeople() throws {
    var request = AssessmentRequest()
    request.space = try PatternSpace(grid: Grid("4x4"))
    let tables = SampleReport(request).report.document.tables.map(\.id)
    let ofPeople: Set = [
      "guess-curve", "entropies", "top-patterns", "start-dots", "lengths", "shapes", "claims", "denylist-effect",
    ]
    #expect(tables == Self.columns.map(\.table).filter { !ofPeople.contains($0) })
  }

  @Test func dateAndCommandAreShownWhereGiven() {
    func text(_ report: AssessmentReport) -> String { MarkdownWriter().text(of: report.document) }
    let bare = text(SampleReport(AssessmentRequest()).report)
    #expect(bare.contains("The app. Written by patternscope.") && !bare.contains("writes the same report again"))
    let full = text(
      AssessmentReport(
        AssessmentRequest(date: "2026-11-30"), scorer: SampleReport.scorer, command: "patternscope report --attempts 5")
    )
    #expect(full.contains("The app, 2026-11-30. Written by patternscope."))
    #expect(full.contains("writes the same report again") && full.contains("patternscope report --attempts 5\n"))
  }

  @Test func filesAreTheDocumentInEveryFormat() {
    let report = SampleReport.usual.report
    let (files, failure) = report.files(gnuplot: "no-such-gnuplot")
    #expect(failure == .gnuplotMissing)
    let paths = files.map(\.path)
    #expect(paths.prefix(3) == ["report.md", "report.html", "report.json"])
    #expect(paths.filter { $0.hasPrefix("tables/") } == Self.columns.map { "tables/\($0.table).csv" })
    #expect(paths.filter { $0.hasPrefix("figures/") } == ["figures/top-patterns.svg"])
    #expect(files.allSatisfy { !$0.bytes.isEmpty })
  }

  @Test func writingMakesTheDirectoryAndRefusesAFullOne() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "patternscope-report-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let report = SampleReport.usual.report
    try report.write(to: folder.path)
    for (path, bytes) in report.files().files {
      #expect(try Data(contentsOf: folder.appending(path: path)) == Data(bytes), "\(path)")
    }
    #expect(throws: FileError.self) { try report.write(to: folder.path) }
    try report.write(to: folder.path, force: true)
  }
}
