import Foundation
import Testing

/// SwiftUI and Security are not here: their sources can only be parsed, which inactive `#if` blocks are too.
@Suite struct PatternLockViewTests {
  static let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources")
    .standardizedFileURL
  static let files =
    (try! FileManager.default.contentsOfDirectory(atPath: sources.appending(path: "PatternLockUI").path))
    .map { "PatternLockUI/\($0)" } + ["PatternLock/Attempts/KeychainAttemptStore.swift"]

  private func parses(_ path: String) throws -> Bool { try run("swiftc", ["-parse", path]).status == 0 }

  @Test(arguments: files) func parses(file: String) throws {
    let path = Self.sources.appending(path: file).path
    #expect(try parses(path))
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.hasPrefix("#if canImport(") && text.hasSuffix("#endif\n"))
  }

  /// A phone app that shows the view links no library but the system's.
  @Test(arguments: files.filter { $0.hasPrefix("PatternLockUI/") }) func importsNoLibraryOfC(file: String) throws {
    let text = try String(contentsOfFile: Self.sources.appending(path: file).path, encoding: .utf8)
    let imported = text.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /^ *import ([A-Za-z]+)$/).map { String($0.output.1) }
    }
    #expect(
      !imported.isEmpty && Set(imported).isSubset(of: ["PatternGesture", "PatternGrid", "SwiftUI"]), "\(imported)")
  }

  /// The parser does look into inactive blocks.
  @Test func aFaultIsFound() throws {
    let directory = try TemporaryDirectory()
    try directory.write(Array("#if canImport(SwiftUI)\n  struct A { let = 1 }\n#endif\n".utf8), to: "Fault.swift")
    #expect(try !parses(directory.file("Fault.swift")))
  }
}
