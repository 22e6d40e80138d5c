import CommandLineTool
import Foundation
import Testing

@Suite struct CompletionShellTests {
  @Test("Each script is valid for its shell, where the shell is installed", arguments: CompletionShell.allCases)
  func syntax(shell: CompletionShell) throws {
    let script = sample.completion(for: shell)
    for word in ["bake", "close", "format", "forget-the-salt-and-everything", "json", "weight", "verbose", "version"] {
      #expect(script.contains(word), "\(word)")
    }
    guard let path = installed(shell.rawValue) else { return }
    let checked = try run(path, ["-n", "/dev/stdin"], input: script)
    #expect(checked.status == 0)
    #expect(checked.errors == "")
  }

  @Test(
    "bash completes", .enabled(if: installed("bash") != nil),
    arguments: [
      (["b"], ["bake"]), ([""], ["bake", "shop", "move", "help"]), (["shop", ""], ["open", "close"]),
      (["-v", "shop", "o"], ["open"]), (["help", "shop", ""], ["open", "close"]), (["help", "m"], ["move"]),
      (["bake", "--for"], ["--format", "--force", "--forget-the-salt-and-everything"]),
      (["--ver"], ["--verbose", "--version"]),
      (["bake", "--format", ""], ["csv", "json", "html"]), (["bake", "-f", "j"], ["json"]),
      (["bake", "--format", "="], ["csv", "json", "html"]), (["bake", "--format", "=", "h"], ["html"]),
      (["bake", "--columns", "we"], ["weight"]), (["bake", "--columns", "name,p"], ["name,price"]),
      (["bake", "--loaves", ""], []), (["shop", "open", ""], []), (["bake", "--", "--f"], []),
      (["bake", "two w"], ["two words"]), (["bake", "--output", "led"], ["ledger"]), (["shop", "open", "led"], []),
    ] as [([String], [String])])
  func bash(words: [String], completions: [String]) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for file in ["two words", "ledger"] { try Data().write(to: folder.appending(path: file)) }
    let quoted = (["bakery"] + words).map { "'\($0)'" }.joined(separator: " ")
    let script = """
      \(sample.completion(for: .bash))
      cd '\(folder.path)'
      COMP_WORDS=(\(quoted))
      COMP_CWORD=\(words.count)
      _bakery
      for completion in "${COMPREPLY[@]}"; do echo "$completion"; done
      """
    let completed = try run(try #require(installed("bash")), ["--norc", "/dev/stdin"], input: script)
    #expect(completed.errors == "")
    #expect(completed.output.split(separator: "\n").map(String.init) == completions)
  }
}

private func installed(_ shell: String) -> String? {
  ["/bin/\(shell)", "/usr/bin/\(shell)"].first(where: FileManager.default.isExecutableFile)
}
