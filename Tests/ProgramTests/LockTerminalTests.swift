import Foundation
import Testing

/// The lock at a terminal: nothing typed is shown, and the terminal is as before afterwards.
@Suite struct LockTerminalTests {
  @Test func nothingTypedIsShown() throws {
    let scratch = try Scratch()
    let enrolled = try TerminalRun(
      ["lock", "enrol", "vault"] + LockTrial.cheap,
      [
        .answer(prompt: "New pattern: ", typed: "\(LockTrial.pattern)\n"),
        .answer(prompt: "New pattern again: ", typed: "\(LockTrial.pattern)\n"),
      ], in: scratch.folder)
    #expect(enrolled.status == 0 && enrolled.echoWhenAsked == [false, false] && enrolled.echoAtEnd)
    #expect(!enrolled.shown.contains(LockTrial.pattern) && enrolled.output.count == 65)
    let key = enrolled.output.trimmingCharacters(in: .newlines)
    #expect(!enrolled.shown.contains(key))

    let wrong = try TerminalRun(
      ["lock", "unlock", "vault"], [.answer(prompt: "Pattern: ", typed: "\(LockTrial.wrongPattern)\n")],
      in: scratch.folder)
    #expect(wrong.status == 1 && wrong.shown.contains("4 attempts left"))
    #expect(!wrong.shown.contains(LockTrial.wrongPattern) && wrong.echoAtEnd)

    let login = try TerminalRun(
      ["lock", "login", "vault"],
      [.answer(prompt: "Login key: ", typed: "\(key)\n"), .answer(prompt: "for none yet): ", typed: "\n")],
      in: scratch.folder)
    #expect(login.status == 0 && login.echoWhenAsked == [false, false] && login.echoAtEnd)
    #expect(login.shown.contains("The old pattern is gone") && !login.shown.contains(key))
  }

  /// ^C and ^\ end the program and give the terminal back; neither dumps memory.
  @Test(arguments: [("\u{3}", -SIGINT), ("\u{1C}", -SIGTERM)]) func keysThatEndTheProgram(key: String, status: Int32)
    throws
  {
    let trial = try LockTrial()
    let run = try TerminalRun(
      ["lock", "unlock", "vault"], [.answer(prompt: "Pattern: ", typed: "4081" + key)], in: trial.scratch.folder)
    #expect(run.status == status && run.echoWhenAsked == [false] && run.echoAtEnd)
    #expect(run.shown == "Pattern: ")
  }

  /// The signal goes on to whoever watched for it before: an unfinished output is removed too.
  @Test func anInterruptionRemovesTheOutput() throws {
    let trial = try LockTrial()
    let run = try TerminalRun(
      ["lock", "unlock", "vault", "--output", "out"], [.answer(prompt: "Pattern: ", typed: "4081\u{3}")],
      in: trial.scratch.folder)
    #expect(run.status == 128 + SIGINT && run.echoAtEnd)
    #expect(trial.scratch.names == ["contents", "vault"])
  }

  /// ^Z shows typing while the program is stopped, and hides it when it goes on.
  @Test func stoppingAndGoingOn() throws {
    let trial = try LockTrial()
    let run = try TerminalRun(
      ["lock", "unlock", "vault"],
      [.stop(prompt: "Pattern: "), .answer(prompt: "Pattern: ", typed: "\(LockTrial.pattern)\n")],
      in: trial.scratch.folder)
    #expect(run.status == 0 && run.output == LockTrial.contents)
    #expect(run.echoWhenAsked == [false, false] && run.echoWhenStopped == true && run.echoAtEnd)
    #expect(!run.shown.contains(LockTrial.pattern))
  }

  @Test func endOfInputIsTooFewLines() throws {
    let trial = try LockTrial()
    let run = try TerminalRun(
      ["lock", "unlock", "vault"], [.answer(prompt: "Pattern: ", typed: "\u{4}")], in: trial.scratch.folder)
    #expect(run.status == 2 && run.echoAtEnd)
  }

  @Test func progressOfAnAuditIsATerminalMatter() throws {
    let trial = try LockTrial()
    let atTerminal = try TerminalRun(
      ["lock", "audit", "vault", "--mine", "--guesses", "20000"], [], in: trial.scratch.folder)
    #expect(atTerminal.status == 0 && atTerminal.output == "not opened by 20000 guesses\n")
    #expect(atTerminal.shown.contains("guessing [") && atTerminal.shown.hasSuffix("\r\u{1B}[K"))
    let elsewhere = try trial.run("audit", ["--mine", "--guesses", "20000"])
    #expect(elsewhere.errors.isEmpty)
  }
}
