import Documents
import Foundation
import Testing

@Suite struct CSVWriterTests {
  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func headerRowsIntervalsAndMissing() {
    #expect(
      text(CSVWriter.bytes(of: sampleTable())) == """
        name,count,entropy,share,share_low,share_high
        four,1624,10.66,12.5,10.0,15.0
        "a|b, ""c""\",389112,,,,
        ,-7,0.00,0.0,-1.0,1.0

        """)
  }

  @Test func emptyTextIsNotMissing() {
    let columns = [Column("a", "A"), Column("b", "B")]
    #expect(text(CSVWriter(columns: columns).bytes(of: [["", .missing]])) == "a,b\n\"\",\n")
    #expect(text(CSVWriter(columns: [columns[0]]).bytes(of: [[.missing]])) == "a\n\"\"\n")
  }

  @Test(arguments: ["=cmd()", "+1", "-1", "@sum", "\ttab", "\rreturn", "\nline", "＝cmd()"])
  func formulasAreMadeSafeForClientsOnly(formula: String) {
    let columns = [Column("a", "A")]
    let safe = text(CSVWriter(columns: columns, for: .clients).bytes(of: [[.text(formula)]]))
    #expect(safe.replacingOccurrences(of: "\"", with: "") == "a\n'\(formula)\n")
    let plain = text(CSVWriter(columns: columns).bytes(of: [[.text(formula)]]))
    #expect(plain.replacingOccurrences(of: "\"", with: "") == "a\n\(formula)\n")
  }

  @Test func negativeNumbersStayNumbersForClients() {
    let columns = [Column("a", "A"), Column("b", "B")]
    let row: [Cell] = [-5, Cell(-0.5, digits: 1)]
    #expect(text(CSVWriter(columns: columns, for: .clients).bytes(of: [row])) == "a,b\n-5,-0.5\n")
  }

  @Test(.enabled(if: ChildPython.has(module: "csv"), "python3 is not on the path"))
  func pythonReadsTheSameTexts() throws {
    let columns = [Column("first", "First"), Column("second", "Second")]
    let rows = dangerousTexts.map { [Cell.text($0), Cell.text("\($0),\"\($0)\"")] }
    let script = """
      import csv, io, json, sys
      text = io.TextIOWrapper(sys.stdin.buffer, encoding='utf-8', newline='')
      print(json.dumps(list(csv.reader(text, strict=True))))
      """
    let output = try ChildPython.output(of: script, input: CSVWriter(columns: columns).bytes(of: rows))
    let read = try JSONDecoder().decode([[String]].self, from: output)
    #expect(read.count == rows.count + 1)
    #expect(read.first == ["first", "second"])
    for (text, row) in zip(dangerousTexts, read.dropFirst()) {
      #expect(row.map { Array($0.utf8) } == [Array(text.utf8), Array("\(text),\"\(text)\"".utf8)])
    }
  }

  @Test func rowsAreAppendedToWhatIsThere() {
    let writer = CSVWriter(columns: [Column("a", "A")])
    var bytes = Array("x".utf8)
    writer.appendHeader(to: &bytes)
    writer.appendRow([1], to: &bytes)
    writer.appendRow([2], to: &bytes)
    #expect(text(bytes) == "xa\n1\n2\n")
  }
}
