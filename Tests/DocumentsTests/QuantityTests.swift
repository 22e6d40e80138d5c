import Documents
import Testing

@Suite struct QuantityTests {
  @Test func valueIntervalAndUnitAsPeopleReadThem() {
    #expect(Quantity(389_112, "patterns", digits: 0).displayText == "389,112\u{A0}patterns")
    #expect(Quantity(12.5, .percent, digits: 1, interval: 10.04...14.96).displayText == "12.5 (10.0–15.0)\u{A0}%")
    #expect(Quantity(0, digits: 1, interval: -1...1).displayText == "0.0 (-1.0 to 1.0)")
    #expect(Quantity(nil, .bits, digits: 2).displayText == "–")
  }

  @Test func programsMayHaveMoreDecimals() {
    let table = Table(
      id: "t", caption: "", columns: [Column("x", "X", hasInterval: true)],
      rows: [[Cell(2.0 / 3, digits: 1, dataDigits: 4, interval: 0.25...1)]])
    #expect(String(decoding: CSVWriter.bytes(of: table), as: UTF8.self) == "x,x_low,x_high\n0.6667,0.2500,1.0000\n")
    #expect(table.rows[0][0] != Cell(2.0 / 3, digits: 1, interval: 0.25...1))
    #expect(TerminalTableWriter().text(of: table).contains("0.7 (0.2–1.0)"))
  }

  @Test func notANumberIsAMistakeOfTheProgram() async {
    await #expect(processExitsWith: .failure) { _ = Quantity(.nan, digits: 1) }
    await #expect(processExitsWith: .failure) { _ = Quantity(.infinity, digits: 1) }
  }
}
