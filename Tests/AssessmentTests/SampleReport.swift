import Assessment
import Documents
import PatternGrid
import PatternStrength
import Testing

/// Reports as tests read them: by the ids of tables and columns.
struct SampleReport {
  /// With the usual assumptions.
  static let usual = SampleReport(AssessmentRequest(client: "Example Ltd", date: "2026-11-30"))
  static let scorer = PatternScorer(model: .people)

  let report: AssessmentReport

  init(_ request: AssessmentRequest) {
    report = AssessmentReport(request, scorer: Self.scorer)
  }

  var headings: [String] {
    report.document.blocks.compactMap { if case .heading(_, let text) = $0 { text.plainText } else { nil } }
  }

  func table(_ id: String) throws -> Table { try #require(report.document.tables.first { $0.id == id }, "\(id)") }
}

extension Table {
  /// The cells of a column.
  func cells(_ column: String) throws -> [Cell] {
    let place = try #require(columns.firstIndex { $0.id == column }, "\(id) has no column \(column)")
    return rows.map { $0[place] }
  }

  /// The texts of a column; empty where a cell is no text.
  func texts(_ column: String) throws -> [String] {
    try cells(column).map { if case .text(let text) = $0 { text } else { "" } }
  }

  /// The numbers of a column; nil where a cell is missing.
  func numbers(_ column: String) throws -> [Double?] {
    try cells(column).map { cell in
      switch cell {
      case .integer(let number): Double(number)
      case .largeInteger(let number): Double(number)
      case .quantity(let quantity): quantity.value
      case .text, .missing: nil
      }
    }
  }
}
