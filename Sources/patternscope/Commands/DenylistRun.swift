import Assessment
import CommandLineTool
import Documents
import FileStreams
import PatternGrid
import PatternStrength
import ResultTables

/// One `denylist` command.
struct DenylistRun {
  private let invocation: Invocation
  private let console: Console
  private let scorer: PatternScorer
  private let target: Target
  private let salt: [UInt8]

  /// What is written: the list itself, or a report about a list.
  private enum Target {
    case list(DenylistFormat, OutputFile)
    case report(ResultsOutput)
  }

  /// The largest list that is read, in bytes: all patterns in the longest notation, with room.
  private static let largestList = 1 << 26

  init(_ invocation: Invocation, _ console: Console) throws {
    self.invocation = invocation
    self.console = console
    target = try Self.target(invocation)
    scorer = PatternScorer(model: try invocation.model())
    salt = Array((invocation[DenylistFlags.salt] ?? "").utf8)
  }

  private static func target(_ invocation: Invocation) throws -> Target {
    let name = invocation[DenylistFlags.format]
    if invocation[DenylistFlags.effect] || invocation[DenylistFlags.check] != nil {
      guard let format = OutputFormat.named(name ?? OutputFormat.table.id) else {
        throw wrongFormat(name, of: "--effect and --check", OutputFormat.all.map(\.id))
      }
      return .report(try ResultsOutput(invocation, format: format))
    }
    guard let format = DenylistFormat.named(name ?? DenylistFormat.all[0].id) else {
      throw wrongFormat(name, of: "lists", DenylistFormat.all.map(\.id))
    }
    return .list(format, try invocation.outputFile())
  }

  private static func wrongFormat(_ name: String?, of what: String, _ names: [String]) -> Failure {
    .usage("flag '--format': \(name ?? "") is not a format of \(what): \(names.joined(separator: ", "))")
  }

  /// Writes the list, or its effect.
  func write() throws {
    let list = scorer.denylist(try selection())
    switch target {
    case .report(let output):
      try output.write(Results(DenylistEffectReport(list, scorer: scorer).tables), console)
    case .list(let format, let output):
      let export = DenylistExport(
        list, notation: invocation[PatternFlags.outputNotation], command: commandLine(),
        falsePositiveRate: invocation[DenylistFlags.falsePositiveRate], salt: salt)
      try output.write(format.write(export))
      try output.finish()
    }
  }

  /// Says what a list blocks and what is wrong with it.
  func check(_ path: String) throws {
    guard case .report(let output) = target else { return }
    let check = DenylistCheck(try read(path), scorer: scorer)
    try output.write(check.table, console)
    if check.hasFaults { console.noteRefusal() }
  }

  private func selection() throws -> DenylistSelection {
    let corpora = invocation[DenylistFlags.corpus].map { [$0] } ?? []
    let files =
      invocation[DenylistFlags.union] + invocation[DenylistFlags.intersect] + invocation[DenylistFlags.minus] + corpora
    guard files.count(where: { $0 == "-" }) <= 1 else {
      throw Failure.usage("standard input (-) can be read only once")
    }
    var selection = DenylistSelection()
    selection.top = invocation[DenylistFlags.top]
    selection.coverage = invocation[DenylistFlags.coverage]
    selection.guessNumber = invocation[DenylistFlags.guessNumber]
    selection.belowBits = invocation[DenylistFlags.belowBits]
    selection.minimumLength = invocation[SpaceFlags.minimumLength] ?? scorer.patterns.space.lengths.lowerBound
    selection.isSymmetric = invocation[DenylistFlags.symmetric]
    selection.hasReversals = invocation[DenylistFlags.reverse]
    for name in invocation[DenylistFlags.popularLists] ?? [] {
      guard let list = scorer.popularLists.lists.first(where: { $0.id == name }) else {
        let names = scorer.popularLists.lists.map(\.id).joined(separator: ", ")
        throw Failure.usage("flag '--popular-list': no list '\(name)': \(names)")
      }
      selection.added.append(DenylistSet(list.ranks))
    }
    if let shapes = invocation[DenylistFlags.shapes] { selection.rules.append(try Self.rule(shapes: shapes)) }
    if let meters = invocation[DenylistFlags.weakBy] { selection.rules.append(try Self.rule(weakBy: meters)) }
    for path in corpora { selection.added.append(try corpus(path)) }
    for path in invocation[DenylistFlags.union] { selection.added.append(try read(path).patterns) }
    for path in invocation[DenylistFlags.intersect] { selection.intersected.append(try read(path).patterns) }
    for path in invocation[DenylistFlags.minus] { selection.removed.append(try read(path).patterns) }
    if selection.isEmpty { selection.top = 100 }
    return selection
  }

  /// Patterns whose shape is one of the catalogue's ids.
  private static func rule(shapes ids: [String]) throws -> @Sendable (Int) -> Bool {
    let catalogue = ShapeCatalogue()
    let known = catalogue.figures.map(\.id)
    if let unknown = ids.first(where: { !known.contains($0) }) {
      throw Failure.usage("flag '--shape': no shape '\(unknown)': \(known.joined(separator: ", "))")
    }
    return { rank in
      catalogue.figure(of: PatternIndex.android3x3.pattern(at: rank)).map { ids.contains($0.id) }
        ?? false
    }
  }

  /// Patterns in the weakest class of a meter.
  private static func rule(weakBy meters: [Meter]) throws -> @Sendable (Int) -> Bool {
    let features = try FeatureTable(.android3x3)
    return { rank in meters.contains { $0.scale.classIndex($0.score(features[rank])) == 0 } }
  }

  private func corpus(_ path: String) throws -> DenylistSet {
    let corpus = try Corpus(file: path, notation: nil, patterns: scorer.patterns, notice: console.report)
    let least = invocation[DenylistFlags.leastCount]
    return DenylistSet(corpus.tally.countedRanks.filter { $0.count >= least }.map(\.rank))
  }

  /// Reads a list; bad entries are reported.
  private func read(_ path: String) throws -> DenylistReader {
    let bytes = try readFile(path, limit: Self.largestList)
    do throws(DenylistFileError) {
      let list = try DenylistReader(bytes, scorer: scorer, notation: nil, salt: salt)
      if let ambiguity = list.ambiguity { console.warning("\(path): \(ambiguity.message)") }
      for (line, refusal) in list.refusals { console.refused(path, line: line, refusal) }
      return list
    } catch {
      throw Failure.system("cannot read '\(path)': \(error.reason)")
    }
  }
}
