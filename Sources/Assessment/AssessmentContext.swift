import Documents
import PatternGrid
import PatternStrength

/// What the sections of a report have in common, computed once.
struct AssessmentContext: Sendable {
  let request: AssessmentRequest
  let scorer: PatternScorer
  /// The command that writes this report again; nil where no command did.
  let command: String?
  /// How many patterns the space asked for has; nil where it is too large to count.
  let spaceSize: UInt128?
  /// People's choices under the minimum length, and with the denylist too; nil where the grid or rule is one that people's
  /// choices were not measured on.
  let choices: Choices?
  let recommendation: Recommendation

  struct Choices: Sendable {
    let free: DenylistedDistribution
    let denylisted: DenylistedDistribution

    init(_ request: AssessmentRequest, _ scorer: PatternScorer) {
      let lengths = request.space.lengths
      let isAllowed = PatternTree(scorer.patterns.space).patternLengths.map { lengths.contains(Int($0)) }
      free = DenylistedDistribution(scorer.distribution, scorer.order) { !isAllowed[$0] }
      let denied = Set(free.ranks.prefix(request.denylistSize))
      denylisted = DenylistedDistribution(scorer.distribution, scorer.order) {
        !isAllowed[$0] || denied.contains(UInt32($0))
      }
    }
  }

  init(
    _ request: AssessmentRequest, scorer: PatternScorer, command: String?
  ) {
    self.request = request
    self.scorer = scorer
    self.command = command
    spaceSize = try? PatternCount(request.space).total
    choices = request.space.isWithinAndroid3x3 ? Choices(request, scorer) : nil
    recommendation = Recommendation(
      RecommendationFacts(
        request, shareWithinAttempts: choices?.denylisted.share(guessedAfter: request.attempts)))
  }

  /// How many patterns the model learned from, for people.
  var trainedPatterns: String {
    scorer.model.card?["patterns"].flatMap { Int($0) }.map(grouped) ?? "no"
  }

  /// The app as the report calls it.
  var appName: String { request.app ?? "the \(request.appKind.title)" }
}

extension PatternTree {
  /// Dots in each pattern, by index.
  fileprivate var patternLengths: [UInt8] { depths.filter { $0 >= UInt8(shortest) } }
}

extension PatternSpace {
  /// Whether people's choices on Android's 3x3 grid say something about this space: the same patterns, or the longer ones.
  package var isWithinAndroid3x3: Bool {
    grid == .threeByThree && (rule == .android || rule == .lineage)
      && lengths.lowerBound >= PatternSpace.androidMinimumLength
  }

  /// Whether it is the very space in which people were measured.
  var isAsMeasured: Bool { isWithinAndroid3x3 && lengths == PatternSpace.android3x3.lengths }
}
