/// What a report advises, from the most to the least favourable to patterns.
public enum Verdict: Int, CaseIterable, Sendable, Comparable {
  case patternMayServe, preferPIN, noPattern

  /// One step less favourable.
  var downgraded: Verdict { Verdict(rawValue: rawValue + 1) ?? .noPattern }

  public static func < (a: Verdict, b: Verdict) -> Bool { a.rawValue < b.rawValue }
}
