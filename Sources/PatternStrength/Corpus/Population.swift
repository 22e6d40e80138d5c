/// People whose choices are analysed together: a file, or a group of one.
public struct Population: Sendable {
  public let name: String
  public let tally: Tally
  /// Lines that gave no pattern, by kind; nil where refused lines are not known by population, as within a file.
  public let refusedCounts: [LineError.Kind: Int]?

  public init(name: String, tally: Tally, refusedCounts: [LineError.Kind: Int]?) {
    self.name = name
    self.tally = tally
    self.refusedCounts = refusedCounts
  }
}
