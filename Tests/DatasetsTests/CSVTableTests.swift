import Datasets
import Testing

@Suite struct CSVTableTests {
  @Test func quotesAndLineEnds() throws {
    let table = try CSVTable(Array("a,b\r\n\"x, \"\"y\"\"\n\",2\n,\n".utf8))
    #expect(table.columns == ["a", "b"])
    #expect(table.rows.map(\.fields) == [["x, \"y\"\n", "2"], ["", ""]])
    #expect(table.rows[0].integer("b") == 2 && table.rows[0].number("a") == nil)
    #expect(table.rows[1]["a"] == nil && table.rows[1]["c"] == nil)
    #expect(table.rows.map(\.line) == [2, 4])
  }

  @Test(arguments: [("", 1), ("a,b\n1\n", 2), ("a\n\"x\n", 2), ("a\n\"x\"y\n", 2)]) func faults(text: String, line: Int)
  {
    let error = #expect(throws: CSVError.self) { try CSVTable(Array(text.utf8)) }
    #expect(error?.line == line)
  }

}
