import Foundation
import Testing

/// Holds `datasets/README.md`: every file has its rows, its checksum and a card.
@Suite struct DatasetReadmeTests {
  private static let folder = ArchitectureTests.root.appending(path: "datasets")
  private static let cardEntries = ["What", "Who", "Licence", "How collected", "Known flaws"]

  private static func readme() throws -> String {
    try String(contentsOf: folder.appending(path: "README.md"), encoding: .utf8)
  }

  /// The CSV files, and the folder of gesture traces.
  private static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".csv") }.sorted()
      + ["gesture-traces/"]
  }

  /// Records below the header, or files.
  private static func rows(_ name: String) throws -> Int {
    if name.hasSuffix("/") { return try traces().count }
    var isQuoted = false
    var records = 0
    for byte in try Data(contentsOf: folder.appending(path: name)) {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if byte == UInt8(ascii: "\n"), !isQuoted { records += 1 }
    }
    return records - 1
  }

  private static func traces() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "gesture-traces").path)
      .filter { $0.hasSuffix(".json") }
  }

  /// By sha256sum, which is no part of this project.
  private static func checksum(_ name: String) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "LC_ALL=C; cat \(name.hasSuffix("/") ? "\(name)*.json" : name) | sha256sum"]
    process.currentDirectoryURL = folder
    process.standardOutput = output
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(String(decoding: printed, as: UTF8.self).prefix(64))
  }

  @Test func rowsAndChecksumsAreThoseOfTheFiles() throws {
    let lines = try Self.readme().split(separator: "\n").filter { $0.hasPrefix("| `") }
    let names = try Self.names()
    #expect(lines.count == names.count && names.count > 20)
    for name in names {
      let line = try #require(lines.first { $0.hasPrefix("| `\(name)` |") }, "\(name) is not in the table")
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(cells[1].replacing(",", with: "") == "\(try Self.rows(name))", "rows of \(name)")
      #expect(cells[2] == "`\(try Self.checksum(name))`", "checksum of \(name)")
    }
  }

  @Test func everyFileHasACard() throws {
    let readme = try Self.readme()
    for name in try Self.names() {
      let start = try #require(readme.range(of: "\n### \(name)\n"), "\(name) has no card")
      let card = readme[start.upperBound...].split(separator: "\n###").first ?? ""
      for entry in Self.cardEntries { #expect(card.contains("\n- \(entry): "), "\(entry) of \(name)") }
    }
  }
}
