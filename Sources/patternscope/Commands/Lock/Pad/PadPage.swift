import Digests
import Documents
import PatternGrid

/// One self-contained page with a pattern pad. Its Content-Security-Policy names its own scripts and style by their hashes
/// and allows nothing else.
struct PadPage {
  /// What the page tells of a pattern, beside its length.
  enum Result {
    /// - Parameters:
    ///   - model: what the model is.
    ///   - refused: which new patterns are refused, in a sentence.
    case scores(PadScores, model: String, minimumGuessNumber: Int, refused: String)
    /// Nothing, and why.
    case none(reason: String)
  }

  let text: String

  /// The element, in an order in which every class comes before the one it is asked for by; the registration last.
  private static let elementFiles = [
    "PatternPad", "PatternButtons", "PatternDrawing", "GestureTracker", "GestureSettings", "DotLayout", "PatternSpace",
    "DrawingRule", "Stroke", "Grid", "Notation", "Definition",
  ]
  private static let scoreFiles = ["GuessOrder", "PatternRank", "EnrolmentPolicy"]

  /// - Parameter notation: how the pad's event writes patterns.
  init(_ space: PatternSpace, notation: Notation, result: Result) {
    let style = Self.inline([PageStyle.css + "\n", PadFile("Page/PadPage.css").text])
    let element = Self.inline(
      ["\"use strict\";\n"] + Self.elementFiles.dropLast().map { PadFile("Element/\($0).js").text }
        + [Self.elementStyle, PadFile("Element/Definition.js").text])
    let page = Self.inline(
      ["\"use strict\";\n"] + (result.hasScores ? Self.scoreFiles : []).map { PadFile("Page/\($0).js").text }
        + [PadFile("Page/PadPage.js").text])
    text = PadFile("Page/PadPage.html").filled([
      "content-security-policy": Self.policy(scripts: [element, page], styles: [style]),
      "page-style": style, "shortest": "\(space.lengths.lowerBound)",
      "attributes": Self.attributes(space, notation), "result": result.html, "data": result.data,
      "element-script": element, "page-script": page,
    ])
  }

  /// The style of the element, as a constant of its script.
  private static var elementStyle: String {
    "\nconst patternPadStyle = `\n\(PadFile("Element/PatternPad.css").text)`;\n"
  }

  private static func inline(_ parts: [String]) -> String { "\n" + parts.joined(separator: "\n") }

  private static func policy(scripts: [String], styles: [String]) -> String {
    func hashes(_ texts: [String]) -> String {
      texts.map { "'sha256-\(base64(SHA256.digest(of: Array($0.utf8))))'" }.joined(separator: " ")
    }
    return
      "default-src 'none'; script-src \(hashes(scripts)); style-src \(hashes(styles)); base-uri 'none'; form-action 'none'"
  }

  private static func attributes(_ space: PatternSpace, _ notation: Notation) -> String {
    [
      ("grid", "\(space.grid)"), ("rule", space.rule.rawValue), ("minimum-length", "\(space.lengths.lowerBound)"),
      ("maximum-length", "\(space.lengths.upperBound)"), ("notation", notation.id),
    ].map { "\($0)=\"\($1)\"" }.joined(separator: " ")
  }
}

extension PadPage.Result {
  fileprivate var hasScores: Bool { if case .scores = self { true } else { false } }

  /// The part of the page that shows the result.
  fileprivate var html: String {
    switch self {
    case .scores(let scores, let model, let minimumGuessNumber, let refused):
      PadFile("Page/Scores.html").filled([
        "last-denied": "\(scores.lastDenied)", "minimum-guess-number": "\(minimumGuessNumber)", "model": model,
        "refused": refused,
      ])
    case .none(let reason): PadFile("Page/NoScores.html").filled(["reason": reason])
    }
  }

  /// What the scripts read.
  fileprivate var data: String {
    switch self {
    case .scores(let scores, _, _, _):
      PadFile("Page/ScoreData.html").filled([
        "guess-numbers": scores.guessNumbers, "share-steps": scores.shareSteps,
      ])
    case .none: ""
    }
  }
}
