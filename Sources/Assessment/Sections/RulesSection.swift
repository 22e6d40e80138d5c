import Datasets
import Documents

/// What rules and standards say.
enum RulesSection {
  static func blocks(_: AssessmentContext, _: Recommendation) -> [Document.Block] {
    [
      .heading(2, "Rules and standards"),
      .table(
        Table(
          id: "rules", caption: "What rules and standards say of patterns",
          columns: [
            Column("rule", "Rule"), Column("says", "What it says"), Column("consequence", "Consequence"),
            Column("reference", "Reference"),
          ],
          rows: PolicyRule.all.map { rule in
            [
              .text("\(rule.rule), \(rule.version)"), .text(rule.says + rule.mark),
              rule.consequence.map { .text($0) } ?? .missing, .text(rule.reference),
            ]
          },
          notes: [
            "Rows marked [abstract] or [second hand] were not read in the document itself. This is not legal advice."
          ])),
    ]
  }
}
