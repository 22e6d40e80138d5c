import PatternGrid
import PatternStrength
import Testing

@Suite struct ShapeCatalogueTests {
  static let catalogue = ShapeCatalogue()

  static func pattern(_ dots: String) throws -> Pattern { try Notation.digit.pattern(dots, in: .android3x3) }

  /// How many patterns each shape has; the first five are published counts, the others follow from their drawings: 8
  /// symmetries times 2 directions for O and X (of three forms that cannot all be drawn backwards).
  @Test func countsOfAllPatterns() {
    var counts: [String: Int] = [:]
    PatternWalk(.android3x3).visitPatterns { pattern in
      counts[Self.catalogue.figure(of: pattern)?.id ?? "none", default: 0] += 1
      return true
    }
    let published = ["L": 40, "Z": 96, "S": 64, "staircase": 24, "U": 120]
    for (id, count) in published { #expect(counts[id] == count, "\(id)") }
    #expect(counts["O"] == 16 && counts["diamond"] == 8 && counts["V"] == 16)
    for figure in Self.catalogue.figures { #expect(counts[figure.id, default: 0] > 0, "\(figure.id)") }
  }

  /// A shape stays the same under every symmetry.
  @Test func symmetries() {
    let patterns = PatternIndex.android3x3
    for rank in stride(from: 0, to: patterns.count, by: 101) {
      let pattern = patterns.pattern(at: rank)
      let shape = Self.catalogue.figure(of: pattern)?.id
      for symmetry in GridSymmetry.all(of: .threeByThree) {
        #expect(Self.catalogue.figure(of: symmetry.image(of: pattern))?.id == shape)
      }
    }
  }

  /// The forms in the table are what their names say.
  @Test func formsOfCharacters() throws {
    let mirror = try #require(GridSymmetry.all(of: .threeByThree).first { $0.name == "mirrored left to right" })
    for character in Self.catalogue.characters {
      let forms = Dictionary(uniqueKeysWithValues: character.forms.map { ($0.form, $0.dots) })
      let forwards = try #require(forms[.forwards], "\(character.id)")
      let mirrored = forwards.map(mirror.image(of:))
      let expected: [ShapeCatalogue.Form: [Dot]] = [
        .backwards: forwards.reversed(), .mirrored: mirrored, .mirroredBackwards: mirrored.reversed(),
      ]
      for (form, dots) in expected {
        if let written = forms[form] {
          #expect(written == dots, "\(character.id) \(form)")
        } else {
          // Missing where it cannot be drawn, or where the mirror image is the character again.
          let isAgain = form != .backwards && (mirrored == forwards || mirrored == forwards.reversed())
          #expect((try? Pattern(dots)) == nil || isAgain, "\(character.id) \(form)")
        }
      }
    }
    #expect(Self.catalogue.characters.count > 30)
  }

  @Test(arguments: [
    ("03678", "L, equal arms down and right", "letter L"), ("0367", "L, long arm down, short arm right", "letter L"),
    ("8521", "L, long arm up, short arm left", nil),
    ("0124678", "Z or N: right 2, down-left 2, right 2", "letter Z; digit 2"),
    ("2104876", "Z or N: left 2, down-right 2, left 2", "letter Z, mirrored; digit 2, mirrored"),
    ("210345876", "S: left 2, down 1, right 2, down 1, left 2", "letter S; digit 2, mirrored; digit 5"),
    ("0364258", "Z or N: down 2, up-right 2, down 2", "letter N, mirrored and backwards"),
    ("0367852", "U or C: down 2, right 2, up 2", "letter U"), ("0145", "staircase: right 1, down 1, right 1", nil),
    ("012587634", "spiral: right 2, down 2, left 2, up 1, right 1", "letter G, mirrored; digit 6, mirrored"),
    ("1375", "diamond: down-left 1, down-right 1, up-right 1", nil),
    ("0561", "no named shape: flatly down right 1, flatly down left 1, steeply up right 1", nil),
  ]) func words(dots: String, shape: String, characters: String?) throws {
    let pattern = try Self.pattern(dots)
    #expect(Self.catalogue.words(for: pattern) == shape)
    #expect(Self.catalogue.characterWords(for: pattern) == characters)
  }

  @Test func shapesOfLargerGrids() throws {
    let grid = try Grid(rows: 4, columns: 4)
    let pattern = try Pattern([0, 1, 2, 3, 7, 11], in: PatternSpace(grid: grid))
    #expect(Self.catalogue.words(for: pattern) == "L, long arm right, short arm down")
    #expect(Self.catalogue.characters(of: pattern).isEmpty)
  }
}
