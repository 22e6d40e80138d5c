import FileStreams
import PatternGrid
import PatternStrength

/// Files of chosen patterns, read as populations.
struct PopulationFiles {
  /// Everybody.
  let pooled: Population
  /// Each group of files with groups, and each other file; groups of one name are one. Without groups and with one file
  /// only, it is everybody.
  let populations: [Population]

  /// Reads all files; bad lines are reported and counted, a file that cannot be read is reported and left out.
  init(paths: [String], notation: Notation?, _ console: Console) throws {
    var populations: [Population] = []
    var pooled = Tally(patterns: .android3x3)
    var refused: [LineError.Kind: Int] = [:]
    for path in paths {
      let corpus: CorpusFile
      do {
        corpus = try CorpusFile(path: path, notation: notation, groups: .read, patterns: .android3x3, console)
      } catch let error as FileError where paths.count > 1 {
        console.failed(error)
        continue
      }
      pooled.add(corpus.tally)
      refused.merge(corpus.refusedCounts, uniquingKeysWith: +)
      if corpus.groups.isEmpty {
        let name = Self.name(ofPath: corpus.name, among: paths)
        populations.append(Population(name: name, tally: corpus.tally, refusedCounts: corpus.refusedCounts))
      }
      for group in corpus.groups {
        if let place = populations.firstIndex(where: { $0.name == group.name && $0.refusedCounts == nil }) {
          var tally = populations[place].tally
          tally.add(group.tally)
          populations[place] = Population(name: group.name, tally: tally, refusedCounts: nil)
        } else {
          populations.append(Population(name: group.name, tally: group.tally, refusedCounts: nil))
        }
      }
    }
    guard pooled.total > 0 else { throw Failure.system("there is no valid pattern in the input") }
    self.pooled = Population(name: "all", tally: pooled, refusedCounts: refused)
    self.populations = populations.filter { $0.tally.total > 0 }
  }

  /// The file's name without its folder, unless another file has it too.
  static func name(ofPath path: String, among paths: [String]) -> String {
    let last = lastPart(of: path)
    return paths.count { lastPart(of: $0) == last } > 1 ? path : last
  }

  private static func lastPart(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
