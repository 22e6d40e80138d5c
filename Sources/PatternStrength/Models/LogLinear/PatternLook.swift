import PatternGrid

/// What a drawing looks like as a whole: how often its lines cross and of which kinds they are. Grows line by line.
struct PatternLook: Sendable {
  private var strokes = DrawnStrokes()

  /// Pairs of lines that cross, 0 to 15.
  var crossings: Int { strokes.crossings }
  var styles: StrokeStyles { strokes.styles }

  /// Looks of patterns of any number of dots.
  static let codeCount = crossingsCount * StrokeStyles.count * 10
  /// 0 to 15 crossings.
  static let crossingsCount = 16

  static func code(crossings: Int, styles: StrokeStyles, length: Int) -> Int {
    (crossings * StrokeStyles.count + Int(styles.rawValue)) * 10 + length
  }

  /// The codes of all looks of so many dots that have some crossings, or some kinds of lines.
  static func codes(crossings: Int? = nil, styles: StrokeStyles? = nil, length: Int) -> [Int] {
    (crossings.map { $0...$0 } ?? 0...crossingsCount - 1).flatMap { crossings in
      StrokeStyles.all.filter { styles == nil || $0 == styles }.map {
        code(crossings: crossings, styles: $0, length: length)
      }
    }
  }

  func code(length: Int) -> Int { Self.code(crossings: crossings, styles: styles, length: length) }

  /// The look after a further line, given by its mark.
  func adding(_ mark: StrokeTable.Mark) -> PatternLook {
    var result = self
    result.strokes = strokes.adding(mark)
    return result
  }

  init() {}

  /// The look of a whole pattern.
  init(of dots: [UInt8]) {
    let marks = StrokeTable.threeByThree.marks
    self = zip(dots, dots.dropFirst()).reduce(PatternLook()) { $0.adding(marks[Int($1.0) * 9 + Int($1.1)]) }
  }
}
