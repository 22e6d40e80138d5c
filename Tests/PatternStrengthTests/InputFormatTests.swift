import PatternGrid
import PatternStrength
import Testing

@Suite struct InputFormatTests {
  private func form(_ text: String, notation: Notation? = nil) -> InputFormat {
    InputFormat(sample: Array(text.utf8).span, notation: notation, patterns: .android3x3)
  }

  @Test(
    arguments: [
      ("01258\n1478\n", "digits", nil), ("0.1.2.5.8\n", "digits", nil), ("12369\n1478\n", "one-based", nil),
      ("ABCFI\n", "letters", nil), ("0:0-0:1-0:2-1:2\n", "coordinates", nil),
      ("1478\n14785\n", "digits", .neitherZeroNorNine), ("", "digits", nil), ("garbage\n", "digits", nil),
      ("01258\n0125\n12369\n", "digits", .mixed(chosen: 2, other: 1)),
      ("01258\n1236\n12369\n98745\n", "one-based", .mixed(chosen: 2, other: 1)),
    ] as [(String, String, InputFormat.Ambiguity?)]) func detection(
      text: String, id: String, doubt: InputFormat.Ambiguity?
    )
  {
    let form = form(text)
    #expect(form.notation.id == id && form.ambiguity == doubt, "\(text): \(form)")
  }

  @Test func countsAndGivenNotation() {
    #expect(form("pattern,count\n01258,3\n").hasCounts && !form("01258\n").hasCounts)
    let given = form("1478\n", notation: .oneBased)
    #expect(given.notation.id == "one-based" && given.ambiguity == nil)
  }
}
