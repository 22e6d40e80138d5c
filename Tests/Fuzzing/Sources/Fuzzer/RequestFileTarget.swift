import Assessment
import Documents

extension FuzzTarget {
  /// Input: the file.
  static let requestFile = FuzzTarget(name: "request-file", longestInput: 2000) { input in
    let bytes = input.rest
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    do {
      let entries = try RequestFile(bytes).entries
      expect(Set(entries.map(\.name)).count == entries.count, "a name is there twice: \(entries)")
      checkLines(entries, bytes)
      checkWrittenAsINI(entries)
      checkWrittenAsJSON(entries)
    } catch let error as RequestFileError {
      expect(!error.reason.isEmpty, "there is no reason")
      expect(error.line >= 1 && error.column >= 1, "\(error)")
      // In UTF-8 that is not of the file's making, line ends other than LF are told from the text.
      let lineCount = String(decoding: bytes, as: UTF8.self).count(where: \.isNewline) + 1
      expect(error.line <= lineCount, "\(error) of \(lineCount) lines")
      expect(error.column <= (lines.map(\.count).max() ?? 0) + 1, "\(error) beyond every line")
    } catch { fatalError("\(error)") }
  }

  /// Lines of the entries ascend, and each is a line of the file that has the name and the value.
  private static func checkLines(_ entries: [RequestFile.Entry], _ bytes: [UInt8]) {
    let lines = String(decoding: bytes, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var last = 0
    for entry in entries {
      guard let line = entry.line else { continue }
      expect(line > last && line <= lines.count, "\(entry) after line \(last), of \(lines.count)")
      last = line
      let text = lines[line - 1]
      expect(text.contains(entry.name) && text.contains(entry.value), "\(entry) is not in \(text.debugDescription)")
    }
  }

  /// Names and values written as lines and read again are the same, where they can be lines.
  private static func checkWrittenAsINI(_ entries: [RequestFile.Entry]) {
    guard entries.allSatisfy({ $0.line != nil }) else { return }
    // A section first: the first name could begin as a byte order mark or as JSON does.
    let lines = entries.map { "\($0.name) = \($0.value)\n" }
    read(Array(("[written]\n" + lines.joined()).utf8), again: entries)
  }

  private static func checkWrittenAsJSON(_ entries: [RequestFile.Entry]) {
    guard entries.allSatisfy({ !$0.name.utf8.contains(0) && !$0.value.utf8.contains(0) }) else { return }
    var json = JSONBuilder(.indented)
    json.object { json in
      for entry in entries {
        json.key(entry.name)
        json.string(entry.value)
      }
    }
    read(json.bytes, again: entries)
  }

  private static func read(_ bytes: [UInt8], again entries: [RequestFile.Entry]) {
    do {
      let again = try RequestFile(bytes).entries
      expect(
        again.elementsEqual(entries) { $0.name == $1.name && $0.value == $1.value },
        "\(entries) became \(again)")
    } catch { fatalError("\(String(decoding: bytes, as: UTF8.self)): \(error)") }
  }
}
