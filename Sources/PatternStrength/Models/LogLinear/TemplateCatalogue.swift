import PatternGrid

extension FeatureTemplate {
  /// Every template of the log-linear model, in the order of a model's file.
  ///
  /// Templates and penalties were chosen by the bits of held-out patterns of the pooled corpus (5-fold cross-validation), the
  /// penalties by following the derivative of those bits.
  public static let all = [
    FeatureTemplate(
      id: "start", summary: "the start dot", penalty: 2, symbols: .each(.dot), sequences: { [[$0[0]]] },
      symmetry: .none, extent: .ends { symbols, start, _, _ in symbols[0] == start }),
    FeatureTemplate(
      id: "end", summary: "the end dot", penalty: 1, symbols: .each(.dot), sequences: { [[$0[$0.count - 1]]] },
      symmetry: .none, extent: .ends { symbols, _, _, end in symbols[0] == end }),
    FeatureTemplate(
      id: "length", summary: "the number of dots", penalty: 1, symbols: .each(.length),
      sequences: { [[UInt8($0.count)]] }, symmetry: .none,
      extent: .ends { symbols, _, length, _ in symbols[0] == length }),
    FeatureTemplate(
      id: "start-length", summary: "the start dot and the number of dots", penalty: 80, symbols: .each(.dot, .length),
      sequences: { [[$0[0], UInt8($0.count)]] }, symmetry: .none,
      extent: .ends { symbols, start, length, _ in symbols[0] == start && symbols[1] == length }),
    FeatureTemplate(
      id: "start-end", summary: "the start dot and the end dot", penalty: 65, symbols: .each(.dot, .dot),
      sequences: { [[$0[0], $0[$0.count - 1]]] }, symmetry: .none,
      extent: .ends { symbols, start, _, end in symbols[0] == start && symbols[1] == end }),
    FeatureTemplate(
      id: "crossings-length", summary: "how often lines cross, and the number of dots", penalty: 0.45,
      symbols: .each(.crossings, .length), sequences: { [[UInt8(PatternLook(of: $0).crossings), UInt8($0.count)]] },
      symmetry: .none,
      extent: .look { symbols in PatternLook.codes(crossings: Int(symbols[0]), length: Int(symbols[1])) }),
    FeatureTemplate(
      id: "lines-length", summary: "the kinds of lines, and the number of dots", penalty: 1.2,
      symbols: .each(.lines, .length), sequences: { [[PatternLook(of: $0).styles.rawValue, UInt8($0.count)]] },
      symmetry: .none,
      extent: .look { symbols in
        PatternLook.codes(styles: StrokeStyles(rawValue: symbols[0]), length: Int(symbols[1]))
      }),
    FeatureTemplate(
      id: "bigram", summary: "two dots in a row", penalty: 10, symbols: .each(.dot, .dot),
      sequences: { windows(of: $0, length: 2) }, symmetry: .none, extent: .dots),
    FeatureTemplate(
      id: "trigram", summary: "three dots in a row", penalty: 15, symbols: .each(.dot, .dot, .dot),
      sequences: { windows(of: $0, length: 3) }, symmetry: .none, extent: .dots),
    FeatureTemplate(
      id: "trigram-class", summary: "three dots in a row, up to symmetry", penalty: 5,
      symbols: .each(.dot, .dot, .dot), sequences: { windows(of: $0, length: 3) }, symmetry: .dots, extent: .dots),
    FeatureTemplate(
      id: "fourgram-class", summary: "four dots in a row, up to symmetry", penalty: 8,
      symbols: .each(.dot, .dot, .dot, .dot), sequences: { windows(of: $0, length: 4) }, symmetry: .dots, extent: .dots),
    FeatureTemplate(
      id: "two-moves", summary: "two moves in a row, anywhere and up to symmetry", penalty: 6.5, symbols: .moves(2...2),
      sequences: { windows(of: moves(of: $0), length: 2) }, symmetry: .moves, extent: .moves),
    FeatureTemplate(
      id: "three-moves", summary: "three moves in a row, anywhere and up to symmetry", penalty: 18,
      symbols: .moves(3...3), sequences: { windows(of: moves(of: $0), length: 3) }, symmetry: .moves, extent: .moves),
    FeatureTemplate(
      id: "four-moves", summary: "four moves in a row, anywhere and up to symmetry", penalty: 7,
      symbols: .moves(4...4), sequences: { windows(of: moves(of: $0), length: 4) }, symmetry: .moves, extent: .moves),
    FeatureTemplate(
      id: "shape", summary: "the directions of all runs, up to symmetry", penalty: 8.5, symbols: .moves(1...8),
      sequences: { [runs(of: $0)] }, symmetry: .moves, extent: .allRuns),
    FeatureTemplate(
      id: "class", summary: "all moves, anywhere and up to symmetry", penalty: 2.6, symbols: .moves(3...8),
      sequences: { [moves(of: $0)] }, symmetry: .moves, extent: .allMoves),
  ]

  /// The template of this id, or nil.
  public static func named(_ id: some StringProtocol) -> FeatureTemplate? { all.first { $0.id == id } }
}

private func windows(of symbols: [UInt8], length: Int) -> [[UInt8]] {
  stride(from: length, through: symbols.count, by: 1).map { Array(symbols[($0 - length)..<$0]) }
}

private func moves(of dots: [UInt8]) -> [UInt8] {
  zip(dots, dots.dropFirst()).map { CompassMove.between(Int($0), Int($1)).code }
}

/// Consecutive moves of one wind are one run.
private func runs(of dots: [UInt8]) -> [UInt8] {
  var runs: [UInt8] = []
  for move in moves(of: dots) where runs.last != move & 15 { runs.append(move & 15) }
  return runs
}
