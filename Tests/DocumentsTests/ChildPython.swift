import Foundation

/// Python as an independent reader of what the writers wrote.
enum ChildPython {
  /// Whether `python3` runs and has the module.
  static func has(module: String) -> Bool {
    (try? output(of: "import \(module)", input: [])) != nil
  }

  struct Failure: Error { let message: String }

  /// What `script` prints when it is given `input`.
  static func output(of script: String, input: [UInt8]) throws -> Data {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("report-writing-\(UUID().uuidString)")
    try Data(input).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    let output = Pipe()
    let errors = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script]
    process.standardInput = try FileHandle(forReadingFrom: file)
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let message = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      throw Failure(message: message)
    }
    return printed
  }
}
