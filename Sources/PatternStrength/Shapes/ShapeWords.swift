import PatternGrid

extension ShapeCatalogue {
  /// The shape in words: its name and its runs, such as `L, long arm down, short arm right`.
  public func words(for pattern: Pattern) -> String {
    let runs = pattern.straightRuns
    guard !runs.isEmpty else { return "a single dot" }
    guard let figure = figure(of: pattern) else { return "no named shape: \(words(for: runs))" }
    guard figure.id == "L" else { return "\(figure.name): \(words(for: runs))" }
    return "\(figure.name), \(arms(runs))"
  }

  /// The letters and digits that the pattern draws, such as `letter S; digit 5`; nil where there are none.
  public func characterWords(for pattern: Pattern) -> String? {
    let names = characters(of: pattern).map { "\($0.character.name)\($0.form.words)" }
    return names.isEmpty ? nil : names.joined(separator: "; ")
  }

  private func words(for runs: [StraightRun]) -> String {
    runs.map { "\($0.direction.words) \($0.steps)" }.joined(separator: ", ")
  }

  private func arms(_ runs: [StraightRun]) -> String {
    let (first, second) = (runs[0], runs[1])
    let (firstWay, secondWay) = (first.direction.words, second.direction.words)
    if first.steps == second.steps { return "equal arms \(firstWay) and \(secondWay)" }
    return first.steps > second.steps
      ? "long arm \(firstWay), short arm \(secondWay)" : "short arm \(firstWay), long arm \(secondWay)"
  }
}
