import Documents
import PatternStrength

/// Where the figures come from, and how to get this report again.
enum SourcesSection {
  private static let sources: [RichText] = [
    "Golla, Rimkus, Aviv, Dürmuth: On the In-Accuracy and Influence of Android Pattern Strength Meters. USEC 2019. \(link: "doi 10.14722/usec.2019.23025", to: "https://doi.org/10.14722/usec.2019.23025")",
    "Munyendo, Grant, Markert, Forman, Aviv: Using a Blocklist to Improve the Security of User Selection of Android Patterns. SOUPS 2021.",
    "Markert, Bailey, Golla, Dürmuth, Aviv: This PIN Can Be Easily Guessed. IEEE S&P 2020. \(link: "arXiv 2003.04868", to: "https://arxiv.org/abs/2003.04868")",
    "Forman, Aviv: Double Patterns. ACSAC 2020. \(link: "doi 10.1145/3427228.3427252", to: "https://doi.org/10.1145/3427228.3427252")",
    "Bonneau: The Science of Guessing. IEEE S&P 2012.",
    "Aviv, Gibson, Mossop, Blaze, Smith: Smudge Attacks on Smartphone Touch Screens. WOOT 2010.",
    "Counts of patterns: exact, by this program; 3x3 by length also OEIS A163889.",
    "Lockouts, key derivation, observation attacks, rules and biometrics: the sources named in each row.",
  ]

  /// What a reader of the report needs of the card; all of it is in the program's data.
  private static func modelTable(_ card: ModelCard) -> Table {
    let shown = ["model", "source", "patterns", "distinct patterns", "collected", "may be used for", "not for"]
    return ModelCard(card.facts.filter { shown.contains($0.field) }).table
  }

  static func blocks(_ context: AssessmentContext, _: Recommendation) -> [Document.Block] {
    [
      .heading(2, "Sources"),
      .bullets(sources),
    ]
      + (context.scorer.model.card.map { [.paragraph("The model of people's choices:"), .table(modelTable($0))] } ?? [])
      + [
        .paragraph("This command writes the same report again:"),
        .preformatted(context.command, language: "sh"),
      ]
  }
}
