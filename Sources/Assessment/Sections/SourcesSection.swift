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

  static func blocks(_ context: AssessmentContext) -> [Document.Block] {
    var blocks: [Document.Block] = [
      .heading(2, "Sources"),
      .bullets(sources),
    ]
    if let card = context.scorer.model.card {
      blocks.append(.paragraph("The model of people's choices:"))
      blocks.append(.table(modelTable(card)))
    }
    if let command = context.command {
      blocks.append(.paragraph("This command writes the same report again:"))
      blocks.append(.preformatted(command, language: "sh"))
    }
    return blocks
  }
}

/// What the figures do not say.
enum LimitsSection {
  static func blocks(_ context: AssessmentContext) -> [Document.Block] {
    [
      .heading(2, "Limits of the method"),
      .bullets([
        "The people model was learned from \(RichText(context.trainedPatterns)) patterns of volunteers and crowd workers; \(RichText(context.request.client))'s users may choose otherwise.",
        "A model's own figures are what it believes of the people it learned from. Where the two stand side by side, trust the measurement; lockouts and the people's favourites are by the model alone.",
        "Samples of 100 to 200 people leave intervals of several percentage points.",
        "Choices were made for studies, not to protect the participants' own phones for years.",
        "People's choices were measured on 3x3 grids under Android's rule. For larger grids only the number of patterns is known.",
        "Times on copies of the storage are for one graphics card of the stated kind, and fall as hardware improves.",
      ]),
    ]
  }
}
