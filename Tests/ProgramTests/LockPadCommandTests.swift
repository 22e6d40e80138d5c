import Foundation
import Testing

/// The pages of `lock pad`, in the browser where they are to be used.
@Suite(.serialized) struct LockPadCommandTests {
  /// The traces hold every platform to the same behaviour; there are 305 steps in them.
  @Test func theTrackerFollowsEveryGestureTrace() throws {
    let trial = try PadTrial(page: ["--no-scores"], scripts: ["GestureTraces"])
    #expect(trial.report.checks >= 300 && trial.report.failures.isEmpty && trial.console.isEmpty)
  }

  /// A tracker that is wrong in one place fails; so the traces are looked at.
  @Test(arguments: [
    ("if (!(entry < exit)) return null;", ""), ("this.#now < this.#linesEnd", "this.#now <= this.#linesEnd"),
    ("(stroke.isAxisOrDiagonal ? stroke.passedDots : [])", "stroke.passedDots"),
  ]) func aBrokenTrackerFails(rule: String, broken: String) throws {
    let trial = try PadTrial(page: ["--no-scores"], scripts: ["GestureTraces"]) { page in
      // The changed script has another hash.
      page.replacing(rule, with: broken).replacing(/<meta http-equiv[^>]*>/, with: "")
    }
    #expect(!trial.report.failures.isEmpty)
  }

  @Test func everyGuessNumberIsThatOfTheProgram() throws {
    let trial = try PadTrial(scripts: ["GuessNumbers"])
    #expect(trial.report.failures.isEmpty && trial.console.isEmpty)
    let found = trial.report.text.split(separator: "\n")
    let listed = try ProgramRun("list", "--columns", "pattern,guess_number,guessed_before_pct").lines.dropFirst()
    #expect(found.count == 389_112 && listed.count == 389_112)
    var differences = 0
    for (line, expected) in zip(found, listed) {
      let (a, b) = (line.split(separator: ","), expected.split(separator: ","))
      // One decimal in place of three.
      let difference = abs((Double(a[2]) ?? .infinity) - (Double(b[2]) ?? 0))
      if a[0] != b[0] || a[1] != b[1] || difference > 0.0505 { differences += 1 }
    }
    #expect(differences == 0)
  }

  @Test(arguments: ["1280,900", "320,640"]) func theElementAndThePage(size: String) throws {
    let trial = try PadTrial(scripts: ["Element"], size: size)
    #expect(trial.report.failures.isEmpty && trial.report.checks >= 60, "\(trial.report.failures)")
    #expect(trial.console.isEmpty, "\(trial.console)")
  }

  @Test func otherGridsHaveAPadAndNoScore() throws {
    let flags = ["--grid", "4x4", "--notation", "dotted"]
    let trial = try PadTrial(page: flags, scripts: ["OtherGrids"], size: "320,640")
    #expect(trial.report.failures.isEmpty && trial.report.checks >= 5, "\(trial.report.failures)")
    #expect(trial.console.isEmpty, "\(trial.console)")
    let page = try ProgramRun(arguments: ["lock", "pad"] + flags).text
    #expect(page.contains("There is no score: people’s choices were measured on Android’s 3x3 patterns"))
    let bare = try ProgramRun("lock", "pad", "--no-scores")
    #expect(bare.text.contains("There is no score: the page was written without (--no-scores)"))
    #expect(bare.output.count < 60_000 && !bare.text.contains("id=\"guess-numbers\""))
  }

  /// As written, the page runs and nothing is refused; with a word of its script changed, the policy stops it.
  @Test func thePolicyAllowsThePageAndNothingElse() throws {
    let page = try ProgramRun("lock", "pad").text
    #expect(page.contains("content=\"default-src 'none'; script-src 'sha256-"))
    #expect(try PadTrial.open(page).console.isEmpty)
    let (_, refused) = try PadTrial.open(page.replacing("\"Use buttons\"", with: "\"Use  buttons\""))
    #expect(refused.contains { $0.contains("Content Security Policy") })
    // The name of SVG is no address.
    let rest = page.replacing("http://www.w3.org/2000/svg", with: "")
    for word in [
      "http:", "https:", "//www", "src=", "href=", "url(", "@import", "unsafe", "fetch(", "XMLHttpRequest", "WebSocket",
      "sendBeacon", "Storage", "indexedDB", "cookie", "console.", "eval(",
    ] {
      #expect(!rest.contains(word), "\(word)")
    }
  }

  /// The page refuses what `lock enrol` refuses under the same flags, with the same words.
  @Test func refusalsAreThoseOfEnrolment() throws {
    let trial = try LockTrial(enrolled: false)
    let page = try ProgramRun("lock", "pad", "--minimum-guess-number", "300000", "--denylist-size", "0").text
    for flags in [[], ["--denylist-size", "0", "--minimum-guess-number", "9"]] {
      let errors = try trial.enrol(LockTrial.popularPattern, flags).errors
      let reason = try #require(errors.split(separator: "error: ").last).trimmingCharacters(in: .newlines)
      let words = reason.replacing("guess 9", with: "guess ${this.minimumGuessNumber}")
      #expect(page.contains(words), "\(words)")
    }
    #expect(page.contains("data-last-denied=\"0\" data-minimum-guess-number=\"300000\""))
    #expect(page.contains("Refused are all patterns guessed before guess 300,000."))
    // The fifth pattern of six dots or more is the last of them that a list of five holds.
    let listed = try ProgramRun("denylist", "--top", "5", "--minimum-length", "6").lines
    let numbers = try ProgramRun(arguments: ["score"] + listed + ["--columns", "guess_number", "--format", "csv"]).lines
    let last = try #require(numbers.dropFirst().compactMap { Int($0) }.max())
    let long = try ProgramRun("lock", "pad", "--minimum-length", "6", "--denylist-size", "5").text
    #expect(long.contains("data-last-denied=\"\(last)\"") && long.contains("at least 6 dots that people choose most"))
  }

  @Test func wrongFlagsAreRefused() throws {
    let scratch = try Scratch()
    for (flags, reason) in [
      (["--grid", "4x4", "--denylist-size", "5"], "'--denylist-size' needs scores"),
      (["--no-scores", "--minimum-guess-number", "5"], "'--minimum-guess-number' needs scores"),
      (["--rule", "strict", "--denylist-size", "5"], "measured on Android’s 3x3 patterns"),
      (["--grid", "7x7"], "a grid has 2 to 36 dots"), (["--minimum-length", "10"], "no patterns of 10 to 9 dots"),
      (["--notation", "roman"], "--notation"), (["vault"], "vault"),
    ] {
      let run = try ProgramRun(arguments: ["lock", "pad", "--output", "pad.html"] + flags, in: scratch.folder)
      #expect(run.status == 2 && run.output.isEmpty && run.errors.contains(reason), "\(flags): \(run.errors)")
    }
    #expect(scratch.names.isEmpty)
  }

  @Test func outputIsWholeAndTheSameEachTime() throws {
    let scratch = try Scratch()
    let printed = try ProgramRun("lock", "pad")
    #expect(printed.output.count < 1_400_000 && printed.text.hasSuffix("</html>\n"))
    let written = try ProgramRun("lock", "pad", "--output", "pad.html", in: scratch.folder)
    #expect(written.status == 0 && written.output.isEmpty && scratch.names == ["pad.html"])
    #expect(try Data(contentsOf: scratch.file("pad.html")) == printed.output)
    let again = try ProgramRun("lock", "pad", "--no-scores", "--output", "pad.html", in: scratch.folder)
    #expect(again.status == 3 && again.errors.contains("exists; give --force"))
    let forced = try ProgramRun("lock", "pad", "--no-scores", "--output", "pad.html", "--force", in: scratch.folder)
    #expect(forced.status == 0)
    let closed = try ReadmeTests.shell("patternscope lock pad | head -n 1", in: scratch.folder)
    #expect(closed.output == "<!DOCTYPE html>\n")
    let full = try ReadmeTests.shell("patternscope lock pad > /dev/full", in: scratch.folder)
    #expect(full.status == 3 && full.output.contains("to standard output"))
  }
}
