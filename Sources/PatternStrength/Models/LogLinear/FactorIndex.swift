import PatternGrid

/// Where the weights of some features act: on cells of the step tables, and on single patterns.
struct FactorIndex: Sendable {
  let features: [ModelFeature]
  /// The cells of feature i are `cells[cellStarts[i]..<cellStarts[i + 1]]`.
  private let cellStarts: [Int]
  private let cells: [UInt16]
  /// The features of all runs or all moves, and the patterns that have them, by rank.
  let occurrences: [(rank: UInt32, feature: UInt32)]

  init(_ features: [ModelFeature], over tree: PatternTree) {
    self.features = features
    var cellStarts = [0]
    var cells: [UInt16] = []
    var runs = MoveTrie()
    var moves = MoveTrie()
    for (index, feature) in features.enumerated() {
      cells += FactorTable.cells(of: feature)
      cellStarts.append(cells.count)
      switch feature.template.extent {
      case .allRuns: for image in CompassMove.images(of: feature.symbols) { runs.insert(image, value: index) }
      case .allMoves: for image in CompassMove.images(of: feature.symbols) { moves.insert(image, value: index) }
      case .ends, .look, .dots, .moves: break
      }
    }
    self.cellStarts = cellStarts
    self.cells = cells
    occurrences = Self.occurrences(runs: runs, moves: moves, over: tree)
  }

  /// The folded cells under some weights.
  func cellWeights(_ weights: [Double]) -> [Double] {
    var result = [Double](repeating: 0, count: FactorTable.count)
    for feature in weights.indices {
      for cell in cells[cellStarts[feature]..<cellStarts[feature + 1]] { result[Int(cell)] += weights[feature] }
    }
    FactorTable.fold(&result)
    return result
  }

  /// Adds to each feature the masses of its cells, which are folded.
  func addMasses(ofCells masses: [Double], to featureMasses: inout [Double]) {
    var masses = masses
    FactorTable.unfold(&masses)
    for feature in featureMasses.indices {
      for cell in cells[cellStarts[feature]..<cellStarts[feature + 1]] { featureMasses[feature] += masses[Int(cell)] }
    }
  }

  /// Walks over all patterns along both tries.
  private static func occurrences(
    runs: MoveTrie, moves: MoveTrie, over tree: PatternTree
  ) -> [(rank: UInt32, feature: UInt32)] {
    var result: [(rank: UInt32, feature: UInt32)] = []
    let codes = CompassMove.codes
    // By depth of the prefix: its last dot, the wind of its last move, and the nodes of the tries.
    var lastDot = [Int](repeating: 0, count: 10)
    var lastWind = [Int](repeating: -1, count: 10)
    var runNode = [UInt32](repeating: MoveTrie.root, count: 10)
    var moveNode = [UInt32](repeating: MoveTrie.root, count: 10)
    var rank: UInt32 = 0
    let (depths, lastDots) = (tree.depths, tree.lastDots)
    for node in depths.indices {
      let depth = Int(depths[node])
      let dot = Int(lastDots[node])
      lastDot[depth] = dot
      guard depth > 1 else { continue }
      let code = Int(codes[lastDot[depth - 1] * 9 + dot])
      let wind = code & 15
      lastWind[depth] = wind
      moveNode[depth] = moves.next[Int(moveNode[depth - 1]) * CompassMove.codeCount + code]
      runNode[depth] =
        depth > 2 && wind == lastWind[depth - 1]
        ? runNode[depth - 1] : runs.next[Int(runNode[depth - 1]) * CompassMove.codeCount + wind]
      guard depth >= tree.shortest else { continue }
      let (run, move) = (runs.values[Int(runNode[depth])], moves.values[Int(moveNode[depth])])
      if run > 0 { result.append((rank, run - 1)) }
      if move > 0 { result.append((rank, move - 1)) }
      rank += 1
    }
    return result
  }
}
