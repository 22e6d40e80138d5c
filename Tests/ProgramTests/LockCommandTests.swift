import Foundation
import Testing

@Suite struct LockCommandTests {
  @Test func wholeLifeOfAVault() throws {
    let trial = try LockTrial()
    #expect(trial.loginKey.wholeMatch(of: /[0-9a-f]{64}/) != nil)
    #expect(try trial.unlock(LockTrial.pattern).text == LockTrial.contents)

    let change = try trial.run(
      "change", lines: [LockTrial.pattern, LockTrial.otherPattern, LockTrial.otherPattern])
    #expect(change.status == 0 && change.output.isEmpty && change.errors.isEmpty)
    #expect(try trial.unlock(LockTrial.pattern).status == 1)
    #expect(try trial.unlock(LockTrial.otherPattern).text == LockTrial.contents)

    for left in (0..<5).reversed() {
      let refused = try trial.unlock(LockTrial.wrongPattern)
      #expect(refused.status == 1 && refused.output.isEmpty)
      #expect(refused.errors.contains("\(left) \(left == 1 ? "attempt" : "attempts") left"), "\(refused.errors)")
    }
    let locked = try trial.unlock(LockTrial.otherPattern)
    #expect(locked.status == 1 && locked.output.isEmpty && locked.errors.contains("locked"))
    #expect(try trial.status("attempts_left") as? Int == 0)

    let login = try trial.run(
      "login", LockTrial.cheap, lines: [trial.loginKey, LockTrial.pattern, LockTrial.pattern])
    #expect(login.status == 0 && login.output.isEmpty && login.errors.contains("The old pattern is gone"))
    #expect(try trial.status("attempts_left") as? Int == 5)
    #expect(try trial.unlock(LockTrial.otherPattern).status == 1)
    #expect(try trial.unlock(LockTrial.pattern).text == LockTrial.contents)
    #expect(trial.leaks.isEmpty, "\(trial.printed)")
  }

  @Test func loginWithoutANewPattern() throws {
    let trial = try LockTrial()
    for lines in [[], [""]] {
      let login = try trial.run("login", lines: [trial.loginKey] + lines)
      #expect(login.status == 0 && login.errors.contains("No new pattern was set"))
      #expect(try trial.status("state") as? String == "no pattern: dropped by a login")
      #expect(try trial.status("derivation") is NSNull)
    }
    let refused = try trial.unlock(LockTrial.pattern)
    #expect(refused.status == 1 && refused.errors.contains("no pattern"))
  }

  @Test func wrongLoginKeysAreRefused() throws {
    let trial = try LockTrial()
    let other = String(repeating: "5a", count: 32)
    #expect(try trial.run("login", lines: [other]).errors.contains("not this vault's"))
    let malformed = try trial.run("login", lines: [String(trial.loginKey.dropLast())])
    #expect(malformed.status == 1 && malformed.errors.contains("no login key"))
    #expect(!malformed.errors.contains(trial.loginKey.dropLast()))
    #expect(try trial.unlock(LockTrial.pattern).text == LockTrial.contents)
  }

  @Test func contentsGoToAPrivateFileOrToNone() throws {
    let trial = try LockTrial()
    let file = trial.scratch.file("out")
    let refused = try trial.run("unlock", ["--output", "out"], lines: [LockTrial.wrongPattern])
    #expect(refused.status == 1 && trial.scratch.names == ["contents", "vault"])
    let opened = try trial.run("unlock", ["--output", "out"], lines: [LockTrial.pattern])
    #expect(opened.status == 0 && opened.output.isEmpty)
    #expect(try String(contentsOf: file, encoding: .utf8) == LockTrial.contents)
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    // An output that cannot be written costs no attempt.
    let existing = try trial.run("unlock", ["--output", "out"], lines: [LockTrial.wrongPattern])
    #expect(existing.status == 3 && existing.errors.contains("--force"))
    #expect(try trial.status("failures") as? Int == 0)
  }

  @Test func contentsFollowThePatternsOnStandardInput() throws {
    let scratch = try Scratch()
    let bytes = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 7) })
    let lines = Data("\(LockTrial.pattern)\r\n\(LockTrial.pattern)\n".utf8)
    let enrolled = try ProgramRun(
      arguments: ["lock", "enrol", "vault", "--contents", "-"] + LockTrial.cheap, input: lines + bytes,
      in: scratch.folder)
    #expect(enrolled.status == 0, "\(enrolled.errors)")
    #expect(try ProgramRun("lock", "unlock", "vault", input: lines, in: scratch.folder).output == bytes)
  }

  @Test func exitStatuses() throws {
    let trial = try LockTrial()
    let none = try trial.run("unlock")
    #expect(none.status == 2 && none.errors.contains("too few lines"))
    #expect(try trial.run("change", lines: [LockTrial.pattern]).status == 2)
    // No pattern at all is no attempt, and is not repeated.
    for text in ["028", "0123456789", "", "012", String(repeating: "0", count: 600)] {
      let refused = try trial.unlock(text)
      #expect(refused.status == 1 && refused.output.isEmpty)
      #expect(text.isEmpty || !refused.errors.contains("'\(text)'") && !refused.errors.contains("from 0 to 2"))
    }
    #expect(try trial.status("failures") as? Int == 0)
    #expect(try trial.enrol(LockTrial.pattern).status == 3)
    #expect(try ProgramRun("lock").status == 2)
    #expect(try ProgramRun("lock", "unlock", in: trial.scratch.folder).status == 2)
    let missing = try ProgramRun(
      "lock", "unlock", "nowhere", input: Data("\(LockTrial.pattern)\n".utf8), in: trial.scratch.folder)
    #expect(missing.status == 3 && missing.errors.contains("no vault"))

    let file = trial.scratch.file("vault/vault")
    try (try Data(contentsOf: file)).dropLast(3).write(to: file)
    let truncated = try trial.unlock(LockTrial.pattern)
    #expect(truncated.status == 3 && truncated.errors.contains("cut off"))
  }

  @Test func statusTellsThePolicy() throws {
    let trial = try LockTrial([
      "--attempts", "9", "--lockout", "android-gatekeeper", "--ignore-repeats",
    ])
    for _ in 0..<2 { _ = try trial.unlock(LockTrial.wrongPattern) }
    #expect(try trial.status("failures") as? Int == 1)
    for wrong in ["01234", "01236", "01237", "01246"] { _ = try trial.unlock(wrong) }
    #expect(try trial.status("state") as? String == "waiting")
    let seconds = try #require(try trial.status("wait_seconds") as? Int)
    #expect((1...30).contains(seconds))
    let waiting = try trial.unlock(LockTrial.pattern)
    #expect(waiting.status == 1 && waiting.errors.contains("wait"))
    #expect(try trial.status("attempts_left") as? Int == 4)
    #expect(try trial.status("format_version") as? Int == 1)
    let table = try trial.run("status").text
    for fact in [
      "PBKDF2-HMAC-SHA256 with 1000 iterations", "unsafe: below the recommended minimum", "android-gatekeeper",
    ] {
      #expect(table.contains(fact))
    }
    #expect(trial.leaks.isEmpty)
  }

  @Test func everyCommandHasItsHelp() throws {
    for command in ["enrol", "unlock", "change", "status", "login", "bench", "audit"] {
      #expect(try ProgramRun("lock", "--help").text.contains("  \(command) "))
      let help = try ProgramRun("lock", command, "--help")
      #expect(help.status == 0 && help.text.contains("patternscope lock \(command)"))
      #expect(help.lines.allSatisfy { $0.count <= 80 || $0.hasPrefix("  patternscope ") })
    }
  }
}
