import Foundation
import Testing

/// Holds the plan of the house: arrows point down, never along a floor; the ground knows no Foundation.
@Suite struct ArchitectureTests {
  /// By target: its floor. A room may import rooms of lower floors only.
  static let floors: [String: Int] = [
    "CGSL": 0, "CLibCrypto": 0, "CGetopt": 0, "CCmark": 0, "CJansson": 0, "CSQLite": 0, "CZlib": 0, "CZstd": 0,
    "GSLShims": 0,
    "DatasetFiles": 0, "PadFiles": 0,
    "PatternGrid": 1, "DatasetTables": 1, "GSLStatistics": 1, "CommandParsing": 1, "ReportWriting": 1,
    "PatternStrength": 2, "PatternLock": 2,
    "Assessment": 3, "PatternLockUI": 3,
    "patternscope": 4, "patternscope-bench": 4,
  ]
  static let systemModules: Set = ["Glibc", "Darwin", "Dispatch", "Synchronization", "SwiftUI", "Security"]

  static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

  static func swiftFiles(below folder: String) -> [URL] {
    let enumerator = FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil)
    return (enumerator?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
  }

  @Test func importsPointDown() throws {
    var imports = 0
    for file in Self.swiftFiles(below: "Sources") {
      let path = file.standardized.pathComponents
      let room = path[try #require(path.lastIndex(of: "Sources")) + 1]
      let floor = try #require(Self.floors[room], "\(room) is on no floor")
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        let words = line.split(separator: " ")
        guard let keyword = words.firstIndex(of: "import"),
          words[..<keyword].allSatisfy({ $0.hasPrefix("@") || $0 == "public" })
        else { continue }
        let imported = String(words[words.count - 1])
        imports += 1
        if Self.systemModules.contains(imported) { continue }
        let importedFloor = try #require(Self.floors[imported], "\(file.lastPathComponent) imports \(imported)")
        #expect(importedFloor < floor, "\(file.lastPathComponent) of \(room) imports \(imported)")
      }
    }
    #expect(imports > 50)
  }

  /// The longest that a file of one idea needs.
  @Test func filesAreShort() throws {
    for folder in ["Sources", "Tests"] {
      for file in Self.swiftFiles(below: folder) {
        let lines = try String(contentsOf: file, encoding: .utf8).split(
          separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count <= 400, "\(file.lastPathComponent) has \(lines.count) lines")
      }
    }
  }
}
