import Documents

/// Who cannot draw.
enum AccessibilitySection {
  static func blocks(_: AssessmentContext, _: Recommendation) -> [Document.Block] {
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
