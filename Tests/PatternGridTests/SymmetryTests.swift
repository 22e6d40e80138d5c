import PatternGrid
import Testing

@Suite struct SymmetryTests {
  @Test func thereAre48639ClassesOfEight() {
    var classSizes: [Pattern: Int] = [:]
    for pattern in PatternWalkTests.all { classSizes[pattern.symmetryClass[0], default: 0] += 1 }
    #expect(classSizes.count == 48_639)
    #expect(classSizes.values.allSatisfy { $0 == 8 })
  }

  @Test(arguments: [("3x3", 8), ("4x4", 8), ("2x3", 4)]) func symmetriesFormAGroup(grid: String, order: Int) throws {
    let grid = try Grid(grid)
    let symmetries = GridSymmetry.all(of: grid)
    let images = symmetries.map { symmetry in grid.dots.map(symmetry.image(of:)) }
    #expect(Set(images).count == order)
    #expect(images[0] == grid.dots)
    for a in images {
      for b in images { #expect(images.contains(a.map { b[$0.index] })) }
    }
  }

  @Test func imagesOfValidPatternsAreValid() throws {
    for pattern in PatternWalkTests.all.prefix(5000) {
      for image in pattern.symmetryClass { #expect(throws: Never.self) { try Pattern(image.dots) } }
    }
  }
}
