import Documents
import Foundation
import Testing

@Suite struct HTMLWriterTests {
  /// A document that has `text` in every place a client's text can reach.
  private func document(of text: String) -> Document {
    let rich = RichText(text)
    return Document(
      title: rich,
      blocks: [
        .heading(2, rich), .paragraph(rich), .bullets([rich, "\(strong: text) \(code: text)"]), .numbered([rich]),
        .note(rich), .preformatted(text, language: "text"), .heading(2, "second"), .heading(3, "third"),
        .table(Table(id: "t", caption: rich, columns: [Column("a", text)], rows: [[.text(text)]], notes: [rich])),
        .figure(
          Figure(id: "f", content: .svg("<svg></svg>"), alternativeText: text.isEmpty ? "-" : text, caption: rich)),
        .figure(
          Figure(id: "i", content: .image(path: text), alternativeText: text.isEmpty ? "-" : text, caption: rich)),
      ])
  }

  private let page = HTMLWriter().text(of: sampleDocument())

  @Test func headNamesLanguageCharsetViewportAndEscapedTitle() {
    #expect(
      page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\""))
    #expect(page.contains("<title>A report for *Client* &amp; &lt;Sons&gt;</title>"))
    #expect(page.contains("<h1>A report for *Client* &amp; &lt;Sons&gt;</h1>"))
  }

  @Test func nothingIsFetchedAndNothingRuns() {
    for word in ["<script", "<link", "@import", "url(", "src=\"http", "<iframe"] {
      #expect(!page.contains(word), "\(word)")
    }
  }

  @Test func blocksOfEveryKind() {
    for markup in [
      "<p>Blocks <strong>12.5 %</strong> of <em>all</em> guesses; run <code>a|b</code>.389,112</p>",
      "<h3 id=\"details-1\">Details # 1</h3>",
      "<figcaption><b>Table 1.</b> Patterns by length</figcaption>",
      "<td style=\"text-align: right\">12.5 (10.0–15.0)</td>",
      "<pre><code class=\"language-text\">x = 1\n```\n</code></pre>",
      "<div class=\"scroll\" role=\"img\" tabindex=\"0\" aria-label=\"A [grid]\">\n<svg ",
      "<aside role=\"note\">\n<p>Careful with <a href=\"https://example.org/a%20b%28c%29\">this</a>.</p>\n</aside>",
      "<ol>\n<li>first</li>\n<li>second</li>\n</ol>", "<hr />",
    ] {
      #expect(page.contains(markup), "\(markup)")
    }
  }

  @Test func linksToCodeLoseTheirAddress() {
    let document = Document(title: "T", blocks: [.paragraph("\(link: "x", to: "javascript:alert(1)")")])
    #expect(HTMLWriter().text(of: document).contains("<p><a href=\"\">x</a></p>"))
  }

  @Test func contentsLeadToEachHeadingOnce() throws {
    let twice = Document(
      title: "T",
      blocks: [.heading(2, "Same"), .heading(3, "Same"), .heading(4, "Deep"), .heading(3, "漢字"), .heading(2, "Same")])
    let page = HTMLWriter().text(of: twice)
    #expect(
      page.contains(
        """
        <nav aria-label="Contents">
        <ol>
        <li><a href="#same">Same</a>
        <ol>
        <li><a href="#same-2">Same</a></li>
        <li><a href="#section">漢字</a></li>
        </ol>
        </li>
        <li><a href="#same-3">Same</a></li>
        </ol>
        </nav>
        """))
    for anchor in ["<h2 id=\"same\">", "<h3 id=\"same-2\">", "<h4 id=\"deep\">", "<h2 id=\"same-3\">"] {
      #expect(page.components(separatedBy: anchor).count == 2)
    }
    #expect(!HTMLWriter().text(of: Document(title: "T", blocks: [.heading(2, "One")])).contains("<nav"))
  }

  /// html5lib stops at the first error of the HTML standard's parser; the texts it finds are compared with the originals.
  @Test(.enabled(if: ChildPython.has(module: "html5lib"), "python3 has no html5lib (pip install html5lib)"))
  func strictParserFindsEveryTextUnchanged() throws {
    let script = """
      import html5lib, json, sys
      found = []
      for page in json.load(sys.stdin):
          parser = html5lib.HTMLParser(strict=True, namespaceHTMLElements=False)
          tree = parser.parse(page)
          text = lambda element: ''.join(element.itertext())
          one = lambda path: text(tree.find(path))
          found.append([one('.//title'), one('.//h1'), one('.//h2'), one('.//main/p'), one('.//ul/li'), one('.//main/ol/li'),
                        one('.//aside/p'), one('.//th'), one('.//td'), one('.//figure/p'),
                        tree.find('.//img').get('alt'), str(len(tree.findall('.//tr'))), str(len(tree.findall('.//td')))])
      print(json.dumps(found))
      """
    let pages = try JSONEncoder().encode(dangerousTexts.map { HTMLWriter().text(of: document(of: $0)) })
    // An empty paragraph leaves nothing to find.
    let visible = dangerousTexts.indices.filter { !dangerousTexts[$0].allSatisfy(\.isWhitespace) }
    let all = try #require(try JSONSerialization.jsonObject(with: pages) as? [String])
    let input = try JSONEncoder().encode(visible.map { all[$0] })
    let found = try JSONDecoder().decode([[String]].self, from: try ChildPython.output(of: script, input: Array(input)))
    #expect(found.count == visible.count)
    for (index, texts) in zip(visible, found) {
      let text = shown(dangerousTexts[index])
      for read in texts.dropLast(2) { #expect(collapsed(read) == text, "\(dangerousTexts[index].debugDescription)") }
      #expect(texts.suffix(2) == ["2", "1"], "rows and cells of \(dangerousTexts[index].debugDescription)")
    }
  }

  /// What a reader sees of a text: controls as U+FFFD, no direction overrides, spaces as HTML shows them.
  private func shown(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where scalar != "\u{202E}" {
      let isControl = scalar.properties.generalCategory == .control && !scalar.properties.isWhitespace
      scalars.append(isControl ? "\u{FFFD}" : scalar)
    }
    return collapsed(String(scalars))
  }

  private func collapsed(_ text: String) -> String {
    let visible = text.unicodeScalars.filter { $0 != "\u{2068}" && $0 != "\u{2069}" }
    return visible.split(whereSeparator: \.properties.isWhitespace).map { String($0) }.joined(separator: " ")
  }
}
