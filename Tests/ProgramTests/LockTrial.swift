import Foundation
import Testing

/// A vault of the program's making in a folder of its own, with a cheap derivation; remembers all that was printed.
final class LockTrial {
  /// On no denylist of a hundred.
  static let pattern = "408172653"
  static let otherPattern = "7640152"
  static let wrongPattern = "63152"
  static let popularPattern = "0124678"
  static let contents = "what the vault keeps"
  static let cheap = ["--kdf", "PBKDF2-HMAC-SHA256:1000", "--unsafe"]

  let scratch = try! Scratch()
  private(set) var loginKey = ""
  /// Everything printed, standard error and files of the vault included, less the login key when it was printed first.
  private(set) var printed = ""

  /// A vault that was enrolled, or only the folder.
  init(enrolled: Bool = true, _ flags: [String] = []) throws {
    guard enrolled else { return }
    let run = try enrol(Self.pattern, flags + ["--contents", try scratch.write("contents", Self.contents)])
    try #require(run.status == 0, "\(run.errors)")
  }

  /// Enrols, and keeps the login key.
  func enrol(_ pattern: String, again: String? = nil, _ flags: [String] = []) throws -> ProgramRun {
    let run = try ProgramRun(
      arguments: ["lock", "enrol", "vault"] + Self.cheap + flags,
      input: Data("\(pattern)\n\(again ?? pattern)\n".utf8), in: scratch.folder)
    if run.status == 0 { loginKey = run.lines.first ?? "" }
    printed += run.text.replacing(loginKey, with: "") + run.errors
    return run
  }

  /// Runs `lock COMMAND vault FLAGS` with the lines as standard input.
  func run(_ command: String, _ flags: [String] = [], lines: [String] = []) throws -> ProgramRun {
    let run = try ProgramRun(
      arguments: ["lock", command, "vault"] + flags, input: Data(lines.map { $0 + "\n" }.joined().utf8),
      in: scratch.folder)
    if run.text != Self.contents { printed += run.text }
    printed += run.errors
    return run
  }

  func unlock(_ pattern: String) throws -> ProgramRun { try run("unlock", lines: [pattern]) }

  /// One fact of `lock status`.
  func status(_ fact: String) throws -> Any? {
    let json = try JSONSerialization.jsonObject(with: try run("status", ["--format", "json"]).output)
    let tables = (json as? [String: Any])?["tables"] as? [[String: Any]]
    return (tables?.first?["rows"] as? [[String: Any]])?.first?[fact]
  }

  /// Secrets of this trial that were printed or lie in a file of the vault.
  var leaks: [String] {
    let files = scratch.folder.appending(path: "vault")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: files.path)) ?? []
    let stored = names.map { name in
      String(decoding: (try? Data(contentsOf: files.appending(path: name))) ?? Data(), as: UTF8.self)
    }
    let everything = printed + stored.joined()
    return [Self.pattern, Self.otherPattern, Self.wrongPattern, Self.contents, loginKey].filter {
      !$0.isEmpty && everything.contains($0)
    }
  }
}
