import Datasets
import Documents

/// What onlookers, cameras and traces on the glass give away.
enum ObservationSection {
  static func blocks(_: AssessmentContext) -> [Document.Block] {
    [
      .heading(2, "Watching instead of guessing"),
      .paragraph(
        "A pattern is drawn in the open and leaves traces. Studies differ in setting; the figures do not compare directly."
      ),
      .table(
        Table(
          id: "observation", caption: "Attacks by observation, as published",
          columns: [
            Column("channel", "Channel"), Column("setting", "Setting"), Column("result", "Patterns found"),
            Column("comparison", "For comparison"), Column("study", "Study"),
          ],
          rows: ObservationAttack.all.map {
            [
              .text($0.channel), .text($0.setting), .text($0.result + $0.mark),
              $0.comparison.map { .text($0) } ?? .missing,
              .text($0.study + ($0.year.map { " \($0)" } ?? "")),
            ]
          },
          notes: ["Figures marked [abstract] or [second hand] were not read in the study itself."])),
      .paragraph("What lowers them:"),
      .bullets([
        "Hide the lines: let them disappear 500 to 800 ms after the drawing, or do not show them at all.",
        "Wipe the glass, or ask for one touch elsewhere after the drawing, so that traces overlap.",
        "Patterns that cross themselves leave less clear heat and grease than those that do not.",
        "After a failed attempt show no more than that it failed.",
      ]),
    ]
  }
}
