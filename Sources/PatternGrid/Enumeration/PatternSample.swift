extension PatternIndex {
  /// A pattern drawn at random, each pattern of the space being equally likely.
  public func randomPattern(using generator: inout some RandomNumberGenerator) -> Pattern {
    pattern(at: Int.random(in: 0..<count, using: &generator))
  }
}
