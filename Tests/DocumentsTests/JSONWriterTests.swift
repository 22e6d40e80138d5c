import Documents
import Foundation
import Testing

@Suite struct JSONWriterTests {
  private func object(_ bytes: [UInt8]) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  @Test func everyStringSurvivesFoundationsParser() throws {
    for text in dangerousTexts + (0..<0x20).map({ String(Unicode.Scalar(UInt8($0))) }) {
      let document = Document(title: RichText(text))
      let title = try object(JSONWriter.bytes(of: document))["title"] as? String
      #expect(title.map { Array($0.utf8) } == Array(text.utf8))
    }
  }

  @Test func documentHasVersionTitleAndAllBlocks() throws {
    let json = try object(JSONWriter.bytes(of: sampleDocument()))
    #expect(json["schemaVersion"] as? Int == JSONWriter.schemaVersion)
    let blocks = try #require(json["blocks"] as? [[String: Any]])
    #expect(
      blocks.map { $0["kind"] as? String } == [
        "heading", "paragraph", "bullets", "bullets", "numbered", "table", "heading", "preformatted", "figure", "note",
        "rule",
      ])
    #expect(blocks[1]["text"] as? String == "Blocks 12.5 % of all guesses; run a|b.389,112")
  }

  @Test func tableValuesAreNumbersOrNull() throws {
    let json = try object(JSONWriter.bytes(of: [sampleTable()]))
    let table = try #require((json["tables"] as? [[String: Any]])?.first)
    let rows = try #require(table["rows"] as? [[String: Any]])
    #expect(rows[0]["count"] as? Int == 1624)
    #expect(rows[0]["entropy"] as? Double == 10.66)
    #expect(rows[0]["share_high"] as? Double == 15.0)
    #expect(rows[1]["entropy"] is NSNull)
    #expect(rows[2]["name"] is NSNull)
    let columns = try #require(table["columns"] as? [[String: Any]])
    #expect(columns[0]["unit"] is NSNull)
    #expect(columns[3]["unit"] as? String == "%")
  }

  @Test func layoutIsIndented() {
    let table = Table(id: "t", caption: "C", columns: [Column("a", "A")], rows: [[1]])
    let text = String(decoding: JSONWriter.bytes(of: [table]), as: UTF8.self)
    #expect(
      text == """
        {
          "schemaVersion": 1,
          "tables": [
            {
              "id": "t",
              "caption": "C",
              "columns": [
                {
                  "id": "a",
                  "title": "A",
                  "unit": null,
                  "alignment": "left",
                  "hasInterval": false
                }
              ],
              "rows": [
                {
                  "a": 1
                }
              ],
              "notes": []
            }
          ]
        }

        """)
  }
}
