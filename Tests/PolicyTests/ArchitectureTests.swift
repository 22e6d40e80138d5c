import Foundation
import Testing

/// Holds the layers of the package: imports point down, and along a layer only where the table says why.
@Suite struct ArchitectureTests {
  /// By target: its layer. A module imports modules of lower layers only.
  static let layers: [String: Int] = [
    "CGSL": 0, "CLibCrypto": 0, "CGetopt": 0, "CCmark": 0, "CJansson": 0, "CSQLite": 0, "CZlib": 0, "CZstd": 0,
    "GSLShims": 0, "CDatasets": 0, "CPadFiles": 0,
    "PatternGrid": 1, "GSLStatistics": 1, "Datasets": 1, "Digests": 1, "FileStreams": 1, "Documents": 1,
    "CommandLineTool": 1,
    "PatternGesture": 2, "PatternStrength": 2, "PatternLock": 2,
    "PatternLockUI": 3, "ResultTables": 3, "Assessment": 3, "Studies": 3,
    "PatternScope": 4, "patternscope": 4, "patternscope-bench": 4,
  ]

  /// Imports along a layer, each with its reason.
  static let importsAlongALayer: [String: [String: String]] = [
    "FileStreams": ["Digests": "the checksum of a file is computed while it is read"],
    "Assessment": ["ResultTables": "a report shows the tables that the commands print"],
    "Studies": ["ResultTables": "a study shows the tables that the commands print"],
  ]
  static let systemModules: Set = ["Glibc", "Darwin", "Dispatch", "Synchronization", "SwiftUI", "Security"]

  static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

  static func swiftFiles(below folder: String) -> [URL] {
    let enumerator = FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil)
    return (enumerator?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
  }

  @Test func importsPointDown() throws {
    var imports = 0
    var usedReasons: Set<String> = []
    for file in Self.swiftFiles(below: "Sources") {
      let path = file.standardized.pathComponents
      let module = path[try #require(path.lastIndex(of: "Sources")) + 1]
      let layer = try #require(Self.layers[module], "\(module) is on no layer")
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        let words = line.split(separator: " ")
        guard let keyword = words.firstIndex(of: "import"),
          words[..<keyword].allSatisfy({ $0.hasPrefix("@") || $0 == "public" })
        else { continue }
        let imported = String(words[words.count - 1])
        imports += 1
        if Self.systemModules.contains(imported) { continue }
        let importedLayer = try #require(Self.layers[imported], "\(file.lastPathComponent) imports \(imported)")
        let reason = importedLayer < layer ? nil : Self.importsAlongALayer[module]?[imported]
        if reason != nil { usedReasons.insert("\(module) \(imported)") }
        let isAllowed = importedLayer < layer || reason != nil
        #expect(isAllowed, "\(file.lastPathComponent) of \(module) imports \(imported)")
      }
    }
    #expect(imports > 50)
    let reasons = Self.importsAlongALayer.flatMap { module, imports in imports.keys.map { "\(module) \($0)" } }
    #expect(Set(reasons) == usedReasons, "reasons for imports that there are not")
  }

  /// Every target of the package has a layer, and every layer names targets.
  @Test func layersAreOfTheTargets() throws {
    let manifest = try String(contentsOf: Self.root.appending(path: "Package.swift"), encoding: .utf8)
    for name in Self.layers.keys { #expect(manifest.contains("\"\(name)\""), "\(name)") }
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.root.appending(path: "Sources").path)
    #expect(Set(folders).subtracting(Self.layers.keys).isEmpty)
  }

  /// The README's table of modules is the same as the layers of this test.
  @Test func readmeDrawsTheLayers() throws {
    let readme = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    var drawn: [String: Int] = [:]
    for line in readme.split(separator: "\n") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3, let layer = Int(cells[0]), cells[1].hasPrefix("`") else { continue }
      for name in cells[1].split(separator: ",") {
        drawn[name.trimmingCharacters(in: CharacterSet(charactersIn: " `"))] = layer
      }
    }
    #expect(drawn == Self.layers.filter { $0.value > 0 })
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
