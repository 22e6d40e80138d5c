import Documents
import Foundation
import Testing

@Suite struct NotebookWriterTests {
  private static let notebook = Notebook([
    Notebook.Cell(id: "question", .markdown, "# Why?\n\nBecause \"é\"."),
    Notebook.Cell(id: "sum", .code, "1 + 1"),
  ])

  @Test func cellsStandLineByLine() throws {
    let text = String(decoding: NotebookWriter.bytes(of: Self.notebook), as: UTF8.self)
    #expect(text.contains(##"        "# Why?\n","##) && text.contains(##"        "Because \"é\".""##))
    #expect(text.contains(#""nbformat": 4,"#) && text.contains(#""nbformat_minor": 5"#) && text.hasSuffix("}\n"))
    let json = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let cells = try #require(json["cells"] as? [[String: Any]])
    #expect(cells.map { $0["id"] as? String } == ["question", "sum"])
    #expect(cells.map { $0["cell_type"] as? String } == ["markdown", "code"])
    #expect(cells[0]["outputs"] == nil && (cells[1]["outputs"] as? [Any])?.isEmpty == true)
    #expect(cells[1]["execution_count"] is NSNull && cells[1]["source"] as? [String] == ["1 + 1"])
  }

  /// nbformat, which defines the format, takes the file and would write the same but for the indentation, which is one
  /// space there.
  @Test(.enabled(if: ChildPython.has(module: "nbformat"))) func nbformatAgrees() throws {
    let bytes = NotebookWriter.bytes(of: Self.notebook)
    let script = """
      import json, nbformat, sys
      notebook = nbformat.reads(sys.stdin.read(), as_version=4)
      nbformat.validate(notebook)
      print(json.dumps(json.loads(nbformat.writes(notebook)), indent=2, ensure_ascii=False))
      """
    #expect(try ChildPython.output(of: script, input: bytes) == Data(bytes))
  }
}
