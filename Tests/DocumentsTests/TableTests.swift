import Documents
import Testing

@Suite struct TableTests {
  @Test func rowsAreKeptInOrder() {
    var table = Table(id: "t", caption: "C", columns: [Column("a", "A"), Column("b", "B")], rows: [[1, "x"]])
    table.append([2, .missing])
    #expect(table.rows == [[.integer(1), .text("x")], [.integer(2), .missing]])
  }

  @Test func missingNumbersAreMissingCells() {
    #expect(Cell(nil) == .missing)
    #expect(Cell(7) == .integer(7))
    #expect(Cell(nil, .bits, digits: 2) == .quantity(Quantity(nil, .bits, digits: 2)))
  }

  @Test func rowOfWrongLengthIsAMistakeOfTheProgram() async {
    await #expect(processExitsWith: .failure) {
      _ = Table(id: "t", caption: "C", columns: [Column("a", "A")], rows: [[1, 2]])
    }
  }

  @Test func unitOfAnotherColumnIsAMistakeOfTheProgram() async {
    await #expect(processExitsWith: .failure) {
      let columns = [Column("a", "A", unit: .bits)]
      _ = Table(id: "t", caption: "C", columns: columns, rows: [[Cell(1, .percent, digits: 0)]])
    }
  }

  @Test func intervalWithoutAPlaceIsAMistakeOfTheProgram() async {
    await #expect(processExitsWith: .failure) {
      _ = Table(id: "t", caption: "C", columns: [Column("a", "A")], rows: [[Cell(1, digits: 0, interval: 0...2)]])
    }
  }
}
