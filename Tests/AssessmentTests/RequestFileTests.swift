import Assessment
import Testing

@Suite struct RequestFileTests {
  private func entries(_ text: String) throws -> [String: String] {
    Dictionary(uniqueKeysWithValues: try RequestFile(Array(text.utf8)).entries.map { ($0.name, $0.value) })
  }

  @Test func bothFormsSayTheSame() throws {
    let ini =
      "\u{FEFF}# a request\r\n[report]\nclient = Example = Ltd\n  platform=android,ios\n\n; note\nattempts = 5\n"
    let json = #" {"client": "Example = Ltd", "platform": ["android", "ios"], "attempts": 5} "#
    let expected = ["client": "Example = Ltd", "platform": "android,ios", "attempts": "5"]
    #expect(try entries(ini) == expected)
    #expect(try entries(json) == expected)
    #expect(try entries("").isEmpty && entries("{}").isEmpty)
  }

  @Test(arguments: [
    ("client\n", 1, "no '='"), ("a = 1\n= 2\n", 2, "no name before '='"), ("a=1\na=2\n", 2, "'a' is there twice"),
    ("{\"a\": 1,\n}", 2, "string or '}' expected near '}'"), ("{\"a\": null}", 1, "'a' is neither a string"),
    ("{\"a\": 1, \"a\": 2}", 1, "duplicate object key"), ("{\"a\": [1]}", 1, "'a' is neither a string"),
    ("{\"a\": {\"b\": 1}}", 1, "'a' is neither a string"), ("{", 1, "string or '}' expected"),
  ]) func faults(text: String, line: Int, reason: String) throws {
    let error = #expect(throws: RequestFileError.self) { try RequestFile(Array(text.utf8)) }
    #expect(error?.line == line && error?.reason.contains(reason) == true, "\(String(describing: error))")
  }

  @Test func bytesThatAreNoText() {
    #expect(throws: RequestFileError.self) { try RequestFile([0x61, 0x3D, 0xFF]) }
    #expect(throws: RequestFileError.self) {
      try RequestFile(Array(repeating: 0x61, count: RequestFile.largestSize + 1))
    }
  }
}
