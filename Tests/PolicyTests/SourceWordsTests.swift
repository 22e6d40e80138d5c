import Foundation
import Testing

/// Holds what sources never contain: Foundation, force unwraps in the program, metaphors of rooms for modules.
@Suite struct SourceWordsTests {
  /// Calls `check` with each line of the sources below a folder, its file and its number.
  private static func lines(below folder: String, _ check: (Substring, String) throws -> Void) throws {
    for file in ArchitectureTests.swiftFiles(below: folder) {
      let text = try String(contentsOf: file, encoding: .utf8)
      for (place, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        try check(line, "\(file.lastPathComponent):\(place + 1)")
      }
    }
  }

  @Test func noSourceImportsFoundation() throws {
    try Self.lines(below: "Sources") { line, place in
      let isFoundation = line.hasSuffix("import Foundation")
      #expect(!isFoundation, "\(place)")
    }
  }

  /// Files with a force unwrap that is still to go.
  private static let unwrapping: Set = ["ListCommand.swift"]

  /// A slip in a flag's name or a missing value is an error that people can read, not a trap. The address of a buffer
  /// that is not empty is there.
  @Test func theProgramUnwrapsNothingByForce() throws {
    let unwrap = /[A-Za-z0-9_\)\]]!(?!=)(?:[\s\.\),\[]|$)/
    try Self.lines(below: "Sources/patternscope") { line, place in
      let code = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
      // Punctuation inside a text is none.
      guard !code.contains("\""), !Self.unwrapping.contains(where: place.hasPrefix) else { return }
      let isForced = code.replacing("baseAddress!", with: "").contains(unwrap)
      #expect(!isForced, "\(place): \(line)")
    }
  }

  /// A module is a module, and a layer a layer.
  @Test func modulesAreNotRooms() throws {
    let metaphor = /(this|that|each|another|next) (room|house|floor)\b|\bhouse\b|\bground (floor|module)/
    try Self.lines(below: "Sources") { line, place in
      let isMetaphor = line.contains(metaphor)
      #expect(!isMetaphor, "\(place): \(line)")
    }
  }
}
