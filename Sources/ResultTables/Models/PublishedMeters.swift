import PatternGrid
import PatternStrength

extension ComparedMeter {
  /// The visual meters of Table III of Golla et al. 2019, 1A to 3E: the parts of each meter, its score, and its classes.
  package static func visual(_ features: FeatureTable) -> [ComparedMeter] {
    func meter(_ id: String, _ title: String, _ value: @escaping @Sendable (PatternFeatures) -> Double) -> ComparedMeter
    {
      ComparedMeter(id: id, title: title) { value(features[$0]) }
    }
    func classes(_ id: String, _ meter: Meter) -> ComparedMeter {
      ComparedMeter(id: id, title: "\(meter.title), classes") {
        Double(meter.scale.classIndex(meter.score(features[$0])))
      }
    }
    return [
      meter("1A", "start is not dot 0") { $0.start.index == 0 ? 0 : 1 },
      meter("1B", "dots beyond five") { Double(max(0, $0.length - 5)) },
      meter("1C", "direction changes, two or more") { $0.turns >= 2 ? 1 : 0 },
      meter("1D", "knight moves") { Double($0.knightMoves) },
      meter("1E", "revisited dots") { Double($0.revisitedDots) },
      meter("1F", "Andriotis", Meter.andriotis.score), classes("1G", .andriotis),
      meter("2A", "length") { Double($0.length) },
      meter("2B", "physical length") { $0.physicalLength },
      meter("2C", "intersections (Sun)") { Double($0.intersectionsSun) },
      meter("2D", "overlapping segments") { Double($0.overlaps) },
      meter("2E", "Sun", Meter.sun.score), classes("2F", .sun),
      meter("3A", "maximum-norm length") { Double($0.maximumNormLength) },
      meter("3B", "intersections (Song), at most five") { Double(min($0.intersectionsSong, 5)) },
      meter("3C", "ratio of non-repeated segments") { Double($0.strokeKinds) / Double($0.strokes) },
      meter("3D", "Song", Meter.song.score), classes("3E", .song),
    ]
  }
}
