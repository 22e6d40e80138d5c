import Documents
import Testing

@Suite struct JSONBuilderTests {
  @Test func nestedValuesGetTheirCommas() {
    var json = JSONBuilder()
    json.object { json in
      json.key("list")
      json.array { json in
        json.integer(1)
        json.decimal(2.5, digits: 2)
        json.array { _ in }
        json.object { _ in }
        json.null()
      }
      json.key("yes")
      json.bool(true)
    }
    json.endLine()
    json.string("next")
    #expect(String(decoding: json.bytes, as: UTF8.self) == "{\"list\":[1,2.50,[],{},null],\"yes\":true}\n\"next\"")
  }

  @Test func controlCharactersAreEscaped() {
    var json = JSONBuilder()
    json.string("\u{0}\u{1F}\u{7F}\n\t\r\"\\é")
    #expect(String(decoding: json.bytes, as: UTF8.self) == #""\u0000\u001f\u007f\n\t\r\"\\é""#)
  }
}
