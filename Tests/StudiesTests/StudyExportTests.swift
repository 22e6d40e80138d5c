import Datasets
import Documents
import Foundation
import PatternGrid
import PatternStrength
import Studies
import Testing

@Suite struct StudyExportTests {
  private static let scorer = PatternScorer(model: .people)

  /// The files of a study without figures, by path.
  private static func export(_ id: String, seed: UInt64? = nil, corpus: [String: Int] = [:]) throws -> [String: String]
  {
    var counts: StudyCorpus?
    if !corpus.isEmpty {
      var tally = Tally(patterns: .android3x3)
      for (text, count) in corpus {
        tally.add(PatternIndex.android3x3.index(of: try Pattern(text)), count: count)
      }
      counts = StudyCorpus(name: "corpus.txt", checksum: "none", tally: tally, groups: [])
    }
    let export = try StudyExport(
      try #require(Study.named(id)), StudyContext(scorer: scorer, seed: seed, corpus: counts),
      surroundings: StudySurroundings(programVersion: "1", libraries: []))
    let files = export.files.filter { !$0.path.hasPrefix("figures/") }
    return Dictionary(uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
  }

  /// The paragraph under the title.
  private static func answer(_ files: [String: String]) throws -> String {
    let report = try #require(files["report.md"])
    return String(report.split(separator: "\n", omittingEmptySubsequences: true)[1])
  }

  private static func table(_ files: [String: String], _ id: String) throws -> CSVTable {
    try CSVTable(Array(try #require(files["tables/\(id).csv"]).utf8))
  }

  @Test func filesAreReportNotebookTablesAndProvenance() throws {
    let files = try Self.export("space-size")
    #expect(
      files.keys.sorted() == [
        "notebook.ipynb", "provenance.json", "report.md", "tables/space-by-grid.csv", "tables/space-by-length.csv",
      ])
    #expect(try Self.table(files, "space-by-length").rows.count == 9)
  }

  /// The correlations that the sentence names are the least and the greatest of the table below it.
  @Test func agreementIsAnsweredFromItsTable() throws {
    let shipped = try Self.answer(Self.export("meter-agreement"))
    #expect(shipped.hasPrefix("Hardly: ") && shipped.contains("0.28"))
    // People who prefer long patterns with many turns are people whom visual meters know.
    let corpus = ["0124": 30, "01258": 22, "012587": 14, "0125436": 9, "01453678": 5, "408172653": 1]
    let files = try Self.export("meter-agreement", corpus: corpus)
    let rows = try Self.table(files, "meter-agreement-all").rows
    let scores = rows.filter { ["1F", "2E", "3D"].contains($0["id"]) }.compactMap { $0.number("correlation") }
    let greatest = try #require(scores.max())
    #expect(greatest > 0.3)
    let answer = try Self.answer(files)
    #expect(!answer.hasPrefix("Hardly") && answer.contains(GroupedDecimal.text(greatest, digits: 2)), "\(answer)")
  }

  @Test(arguments: [1, 7] as [UInt64]) func estimatorsAreAnsweredFromTheirTable(seed: UInt64) throws {
    let files = try Self.export("guess-number-estimators", seed: seed)
    let rows = try Self.table(files, "estimator-errors").rows.filter { $0["samples"] == "10000" }
    let answer = try Self.answer(files)
    let errors = rows.compactMap { $0.number("people_error_pct") }
    for error in [try #require(errors.min()), try #require(errors.max())] {
      #expect(answer.contains(GroupedDecimal.text(error, digits: 1)), "\(error): \(answer)")
    }
  }

  @Test func gridsAreAnsweredFromTheirTables() throws {
    let files = try Self.export("larger-grids")
    let answer = try Self.answer(files)
    let large = try Self.table(files, "sampling").rows.filter { $0["samples"] == "10000" }
    let worst = try #require(large.compactMap { $0.number("half_interval_pct") }.max())
    #expect(answer.contains("within \(GroupedDecimal.text(worst, digits: 1)) percent"), "\(answer)")
    let bits = try Self.table(files, "growth").rows.first { $0["grid"] == "4x4" }?.number("android_bits")
    #expect(answer.contains("\(GroupedDecimal.text(try #require(bits), digits: 1)) on 4x4"))
  }

  @Test func provenanceNamesTheSeedAndTheData() throws {
    let files = try Self.export("larger-grids", seed: 3)
    let json = try JSONSerialization.jsonObject(with: Data(try #require(files["provenance.json"]).utf8))
    let provenance = try #require(json as? [String: Any])
    #expect(provenance["seed"] as? Int == 3 && (provenance["command"] as? String)?.hasSuffix("--seed 3") == true)
    #expect((provenance["data"] as? [[String: Any]])?.first?["file"] as? String == "datasets/grid-counts.csv")
  }
}
