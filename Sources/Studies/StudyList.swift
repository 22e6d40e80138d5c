import Documents

/// The studies as a table.
public enum StudyList {
  public static var table: Table {
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
