import GSLStatistics
import PatternGrid

/// A trained log-linear model, and how it does on patterns on which it was not trained.
public struct LogLinearReport: Sendable {
  /// One of so many parts of the corpus is held out to measure the bits of patterns not trained on.
  public static let heldOutParts = 5
  /// Of the random parts.
  private static let seed: UInt64 = 1

  public let result: LogLinearTraining.Result
  /// Mean of -log2 p over a part of the corpus, by a model trained on the rest; nil where the corpus is smaller than the
  /// number of parts, or too large to be parted one by one.
  public let heldOutBits: Double?

  /// Trains on all of a corpus, and once more on all but a part.
  ///
  /// - Throws: `GSLError` where the corpus is empty.
  public init(
    _ training: LogLinearTraining, _ tally: Tally, threads: Int, progress: (Int) -> Void = { _ in }
  ) throws {
    let tree = PatternTree(.android3x3)
    result = try training.train(tally, over: tree, threads: threads, progress: progress)
    do {
      let split = try CrossValidationSplit(tally, folds: Self.heldOutParts, repeats: 1, seed: Self.seed)
      let round = split.rounds[0]
      let weights = try training.train(split.training(of: round), over: tree, threads: threads).weights
      let distribution = PatternDistribution(LogLinearModel(weights: weights), over: tree)
      let bits = compensatedSum(round.heldOut.map { distribution.bits(ofRank: Int(split.ranks[$0])) })
      heldOutBits = bits / Double(round.heldOut.count)
    } catch is CrossValidationError {
      heldOutBits = nil
    }
  }
}
