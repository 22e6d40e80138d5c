import Datasets
import Documents

/// A question of research, answered from data that come with the program and, where one is given, from a corpus.
///
/// Every study is one value in a file of its own under `Questions`, listed in `Study.all`.
public struct Study: Sendable {
  /// The name on the command line and of the folder: letters, digits and `-`.
  public let id: String
  /// In one sentence, with its question mark.
  public let question: String
  /// The data files that the answer rests on.
  public let data: [Dataset]
  /// Of the random draws; nil where nothing is drawn.
  public let seed: UInt64?
  /// What a corpus would show in addition; nil where the study has no use for one.
  public let corpusPurpose: String?
  let answer: @Sendable (StudyContext) throws -> StudyFindings

  init(
    id: String, question: String, data: [Dataset], seed: UInt64? = nil, corpusPurpose: String? = nil,
    answer: @escaping @Sendable (StudyContext) throws -> StudyFindings
  ) {
    self.id = id
    self.question = question
    self.data = data
    self.seed = seed
    self.corpusPurpose = corpusPurpose
    self.answer = answer
  }
}

/// What a study found.
struct StudyFindings {
  /// In one sentence.
  let answer: RichText
  let tables: [Table]
  let figures: [StudyFigure]
  /// What the answer does not say, or rests on.
  let limits: [RichText]
}
