extension Study {
  /// Every study, in the order in which they are best read.
  public static let all: [Study] = [
    spaceSize, spaceFeatures, meterAgreement, peopleModel, claims, denylistBenefit, lockouts, largerGrids,
    observationTraces, guessNumberEstimators,
  ]

  public static func named(_ id: String) -> Study? { all.first { $0.id == id } }
}
