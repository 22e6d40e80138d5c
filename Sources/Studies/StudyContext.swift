import Documents
import PatternStrength
import ResultTables

/// What studies draw on, worked out once for all of them.
package struct StudyContext: Sendable {
  /// With the people model.
  let scorer: PatternScorer
  /// Takes the place of every study's own seed; nil leaves them.
  package let seed: UInt64?
  package let corpus: StudyCorpus?

  package init(scorer: PatternScorer, seed: UInt64?, corpus: StudyCorpus?) {
    self.scorer = scorer
    self.seed = seed
    self.corpus = corpus
  }

  func seed(of study: Study) -> UInt64? { study.seed.map { seed ?? $0 } }
}

/// Chosen patterns that a study may count but never shows.
package struct StudyCorpus: Sendable {
  /// As on the command line.
  package let name: String
  /// SHA-256 of its bytes, in hexadecimal digits.
  package let checksum: String
  package let tally: Tally
  /// Empty where its lines have no groups.
  package let groups: [(name: String, tally: Tally)]

  package init(name: String, checksum: String, tally: Tally, groups: [(name: String, tally: Tally)]) {
    self.name = name
    self.checksum = checksum
    self.tally = tally
    self.groups = groups
  }

  /// A share of its people, in percent with its exact 95 % interval; missing where there is nobody.
  func share(_ people: Int) -> Cell {
    measuredCell(tally.total > 0 ? Double(people) / Double(tally.total) : nil, samples: tally.total)
  }
}
