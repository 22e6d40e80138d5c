import Foundation

/// One run of the real program, and what came of it.
struct ProgramRun {
  let status: Int32
  let output: Data
  let errors: String

  var text: String { String(decoding: output, as: UTF8.self) }
  var lines: [String] { text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init) }

  /// The program that was built together with these tests.
  static let program = products.appending(path: "patternscope")

  /// The folder of what was built.
  static let products: URL = {
    // The test bundle or its runner lies in the folder of products.
    var folder = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
    for argument in CommandLine.arguments where argument.hasSuffix(".xctest") {
      folder = URL(filePath: argument).resolvingSymlinksInPath().deletingLastPathComponent()
    }
    return folder
  }()

  init(_ arguments: String..., input: Data = Data(), in folder: URL? = nil) throws {
    try self.init(arguments: arguments, input: input, in: folder)
  }

  /// - Parameters:
  ///   - program: another one than the program under its own name.
  ///   - environment: all of it; nil for that of the tests.
  init(
    program: URL = Self.program, arguments: [String], environment: [String: String]? = nil, input: Data = Data(),
    in folder: URL? = nil
  ) throws {
    let scratch = try Scratch()
    let (inputFile, outputFile, errorFile) = (scratch.file("in"), scratch.file("out"), scratch.file("err"))
    try input.write(to: inputFile)
    for file in [outputFile, errorFile] { try Data().write(to: file) }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    if let environment { process.environment = environment }
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: errorFile)
    if let folder { process.currentDirectoryURL = folder }
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    output = try Data(contentsOf: outputFile)
    errors = String(decoding: try Data(contentsOf: errorFile), as: UTF8.self)
  }
}

/// A folder of its own for a test, removed after it.
final class Scratch: Sendable {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "patternscope-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func file(_ name: String) -> URL { folder.appending(path: name) }

  func write(_ name: String, _ text: String) throws -> String {
    try Data(text.utf8).write(to: file(name))
    return file(name).path
  }

  /// Names of the files in the folder, sorted.
  var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() }
}
