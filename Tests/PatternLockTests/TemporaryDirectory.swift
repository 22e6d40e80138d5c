import Foundation

/// A directory that is removed with the value.
final class TemporaryDirectory: Sendable {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "patternlock-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }

  func file(_ name: String) -> String { "\(path)/\(name)" }
  func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: file(name)))) }
  func write(_ bytes: [UInt8], to name: String) throws { try Data(bytes).write(to: URL(filePath: file(name))) }
  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: file(name)) }
}
