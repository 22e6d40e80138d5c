import Foundation
import Testing

@Suite struct LockEnrolCommandTests {
  /// A refusal names the rule, and nothing that another pattern could be chosen by.
  @Test(arguments: [
    (LockTrial.popularPattern, [], "list of patterns that too many people choose"),
    (LockTrial.wrongPattern, ["--minimum-length", "6"], "at least 6"),
    (LockTrial.wrongPattern, ["--minimum-guess-number", "389112"], "before guess 389112"),
    (LockTrial.wrongPattern, ["--denylist-size", "389112"], "list of patterns that too many people choose"),
  ]) func refusedPatternsSayWhy(pattern: String, flags: [String], reason: String) throws {
    let trial = try LockTrial(enrolled: false)
    let refused = try trial.enrol(pattern, flags)
    #expect(refused.status == 1 && refused.output.isEmpty)
    #expect(refused.errors.contains(reason) && refused.errors.split(separator: "\n").count == 1)
    #expect(!refused.errors.contains(pattern))
    for hint in ["dot 0", "dot 1", "corner", "left", "right", "such as", "instead", "try "] {
      #expect(!refused.errors.contains(hint))
    }
    #expect(trial.scratch.names.isEmpty)
    #expect(try trial.enrol(pattern, ["--denylist-size", "0"]).status == 0)
  }

  @Test func changeAndLoginHoldTheSameRules() throws {
    let trial = try LockTrial()
    let popular = LockTrial.popularPattern
    let change = try trial.run("change", lines: [LockTrial.pattern, popular, popular])
    #expect(change.status == 1 && change.errors.contains("too many people"))
    let same = try trial.run("change", lines: [LockTrial.pattern, LockTrial.pattern, LockTrial.pattern])
    #expect(same.status == 1 && same.errors.contains("the pattern in use"))
    #expect(try trial.unlock(LockTrial.pattern).status == 0)
    let login = try trial.run("login", lines: [trial.loginKey, popular, popular])
    #expect(login.status == 1 && login.errors.contains("too many people"))
    #expect(try trial.status("state") as? String == "no pattern: dropped by a login")
  }

  @Test func theNewPatternIsAskedForTwice() throws {
    let trial = try LockTrial(enrolled: false)
    let differs = try trial.enrol(LockTrial.pattern, again: LockTrial.otherPattern)
    #expect(differs.status == 1 && differs.errors.contains("differ") && trial.scratch.names.isEmpty)
    let once = try ProgramRun(
      "lock", "enrol", "vault", input: Data("\(LockTrial.pattern)\n".utf8), in: trial.scratch.folder)
    #expect(once.status == 2 && once.errors.contains("'New pattern again' is missing"))
    let kept = try LockTrial()
    let change = try kept.run("change", lines: [LockTrial.pattern, LockTrial.otherPattern, LockTrial.wrongPattern])
    #expect(change.status == 1 && change.errors.contains("differ"))
    #expect(try kept.unlock(LockTrial.pattern).status == 0)
  }

  @Test func cheapDerivationsNeedTheirLabel() throws {
    let scratch = try Scratch()
    let input = Data("\(LockTrial.pattern)\n\(LockTrial.pattern)\n".utf8)
    for (kdf, reason) in [
      ("PBKDF2-HMAC-SHA256:599999", "below the recommended minimum of 600000; --unsafe"),
      ("scrypt:65536:8:1", "--unsafe takes it"),
      ("scrypt:100000:8:1", "power of two"), ("PBKDF2-HMAC-SHA512:600000", "not by PBKDF2-HMAC-SHA512"),
      ("md5", "not a key derivation"), ("scrypt:536870912:8:1", "1 GiB"),
    ] {
      let refused = try ProgramRun("lock", "enrol", "vault", "--kdf", kdf, input: input, in: scratch.folder)
      #expect(refused.status == 2 && refused.errors.contains(reason), "\(kdf): \(refused.errors)")
    }
    #expect(scratch.names.isEmpty)
    let scrypt = try ProgramRun(
      "lock", "enrol", "vault", "--kdf", "scrypt:1024:8:1", "--unsafe", input: input, in: scratch.folder)
    #expect(scrypt.status == 0)
    #expect(try ProgramRun("lock", "unlock", "vault", input: input, in: scratch.folder).status == 0)
  }

  /// A login key that nobody has would lock its vault for good.
  @Test func aLoginKeyThatCannotBePrintedLeavesNoVault() throws {
    let trial = try LockTrial(enrolled: false)
    let command = "printf '\(LockTrial.pattern)\\n\(LockTrial.pattern)\\n' | patternscope lock enrol vault "
    let (output, status) = try ReadmeTests.shell(
      command + LockTrial.cheap.joined(separator: " ") + " > /dev/full", in: trial.scratch.folder)
    #expect(status == 3 && output.contains("there is no vault"))
    #expect(try trial.unlock(LockTrial.pattern).status == 3)
    #expect(try trial.enrol(LockTrial.pattern).status == 0)
  }
}
