import PatternGrid

/// A kind of feature of patterns, and how strongly its weights are drawn to 0.
///
/// A feature is a sequence of symbols: dots, numbers of dots, or moves. Where a template holds "up to symmetry", the
/// eight images of a sequence under the symmetries of the square are one feature, written as the least of them.
public struct FeatureTemplate: Sendable {
  /// As in a model's file.
  public let id: String
  /// What the feature says of a pattern.
  public let summary: String
  /// The L2 penalty: a weight w (in nats) costs penalty x w^2 / 2.
  public let penalty: Double
  let symbols: FeatureSymbols
  /// The sequences of symbols that a pattern of these dots has, each as often as it has it, before symmetry.
  let sequences: @Sendable (_ dots: [UInt8]) -> [[UInt8]]
  /// Which sequences are one feature.
  let symmetry: FeatureSymmetry
  let extent: FeatureExtent

  /// The one sequence by which a feature is written.
  func canonical(_ symbols: [UInt8]) -> [UInt8] {
    var least = symbols
    for image in symmetry.images(of: symbols) where image.lexicographicallyPrecedes(least) { least = image }
    return least
  }

  /// The features of a pattern, each as often as the pattern has it.
  func features(of dots: [UInt8]) -> [[UInt8]] { sequences(dots).map(canonical) }
}

/// What the symbols of a feature stand for.
struct FeatureSymbols: Sendable {
  enum Kind: Sendable { case dot, length, move, crossings, lines }

  let kind: @Sendable (_ position: Int) -> Kind
  let counts: ClosedRange<Int>

  static func each(_ kinds: Kind...) -> FeatureSymbols {
    FeatureSymbols(kind: { kinds[$0] }, counts: kinds.count...kinds.count)
  }

  static func moves(_ counts: ClosedRange<Int>) -> FeatureSymbols {
    FeatureSymbols(kind: { _ in .move }, counts: counts)
  }
}

/// Which sequences of symbols count as the same.
enum FeatureSymmetry: Sendable {
  case none
  /// The images of dots under the symmetries of the square.
  case dots
  /// The images of moves under the symmetries of the square.
  case moves

  func images(of symbols: [UInt8]) -> [[UInt8]] {
    switch self {
    case .none: [symbols]
    case .dots: dotImages.map { images in symbols.map { images[Int($0)] } }
    case .moves: CompassMove.images(of: symbols)
    }
  }
}

private let dotImages: [[UInt8]] = GridSymmetry.all(of: .threeByThree).map(\.dotImages)

/// On how much of a pattern a feature depends, which decides how its weight reaches the patterns.
enum FeatureExtent: Sendable {
  /// On the start dot, the number of dots and the end dot.
  case ends(@Sendable (_ symbols: [UInt8], _ start: Int, _ length: Int, _ end: Int) -> Bool)
  /// On the look of the whole pattern, of which the symbols give the code.
  case look(@Sendable (_ symbols: [UInt8]) -> [Int])
  /// On some consecutive dots, which are the symbols.
  case dots
  /// On some consecutive moves, which are the symbols.
  case moves
  /// On all runs of the pattern, whose winds are the symbols.
  case allRuns
  /// On all moves of the pattern, which are the symbols.
  case allMoves
}
