import Documents
import Testing

@Suite struct TSVWriterTests {
  @Test func headerRowsIntervalsAndMissing() {
    #expect(
      String(decoding: TSVWriter.bytes(of: sampleTable()), as: UTF8.self) == """
        name\tcount\tentropy\tshare\tshare_low\tshare_high
        four\t1624\t10.66\t12.5\t10.0\t15.0
        a|b, "c"\t389112\t\t\t\t
        \t-7\t0.00\t0.0\t-1.0\t1.0

        """)
  }

  @Test func everyTextStaysOneFieldOfOneLine() {
    let columns = [Column("a", "A"), Column("b", "B")]
    let bytes = TSVWriter(columns: columns).bytes(of: dangerousTexts.map { [.text($0), "end"] })
    let lines = bytes.split(separator: UInt8(ascii: "\n")).dropFirst()
    #expect(lines.count == dangerousTexts.count)
    for (line, text) in zip(lines, dangerousTexts) {
      let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      #expect(fields.count == 2)
      #expect(unescaped(fields[0]) == Array(text.utf8))
    }
  }

  private func unescaped(_ field: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var bytes = field.makeIterator()
    while let byte = bytes.next() {
      guard byte == UInt8(ascii: "\\"), let letter = bytes.next() else {
        result.append(byte)
        continue
      }
      let meanings: [UInt8: UInt8] = [0x74: 0x09, 0x6E: 0x0A, 0x72: 0x0D, 0x5C: 0x5C]
      result.append(meanings[letter] ?? 0)
    }
    return result
  }
}
