import Documents

/// The assessment that a consultant sends: a document of sections, each in a file of its own.
public struct AssessmentReport: Sendable {
  public let document: Document
  public let recommendation: Recommendation

  /// Every section in reading order.
  private static let sections: [@Sendable (AssessmentContext, Recommendation) -> [Document.Block]] = [
    SummarySection.blocks, ScopeSection.blocks, MethodsSection.blocks, SpaceSection.blocks, GuessingSection.blocks,
    OnlineSection.blocks, OfflineSection.blocks, ObservationSection.blocks, ChoicesSection.blocks, ClaimsSection.blocks,
    DenylistSection.blocks, RulesSection.blocks, AccessibilitySection.blocks, ChecklistSection.blocks,
    EffortSection.blocks, LimitsSection.blocks, SourcesSection.blocks,
  ]

  public init(_ context: AssessmentContext) {
    let request = context.request
    let recommendation = Recommendation(
      RecommendationFacts(
        appKind: request.appKind, attempts: request.attempts, denylistSize: request.denylistSize,
        minimumLength: request.space.lengths.lowerBound, dotCount: request.space.grid.dotCount,
        shareWithinAttempts: context.shareWithinAttempts))
    self.recommendation = recommendation
    var document = Document(title: "Unlock patterns for \(request.client): an assessment")
    document.append(
      .paragraph("\(RichText(context.appName.capitalisedFirst)), \(request.date). Written by patternscope."))
    for section in Self.sections {
      for block in section(context, recommendation) { document.append(block) }
    }
    self.document = document
  }
}
