import Documents
import Testing

@Suite struct SVGBuilderTests {
  @Test func elementsNestAndNumbersAreShort() {
    var drawing = SVGBuilder(width: 90, height: 60.5)
    drawing.element("g", ["fill": "currentColor"]) { group in
      group.element("circle", ["cx": 1.25, "cy": 10, "r": .number(1.0 / 3)])
    }
    #expect(
      drawing.finished()
        == "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 90 60.5\" width=\"90\" height=\"60.5\">"
        + "<g fill=\"currentColor\"><circle cx=\"1.25\" cy=\"10\" r=\"0.333\"></circle></g></svg>")
  }

  @Test func textsCannotBecomeMarkup() {
    var drawing = SVGBuilder(width: 1, height: 1)
    drawing.element("text", ["class": "\"><script>'&"]) { $0.text("</text>&\u{1}") }
    #expect(
      drawing.finished().contains(
        "<text class=\"&quot;&gt;&lt;script&gt;&#39;&amp;\">&lt;/text&gt;&amp;\u{FFFD}</text>"))
  }
}
