import Foundation
import Testing

@Suite struct LockAuditCommandTests {
  /// The number of guesses is the pattern's guess number, as `score` has it.
  @Test func popularPatternsOpenAtTheirGuessNumber() throws {
    let trial = try LockTrial(enrolled: false)
    _ = try trial.enrol(LockTrial.popularPattern, ["--denylist-size", "0"])
    let number = try ProgramRun("score", "--columns", "guess_number", "--format", "csv", LockTrial.popularPattern)
      .lines[1]
    let audit = try trial.run("audit", ["--mine", "--guesses", "50"])
    #expect(audit.status == 0 && audit.text == "opened by guess \(number) of 50\n" && audit.errors.isEmpty)
    let tooFew = try trial.run("audit", ["--mine", "--guesses", "\(Int(number)! - 1)"])
    #expect(tooFew.status == 0 && tooFew.text == "not opened by \(Int(number)! - 1) guesses\n")
    // The counter is not asked for, and does not notice.
    #expect(try trial.status("failures") as? Int == 0)
  }

  @Test func unpopularPatternsStayShut() throws {
    let trial = try LockTrial()
    #expect(try trial.run("audit", ["--mine"]).text == "not opened by 100 guesses\n")
    #expect(trial.leaks.isEmpty)
  }

  /// The locked counter and the missing device key protect no copy.
  @Test func aCopyIsGuessedAtWithoutItsCounter() throws {
    let trial = try LockTrial(enrolled: false)
    _ = try trial.enrol(LockTrial.popularPattern, ["--denylist-size", "0", "--attempts", "1"])
    #expect(try trial.unlock(LockTrial.wrongPattern).status == 1)
    for name in ["attempts", "device-key"] {
      try FileManager.default.removeItem(at: trial.scratch.file("vault/\(name)"))
    }
    #expect(try trial.unlock(LockTrial.popularPattern).errors.contains("locked"))
    #expect(try trial.run("audit", ["--mine"]).text.hasPrefix("opened by guess"))
  }

  @Test func onlyOwnVaults() throws {
    let trial = try LockTrial()
    let refused = try trial.run("audit")
    #expect(refused.status == 2 && refused.output.isEmpty && refused.errors.contains("--mine"))
    _ = try trial.run("login", lines: [trial.loginKey])
    #expect(try trial.run("audit", ["--mine"]).status == 1)
  }
}
