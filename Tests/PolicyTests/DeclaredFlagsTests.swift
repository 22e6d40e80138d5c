import Foundation
import Testing

/// A flag that no command declares would always have its default: every constant of a flag stands in a list of flags.
@Suite struct DeclaredFlagsTests {
  @Test(arguments: ["Sources/patternscope", "Sources/patternscope-bench"]) func flagsAreDeclared(folder: String) throws
  {
    let text = try ArchitectureTests.swiftFiles(below: folder).map { try String(contentsOf: $0, encoding: .utf8) }
      .joined(separator: "\n")
    var flags = 0
    for declaration in text.matches(of: /let (?<name>[A-Za-z]+): Flag</) {
      flags += 1
      let name = String(declaration.name)
      let uses = text.matches(of: try Regex("\\b\(name)\\b").wordBoundaryKind(.simple)).count
      let readings = text.matches(of: try Regex("(invocation\\[|self\\[|isGiven\\()([A-Za-z]+\\.)?\(name)[\\])]")).count
      let declarations = text.matches(of: try Regex("let \(name): Flag<")).count
      #expect(uses > readings + declarations, "the flag \(name) is read, but stands in no list of flags")
    }
    #expect(flags >= 4)
  }
}
