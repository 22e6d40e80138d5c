import Documents
import Testing

@Suite struct RichTextTests {
  @Test func interpolationKeepsTheKindsApart() {
    let name = "<b>"
    let inner: RichText = "\(emphasis: "e")"
    let text: RichText =
      "a \(name)\(strong: "s")\(code: "c")\(link: "l", to: "u")\(inner)\(Quantity(1.5, .bits, digits: 1))"
    #expect(
      text.spans == [
        .plain("a "), .plain("<b>"), .strong("s"), .code("c"), .link("l", url: "u"), .emphasis("e"),
        .plain("1.5\u{A0}bits"),
      ])
    #expect(text.plainText == "a <b>scl (u)e1.5\u{A0}bits")
  }
}
