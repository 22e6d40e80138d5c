import Documents
import PatternGrid
import PatternStrength
import ResultTables
import Testing

@Suite struct AgreementTableTests {
  /// The published figure stands beside the one computed, and is missing where there is none.
  @Test func publishedBesideComputed() throws {
    let choices = (0..<10).map { (rank: $0 * 100, count: 20 - $0) }
    let sets = ["strong", "clients"].map { AgreementSet(id: $0, choices: choices) }
    let meters = [
      ComparedMeter(id: "1F", title: "Andriotis") { Double($0) },
      ComparedMeter(id: "own", title: "Own") { _ in 1 },
    ]
    let table = try AgreementTable.table(meters, sets)
    #expect(table.columns.map(\.id) == ["id", "meter", "set", "patterns", "correlation", "published"])
    let missing = Cell(nil, digits: 3)
    #expect(table.rows.map { $0[4] } == [Cell(1, digits: 3), Cell(1, digits: 3), missing, missing])
    // Golla et al. 2019, Table III, row 1F, column Strong.
    #expect(table.rows.map { $0[5] } == [Cell(0.091, digits: 3), missing, missing, missing])
  }

  /// The six n-gram rows of the published table, of which the last holds the set's own favourites weakest.
  @Test func nGramRows() throws {
    var tally = Tally(patterns: .android3x3)
    for rank in 0..<60 { tally.add(rank * 5000, count: 100 - rank) }
    let meters = ComparedMeter.nGrams(trainedOn: tally)
    #expect(meters.map(\.id) == ["4A2", "4A3", "4A4", "4A5", "4B", "4C"])
    let table = try AgreementTable.table(meters, [AgreementSet(id: "all", choices: tally.countedRanks)])
    #expect(table.rows.map { $0[5] }.first == Cell(0.313, digits: 3))
    for row in table.rows {
      guard case .quantity(let quantity) = row[4] else { return #expect(Bool(false), "\(row)") }
      #expect(abs(try #require(quantity.value)) <= 1)
    }
  }
}
