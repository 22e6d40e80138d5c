import Datasets
import Documents

/// What rules and standards say.
enum RulesSection {
  static func blocks(_: AssessmentContext) -> [Document.Block] {
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

/// Who cannot draw.
enum AccessibilitySection {
  static func blocks(_: AssessmentContext) -> [Document.Block] {
    [
      .heading(2, "Accessibility"),
      .bullets([
        "WCAG 2.2, success criterion 2.5.1: whatever works by a path-based gesture must also work with single taps, unless the path is essential. A login by pattern alone is a finding.",
        "Offer the dots as buttons in reading order to screen readers, or another method of equal strength.",
        "Dots of at least 48 dp that stand well apart, and no time limit for the drawing, help people with tremor.",
        "Never tell success from failure by colour alone.",
      ]),
    ]
  }
}
