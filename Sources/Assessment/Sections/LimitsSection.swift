import Documents

/// What the figures do not say.
enum LimitsSection {
  static func blocks(_ context: AssessmentContext, _: Recommendation) -> [Document.Block] {
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
