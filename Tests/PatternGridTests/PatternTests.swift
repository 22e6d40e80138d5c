import PatternGrid
import Testing

@Suite struct PatternTests {
  @Test(
    arguments: [
      ([0, 1, 2], PatternError.tooShort(length: 3, minimum: 4), 2),
      ([], .tooShort(length: 0, minimum: 4), 0),
      ([0, 1, 9, 2], .outsideGrid(dot: 9, position: 2, grid: .threeByThree), 2),
      ([0, 1, 4, 1], .repeated(dot: 1, position: 3), 3),
      ([0, 2, 5, 8], .jumpsOver(dot: 1, Stroke(from: 0, to: 2, on: .threeByThree), position: 1), 1),
      ([1, 4, 0, 8, 2], .jumpsOver(dot: 5, Stroke(from: 8, to: 2, on: .threeByThree), position: 4), 4),
    ] as [([Dot], PatternError, Int)])
  func faults(dots: [Dot], fault: PatternError, position: Int) {
    #expect(throws: fault) { try Pattern(dots) }
    #expect(fault.position == position)
  }

  @Test func aPatternKnowsItsSpace() throws {
    let large = try PatternSpace(grid: Grid(rows: 4, columns: 4))
    let pattern = try Pattern([0, 4, 8, 12], in: large)
    #expect(pattern.space == large && pattern.turns == 0)
    #expect(pattern != (try Pattern([0, 4, 8, 7])))
    #expect(try Pattern([0, 1, 2, 5]).space == .android3x3)
    #expect(PatternSpace.android3x3.contains(pattern) == false)
    #expect(MemoryLayout<PatternSpace>.size == 5)
  }

  @Test func patternsAreReadFromText() throws {
    #expect(try Pattern("01258").dots == [0, 1, 2, 5, 8])
    #expect(try Pattern("ABCFI", notation: .letters) == Pattern("01258"))
    #expect(try Pattern("0.4.8.12", in: PatternSpace(grid: Grid(rows: 4, columns: 4))).dots == [0, 4, 8, 12])
    #expect { try Pattern("0213") } throws: { ($0 as? PatternTextError)?.offset == 1 }
  }

  @Test func passingOverVisitedDotsIsAllowed() throws {
    #expect(try Pattern([1, 0, 2, 5]).length == 4)
    #expect(throws: PatternError.self) {
      try Pattern([1, 0, 2, 5], in: PatternSpace(grid: .threeByThree, rule: .strict))
    }
  }

  @Test func tooLong() throws {
    let space = try PatternSpace(grid: .threeByThree, maximumLength: 4)
    #expect(throws: PatternError.tooLong(length: 5, maximum: 4)) { try Pattern([0, 1, 2, 5, 8], in: space) }
  }

  /// On 5x5 the knight-like stroke from (0,0) to (2,4) passes (1,2): Android takes it, Lineage does not.
  @Test func lineageTakesOnlyRowsColumnsAndDiagonals() throws {
    let grid = try Grid(rows: 5, columns: 5)
    let dots: [Dot] = [0, 14, 13, 18]
    #expect(throws: Never.self) { try Pattern(dots, in: PatternSpace(grid: grid, rule: .lineage)) }
    #expect(throws: PatternError.jumpsOver(dot: 7, Stroke(from: 0, to: 14, on: grid), position: 1)) {
      try Pattern(dots, in: PatternSpace(grid: grid, rule: .android))
    }
  }

  @Test(arguments: [
    "", "3", "3x", "x3", "0x4", "1x1", "7x6", "-3x3", "3x3x3", "3 x 3", "99999999999999999999x1", "４x4",
  ])
  func notGrids(text: String) { #expect(throws: GridError.self) { try Grid(text) } }

  @Test func gridsAndLengths() throws {
    #expect(try Grid("4X5").dotCount == 20)
    #expect(try Grid("6x6").allDots.count == 36)
    #expect(throws: PatternSpaceError.self) { try PatternSpace(grid: Grid("1x3")) }
    #expect(throws: PatternSpaceError.self) { try PatternSpace(grid: .threeByThree, maximumLength: 10) }
    #expect(throws: PatternSpaceError.self) { try PatternSpace(grid: .threeByThree, minimumLength: 0) }
  }
}
