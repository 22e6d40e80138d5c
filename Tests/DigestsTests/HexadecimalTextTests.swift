import Digests
import Testing

@Suite struct HexadecimalTextTests {
  @Test func twoDigitsAByte() {
    #expect(HexadecimalText.text([0, 9, 10, 255, 16]) == "00090aff10")
    #expect(HexadecimalText.text([]).isEmpty)
  }
}
