import Documents
import PatternGrid
import PatternStrength

/// Everything that the sections of a report draw on, worked out once.
public struct AssessmentContext: Sendable {
  public let request: AssessmentRequest
  public let scorer: PatternScorer
  /// The command that writes this report again.
  public let command: String
  /// Draws a chart; nil where charts cannot be drawn on this machine.
  let illustrate: @Sendable (Chart, RichText) -> Figure?
  /// How many patterns the space asked for has; nil where it is too large to count.
  let spaceSize: UInt128?
  /// People's choices under the minimum length, and with the denylist too; nil where the grid or rule is one that people's
  /// choices were not measured on.
  let choices: Choices?

  struct Choices: Sendable {
    let free: DenylistedDistribution
    let denylisted: DenylistedDistribution
    /// The denylist, most likely first.
    let denylist: [UInt32]
  }

  /// - Parameters:
  ///   - scorer: with the model of people's choices to use.
  ///   - illustrate: draws a chart under a caption, or returns nil.
  public init(
    _ request: AssessmentRequest, scorer: PatternScorer, command: String,
    illustrate: @escaping @Sendable (Chart, RichText) -> Figure?
  ) {
    self.request = request
    self.scorer = scorer
    self.command = command
    self.illustrate = illustrate
    spaceSize = try? PatternCount(request.space).total
    choices = request.space.isWithinAndroid3x3 ? Self.choices(request, scorer) : nil
  }

  private static func choices(_ request: AssessmentRequest, _ scorer: PatternScorer) -> Choices {
    let lengths = request.space.lengths
    let isAllowed = patternLengths.map { lengths.contains(Int($0)) }
    let free = DenylistedDistribution(scorer.distribution, scorer.order) { !isAllowed[$0] }
    let denylist = Array(free.ranks.prefix(request.denylistSize))
    let denied = Set(denylist)
    let denylisted = DenylistedDistribution(scorer.distribution, scorer.order) {
      !isAllowed[$0] || denied.contains(UInt32($0))
    }
    return Choices(free: free, denylisted: denylisted, denylist: denylist)
  }

  /// The share of people guessed within the attempts allowed, with the denylist in force; nil where it is not known.
  var shareWithinAttempts: Double? { choices?.denylisted.share(guessedAfter: request.attempts) }

  /// How many patterns the model learned from, for people.
  var trainedPatterns: String {
    scorer.model.card?["patterns"].flatMap { Int($0) }.map(grouped) ?? "no"
  }

  /// The app as the report calls it.
  var appName: String { request.app ?? "the \(request.appKind.title)" }
}

/// Dots in each pattern of Android's 3x3 space, by rank.
private let patternLengths: [UInt8] = {
  let tree = PatternTree(.android3x3)
  return tree.depths.filter { $0 >= UInt8(tree.shortest) }
}()

extension PatternSpace {
  /// Whether people's choices on Android's 3x3 grid say something about this space: the same patterns, or the longer ones.
  public var isWithinAndroid3x3: Bool {
    grid == .threeByThree && (rule == .android || rule == .lineage)
      && lengths.lowerBound >= PatternSpace.androidMinimumLength
  }

  /// Whether it is the very space in which people were measured.
  var isAsMeasured: Bool { isWithinAndroid3x3 && lengths == PatternSpace.android3x3.lengths }
}
