import Assessment
import CommandLineTool
import Documents
import PatternGrid
import PatternStrength

private let noScores: Flag<Bool> = .toggle("no-scores", summary: "Write the pad alone: 48 KB in place of 1.3 MB")

let lockPadCommand = RunnableCommand(
  command: Command(
    "pad", summary: "Write a web page with a pattern pad that says how guessable a drawing is",
    discussion: """
      Writes one HTML file that needs no network and no other file, and is allowed neither. Its pad is a custom element \
      for app teams to copy into a web view: drawn on by finger, mouse or pen, or used by keyboard and screen reader. \
      It stores and sends nothing.

      For Android's 3x3 patterns the page shows the exact guess number, the share of people guessed earlier, and \
      whether lock enrol would refuse the pattern under the same flags. So it holds the order in which the people model \
      guesses, which this program tells everyone; of the denylist only how far down that order it goes. For other \
      spaces there is the pad alone, and the page says why.
      """,
    flags: SpaceFlags.all + LockFlags.popularity + [
      noScores, PatternFlags.outputNotation, OutputFlags.output, OutputFlags.force,
    ],
    examples: [
      Example("patternscope lock pad --output pad.html", "a pad with scores"),
      Example("patternscope lock pad --grid 4x4 --notation dotted --output pad.html", "a pad for another grid"),
    ])
) { invocation, _ in
  let space = try invocation.space()
  let result = try invocation.padResult(for: space)
  let output = try invocation.outputFile()
  try output.write(PadPage(space, notation: invocation[PatternFlags.outputNotation], result: try result()).text)
  try output.finish()
}

extension Invocation {
  /// What the page tells of a pattern: worked out when asked for, after wrong usage was refused.
  fileprivate func padResult(for space: PatternSpace) throws -> () throws -> PadPage.Result {
    let reason =
      self[noScores]
      ? "the page was written without (--no-scores)"
      : space.isWithinAndroid3x3
        ? nil : "people’s choices were measured on Android’s 3x3 patterns of 4 to 9 dots only"
    guard let reason else { return scoredResult }
    for flag in LockFlags.popularity where isGiven(flag) {
      throw Failure.usage("flag '--\(flag.declaration.name)' needs scores, and there are none: \(reason)")
    }
    return { .none(reason: reason) }
  }

  private func scoredResult() throws -> PadPage.Result {
    let scorer = PatternScorer(model: try model())
    let card = scorer.model.card
    let patterns = card?["patterns"].flatMap { Int($0) }.map { "learned from \(GroupedDecimal.text($0)) patterns" }
    return .scores(
      PadScores(scorer.order, denied: deniedPatterns(scorer)),
      model: [card?["model"], patterns].compactMap { $0 }.joined(separator: "; "),
      minimumGuessNumber: self[LockFlags.minimumGuessNumber], refused: refusedPatterns())
  }

  /// Which new patterns the page refuses, in a sentence.
  private func refusedPatterns() -> String {
    let size = self[LockFlags.denylistSize]
    let number = self[LockFlags.minimumGuessNumber]
    let refused = [
      size > 0
        ? "the \(GroupedDecimal.text(size)) patterns of at least \(shortestNewPattern) dots that people choose most"
        : nil,
      number > 1 ? "all patterns guessed before guess \(GroupedDecimal.text(number))" : nil,
    ].compactMap { $0 }
    return refused.isEmpty ? "No new pattern is refused here." : "Refused are \(refused.joined(separator: ", and "))."
  }
}
