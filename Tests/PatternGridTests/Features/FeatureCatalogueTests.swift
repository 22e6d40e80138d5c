import PatternGrid
import Testing

@Suite struct FeatureCatalogueTests {
  @Test func rowsAreWhole() {
    #expect(Set(Feature.all.map(\.id)).count == Feature.all.count && Feature.all.count == 19)
    for feature in Feature.all {
      #expect(feature.id.allSatisfy { ("a"..."z").contains($0) || $0 == "_" }, "\(feature.id)")
      #expect(!feature.title.isEmpty && !feature.definition.isEmpty && !feature.definedBy.isEmpty, "\(feature.id)")
      #expect(feature.unit.isEmpty || feature.unit.hasSuffix("s"), "\(feature.id): a plural, so that one can be told")
      #expect(Feature.named(feature.id)?.title == feature.title)
    }
  }

  /// The ranges that the catalogue gives, and the first pattern at each end, over all patterns.
  @Test func rangesAreReached() {
    let table = FeatureTableTests.android
    for feature in Feature.all {
      var (lowest, highest) = ((number: Double.infinity, rank: 0), (number: -Double.infinity, rank: 0))
      for rank in 0..<table.count {
        guard let number = feature.value(table[rank])?.number else { continue }
        if number < lowest.number { lowest = (number, rank) }
        if number > highest.number { highest = (number, rank) }
      }
      for (extreme, found) in [(feature.lowest, lowest), (feature.highest, highest)] {
        #expect(extreme.value.number == found.number, "\(feature.id)")
        #expect(extreme.witness == PatternIndex.testedRanks.pattern(at: found.rank).dots, "\(feature.id)")
        #expect(feature.value(table[found.rank]) == extreme.value, "\(feature.id)")
      }
    }
  }

  /// How many patterns have each value, from APC 1.0.5 (RUB-SysSec), which shares no code with this project.
  @Test(arguments: [
    ("length", 4, [1624, 7152, 26016, 72912, 140_704, 140_704]),
    ("direction_changes", 1, [168, 2544, 11048, 37160, 90432, 141_600, 106_160]),
    ("knight_moves", 0, [45912, 119_800, 126_808, 70448, 21608, 4064, 424, 48]),
    ("revisited_dots", 0, [139_880, 159_480, 69896, 16912, 2688, 256]),
    ("overlapping_segments", 0, [292_432, 92000, 4584, 96]),
    (
      "intersections_sun", 0,
      [
        20176, 46008, 53144, 61016, 52032, 43160, 36104, 25816, 19744, 12288, 8400, 4896, 3016, 1512, 1000, 464, 240,
        64,
        32,
      ]
    ),
    (
      "intersections_song", 0,
      [47688, 79568, 70464, 62744, 45968, 30968, 20632, 13176, 8808, 4264, 2560, 1008, 872, 208, 136, 48]
    ),
    ("maximum_norm_length", 3, [496, 2048, 5840, 13992, 28400, 48544, 69712, 81216, 72896, 45152, 16984, 3480, 352]),
    // A smudge is the only candidate's for 50.25 % of patterns, one of at most two for 90.34 %.
    ("smudge_candidates", 1, [195_512, 156_008, 32376, 5216]),
  ]) func histograms(id: String, first: Int, counts: [Int]) throws {
    let feature = try #require(Feature.named(id))
    var found = [Int](repeating: 0, count: counts.count)
    for rank in 0..<FeatureTableTests.android.count {
      let number = try #require(feature.value(FeatureTableTests.android[rank])?.number)
      found[Int(number) - first] += 1
    }
    #expect(found == counts)
  }

  /// Means from the same source, to the digits given there.
  @Test(arguments: [
    ("length", 7.968667), ("direction_changes", 5.735932), ("knight_moves", 1.784556), ("revisited_dots", 0.930426),
    ("overlapping_segments", 0.260737), ("intersections_sun", 4.228397), ("intersections_song", 2.890643),
    ("physical_length", 11.020881), ("maximum_norm_length", 9.683649), ("non_repeated_ratio", 0.658678),
  ]) func means(id: String, mean: Double) throws {
    let feature = try #require(Feature.named(id))
    let table = FeatureTableTests.android
    var sum = 0.0
    for rank in 0..<table.count { sum += try #require(feature.value(table[rank])?.number) }
    #expect(abs(sum / Double(table.count) - mean) <= 5.0001e-7)
  }

  /// 285,612 smudges and 368 sets of touched dots: the reciprocals of the candidates add up to the number of classes.
  @Test func candidatesAreClasses() {
    let table = FeatureTableTests.android
    var (smudges, dotSets) = (0.0, 0.0)
    for rank in 0..<table.count {
      smudges += 1 / Double(table[rank].smudgeCandidates ?? 0)
      dotSets += 1 / Double(table[rank].touchedDotCandidates ?? 0)
    }
    #expect(abs(smudges - 285_612) < 0.01 && abs(dotSets - 368) < 0.01)
  }
}
