import Datasets
import Documents

/// A question of research, answered from data that come with the program and, where one is given, from a corpus.
///
/// Every study is one value in a file of its own under `Questions`, listed in `Study.all`; the overview of
/// `notebooks-export/README.md` names it too.
package struct Study: Sendable {
  /// The name on the command line and of the folder: letters, digits and `-`.
  package let id: String
  /// In one sentence, with its question mark.
  package let question: String
  /// The data files that the answer rests on.
  package let data: [Dataset]
  /// Of the random draws; nil where nothing is drawn.
  package let seed: UInt64?
  /// What a corpus would show in addition; nil where the study has no use for one.
  package let corpusPurpose: String?
  let findings: @Sendable (StudyContext) throws -> StudyFindings

  init(
    id: String, question: String, data: [Dataset], seed: UInt64? = nil, corpusPurpose: String? = nil,
    findings: @escaping @Sendable (StudyContext) throws -> StudyFindings
  ) {
    self.id = id
    self.question = question
    self.data = data
    self.seed = seed
    self.corpusPurpose = corpusPurpose
    self.findings = findings
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

  /// - Parameter answer: from the tables, so that a sentence never says anything else than the figures below it.
  init(
    tables: [Table], figures: [StudyFigure], limits: [RichText], answer: (StudyTables) -> RichText
  ) {
    self.tables = tables
    self.figures = figures
    self.limits = limits
    self.answer = answer(StudyTables(tables: tables))
  }
}

/// The tables of a study by their ids.
struct StudyTables {
  fileprivate let tables: [Table]

  /// - Precondition: the study has a table of this id.
  subscript(id: String) -> Table {
    guard let table = tables.first(where: { $0.id == id }) else { preconditionFailure("no table \(id)") }
    return table
  }
}

extension Study {
  /// Every study, in the order in which they are best read.
  package static let all: [Study] = [
    spaceSize, spaceFeatures, meterAgreement, peopleModel, claims, denylistBenefit, lockouts, largerGrids,
    observationTraces, guessNumberEstimators,
  ]

  package static func named(_ id: String) -> Study? { all.first { $0.id == id } }
}

extension Study {
  /// The studies as a table.
  package static var table: Table {
    Table(
      id: "studies", caption: "Studies",
      columns: [
        Column("id", "Study"), Column("question", "Question"), Column("seed", "Seed", alignment: .right),
        Column("corpus", "With a corpus"),
      ],
      rows: Study.all.map { study in
        [
          .text(study.id), .text(study.question), study.seed.map { Cell(UInt128($0)) } ?? .missing,
          study.corpusPurpose.map(Cell.text) ?? .missing,
        ]
      })
  }
}
