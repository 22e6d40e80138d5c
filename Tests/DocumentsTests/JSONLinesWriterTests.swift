import Documents
import Foundation
import Testing

@Suite struct JSONLinesWriterTests {
  @Test func oneObjectALineInColumnOrder() {
    #expect(
      String(decoding: JSONLinesWriter.bytes(of: sampleTable()), as: UTF8.self) == """
        {"name":"four","count":1624,"entropy":10.66,"share":12.5,"share_low":10.0,"share_high":15.0}
        {"name":"a|b, \\"c\\"","count":389112,"entropy":null,"share":null,"share_low":null,"share_high":null}
        {"name":null,"count":-7,"entropy":0.00,"share":0.0,"share_low":-1.0,"share_high":1.0}

        """)
  }

  @Test func everyTextStaysOneLineAndReadsBack() throws {
    let bytes = JSONLinesWriter(columns: [Column("a", "A")]).bytes(of: dangerousTexts.map { [.text($0)] })
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    #expect(lines.count == dangerousTexts.count)
    for (line, text) in zip(lines, dangerousTexts) {
      let object = try JSONSerialization.jsonObject(with: Data(line)) as? [String: String]
      #expect(object?["a"].map { Array($0.utf8) } == Array(text.utf8))
    }
  }
}
