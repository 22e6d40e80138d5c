import Foundation
import PatternGrid
import PatternStrength
import Testing

/// Figures of APC 1.0.5 (RUB-SysSec, MIT), a program that shares no code with this one, over all 389,112 patterns.
@Suite struct MeterTests {
  static let table = try! FeatureTable(.android3x3)

  static func features(_ dots: String) throws -> PatternFeatures {
    PatternFeatures(try Notation.digit.pattern(dots, in: .android3x3))
  }

  @Test(arguments: [
    ("andriotis", [280, 2138, 386_694]), ("sun", [6064, 38592, 119_992, 169_216, 55248]),
    ("song", [78168, 121_616, 189_328]),
  ]) func classes(id: String, counts: [Int]) throws {
    let meter = try #require(Meter.named(id))
    var found = [Int](repeating: 0, count: counts.count)
    for rank in 0..<Self.table.count { found[meter.scale.classIndex(meter.score(Self.table[rank]))] += 1 }
    #expect(found == counts)
  }

  @Test func andriotisHistogram() {
    var found = [Int](repeating: 0, count: 14)
    for rank in 0..<Self.table.count { found[Int(Meter.andriotis.score(Self.table[rank]))] += 1 }
    #expect(
      found == [14, 266, 2138, 7246, 15778, 30580, 50682, 70486, 79746, 69970, 42550, 15992, 3314, 350])
  }

  /// Range with the first pattern and the number of patterns at each end, and mean.
  @Test(arguments: [("andriotis", 14, 350, 7.589625), ("sun", 80, 8, 31.261487), ("song", 8, 104, 0.626825)])
  func ranges(id: String, atLowest: Int, atHighest: Int, mean: Double) throws {
    let meter = try #require(Meter.named(id))
    let scores = (0..<Self.table.count).map { meter.score(Self.table[$0]) }
    let patterns = PatternIndex.android3x3
    for (end, count, best) in [(meter.lowest, atLowest, scores.min()), (meter.highest, atHighest, scores.max())] {
      let reached = scores.indices.filter { abs(scores[$0] - end.score) <= 1e-12 * end.score }
      #expect(reached.count == count)
      #expect(abs(try #require(best) - end.score) <= 1e-12 * end.score)
      #expect(patterns.pattern(at: try #require(reached.first)).dots == end.witness)
    }
    #expect(abs(scores.reduce(0, +) / Double(scores.count) - mean) <= 5.0001e-7)
  }

  /// What parts can give at most, over all patterns.
  @Test func partsReachTheirHighest() {
    for meter in Meter.all {
      var highest = meter.parts(Self.table[0])
      for rank in 0..<Self.table.count {
        for (index, part) in meter.parts(Self.table[rank]).enumerated() where part.value > highest[index].value {
          highest[index] = part
        }
      }
      for part in highest { #expect(abs(part.value - part.highest) < 1e-12, "\(meter.id): \(part.name)") }
    }
  }

  /// The worked examples of the paper fit the share of the maximum.
  @Test(arguments: [("01245", 0.23), ("401532768", 0.84), ("408172653", 1.0)])
  func sunsWorkedExamples(dots: String, share: Double) throws {
    let scale = try #require(Meter.sun.scales.first { $0.id == "by_maximum" })
    let normalise = try #require(scale.normalised)
    let normalised = normalise(Meter.sun.score(try Self.features(dots)))
    #expect((normalised * 100).rounded() == (share * 100).rounded())
  }

  /// Shares of a range are never outside it, not by the last bit either.
  @Test func sharesAreFrom0To1() {
    for meter in Meter.all {
      for (scale, normalise) in meter.scales.compactMap({ scale in scale.normalised.map { (scale.id, $0) } }) {
        let shares = (0..<Self.table.count).map { normalise(meter.score(Self.table[$0])) }
        #expect(shares.min()! >= 0 && shares.max()! <= 1, "\(meter.id) \(scale)")
      }
    }
  }

  /// Thresholds on the score itself change the class of 33 % of all patterns.
  @Test func songsOtherReading() throws {
    let raw = try #require(Meter.song.scales.first { $0.id == "raw" })
    let changed = (0..<Self.table.count).count { rank in
      let score = Meter.song.score(Self.table[rank])
      return raw.classIndex(score) != Meter.song.scale.classIndex(score)
    }
    #expect((Double(changed) / 389_112 * 100).rounded() == 33)
  }

  /// Rows of the fixture: integers and classes exactly, scores within 1e-12.
  @Test func rowsOfAPC() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../Fixtures/apc-1.0.5-rows.csv")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let names = lines[0].split(separator: ",").map(String.init)
    for line in lines.dropFirst() {
      let row = Dictionary(uniqueKeysWithValues: zip(names, line.split(separator: ",").map(String.init)))
      let pattern = try #require(row["pattern"])
      let features = try Self.features(pattern)
      let integers = [
        "direction_changes": features.turns, "andriotis_knight_moves": features.knightMoves,
        "andriotis_overlapping_nodes": features.revisitedDots, "sun_overlapping_segments": features.overlaps,
        "sun_length": features.length, "sun_intersections": features.intersectionsSun,
        "song_length": features.maximumNormLength, "song_intersections": features.intersectionsSong,
        "andriotis_quantized": Meter.andriotis.scale.classIndex(Meter.andriotis.score(features)) + 1,
        "sun_quantized": Meter.sun.scale.classIndex(Meter.sun.score(features)) + 1,
        "song_quantized": Meter.song.scale.classIndex(Meter.song.score(features)) + 1,
      ]
      for (name, value) in integers { #expect(row[name] == "\(value)", "\(pattern) \(name)") }
      let reals = [
        "andriotis": Meter.andriotis.score(features), "sun": Meter.sun.score(features),
        "song": Meter.song.score(features), "sun_physical_length": features.physicalLength,
        "song_ratio_of_non_repeated_segments": features.nonRepeatedRatio ?? -1,
      ]
      for (name, value) in reals {
        let expected = try #require(row[name].flatMap(Double.init))
        #expect(abs(value - expected) <= 1e-12 * abs(expected), "\(pattern) \(name)")
      }
    }
    #expect(lines.count == 305)
  }

  @Test func otherSpacesAreRefused() throws {
    #expect(Meter.unsupportedReason(in: .android3x3) == nil)
    let strict = try PatternSpace(grid: .threeByThree, rule: .strict, maximumLength: 6)
    #expect(Meter.unsupportedReason(in: strict) == nil)
    for (space, reason) in [
      (try PatternSpace(grid: Grid(rows: 4, columns: 4)), "4x4"),
      (try PatternSpace(grid: .threeByThree, rule: .free), "free"),
      (try PatternSpace(grid: .threeByThree, minimumLength: 3), "below 4"),
    ] {
      #expect(Meter.unsupportedReason(in: space)?.contains(reason) == true)
    }
  }

  @Test func anOwnMeterIsAValue() throws {
    let meter = Meter(
      id: "turning", title: "Turning", formula: "turns x dots", scale: MeterScale(["weak", "strong"], from: [20])
    ) { Double($0.turns * $0.length) }
    #expect(meter.lowest.score == 4 && meter.lowest.witness == [0, 1, 2, 3])
    #expect(meter.highest.score == 63)
    let pattern = try Pattern("01258")
    #expect(meter.score(of: pattern) == 5 && meter.className(of: pattern) == "weak")
    let turning = try Pattern("013245768")
    #expect(meter.className(of: turning) == "strong")
    let large = try Pattern("0.1.2.3", in: PatternSpace(grid: Grid("4x4")))
    #expect(meter.score(of: large) == nil)
  }

  @Test func scalesOfOneClassHaveALevel() {
    let scale = MeterScale(["only"], from: [])
    #expect(scale.level(7) == 0 && scale.className(-3) == "only")
    let loose = MeterScale(id: "", summary: "", classNames: ["a", "b"], normalised: nil) { Int($0) }
    #expect(loose.className(-5) == "a" && loose.className(99) == "b" && loose.level(1) == 1)
  }
}
