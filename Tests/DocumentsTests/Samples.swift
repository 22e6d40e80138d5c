import Documents

/// Names a client could really send, each a danger to some format.
let dangerousTexts = [
  "", " ", "plain", "<script>alert(1)</script>", "a|b", "*x*", "**x**", "_x_", "snake_case_name", "=cmd()", "+1", "-1",
  "- item", "@sum", "\ttab", "line\nline", "carriage\rreturn", "crlf\r\nend", "say \"no\"", "a,b", "back\\slash",
  "`code`", "```", "[text](http://example.org)", "![x](y)", "http://example.org", "www.example.org", "# heading",
  "1. item", "> quote", "---", "===", "~~gone~~", "&amp;", "&#60;", "$x$", "a\u{0}b", "\u{1B}[31mred", "\u{7F}",
  "שלום", "مرحبا (5)", "\u{202E}reversed", "e\u{301}", "漢字", "👩‍👩‍👧", "＝cmd()", ":-: | :-:", " ends ",
  String(repeating: "long ", count: 2_000),
]

/// A table with every kind of cell.
func sampleTable() -> Table {
  Table(
    id: "space-by-length", caption: "Patterns by length",
    columns: [
      Column("name", "Name"),
      Column("count", "Patterns", alignment: .right),
      Column("entropy", "Entropy", unit: .bits, alignment: .right),
      Column("share", "Share", unit: .percent, alignment: .right, hasInterval: true),
    ],
    rows: [
      ["four", 1624, Cell(10.665, .bits, digits: 2), Cell(12.5, .percent, digits: 1, interval: 10.04...14.96)],
      ["a|b, \"c\"", 389_112, Cell(nil, .bits, digits: 2), .missing],
      [.missing, -7, Cell(-0.001, digits: 2), Cell(0, .percent, digits: 1, interval: -1...1)],
    ],
    notes: ["Source: enumeration."])
}

/// A document with every kind of block.
func sampleDocument() -> Document {
  Document(
    title: "A report for *Client* & <Sons>",
    blocks: [
      .heading(2, "Findings"),
      .paragraph(
        "Blocks \(strong: "12.5 %") of \(emphasis: "all") guesses; run \(code: "a|b").\(Quantity(389_112, digits: 0))"),
      .bullets(["one", "- two"]),
      .bullets(["another list"]),
      .numbered(["first", "second"]),
      .table(sampleTable()),
      .heading(3, "Details # 1"),
      .preformatted("x = 1\n```\n", language: "text"),
      .figure(
        Figure(
          id: "grid", content: .svg("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"></svg>"),
          alternativeText: "A [grid]", caption: "The grid.")),
      .note("Careful with \(link: "this", to: "https://example.org/a b(c)")."),
      .rule,
    ])
}
