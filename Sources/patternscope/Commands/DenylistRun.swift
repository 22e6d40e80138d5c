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
  private let output: OutputFile
  private let salt: [UInt8]

  /// The largest list that is read, in bytes: all patterns in the longest notation, with room.
  private static let largestList = 1 << 26

  init(_ invocation: Invocation, _ console: Console) throws {
    self.invocation = invocation
    self.console = console
    try Self.checkFormat(invocation)
    output = try invocation.outputFile()
    scorer = PatternScorer(model: try invocation.model())
    salt = Array((invocation.text("salt") ?? "").utf8)
  }

  private static func checkFormat(_ invocation: Invocation) throws {
    guard let format = invocation.text("format") else { return }
    let isReport = invocation.isSet("effect") || invocation.isSet("check")
    let allowed = isReport ? ["table", "markdown", "csv", "json"] : DenylistFormat.all.map(\.id)
    guard allowed.contains(format) else {
      throw Failure.usage(
        "flag '--format': \(format) is not a format of \(isReport ? "--effect and --check" : "lists"): \(allowed.joined(separator: ", "))"
      )
    }
  }

  /// Writes the list, or its effect.
  func write() throws {
    let list = Denylist(try selection().patterns(scorer), in: scorer.order)
    guard !invocation.isSet("effect") else { return try write(DenylistEffectReport(list, scorer: scorer).tables) }
    let export = DenylistExport(
      list, scorer: scorer, notation: invocation.outputNotation(), command: commandLine(),
      falsePositiveRate: invocation.number("false-positive-rate")!, salt: salt)
    try output.write(DenylistFormat.named(invocation.text("format") ?? "text")!.write(export))
    try output.finish()
  }

  /// Says what a list blocks and what is wrong with it.
  func check(_ path: String) throws {
    let list = try read(path)
    let check = DenylistCheck(list, scorer: scorer)
    try write([check.table])
    if check.hasFaults { console.noteRefusal() }
  }

  private func write(_ tables: [Table]) throws {
    switch invocation.text("format") {
    case "csv": for table in tables { try output.write(CSVWriter.bytes(of: table)) }
    case "json": try output.write(JSONWriter.bytes(of: tables))
    case "markdown": try output.write(tables.map { MarkdownWriter().text(of: $0) }.joined(separator: "\n"))
    default: try output.write(tables.map { TerminalTableWriter().text(of: $0) }.joined(separator: "\n"))
    }
    try output.finish()
  }

  private func selection() throws -> DenylistSelection {
    let files = ["union", "intersect", "minus"].flatMap(invocation.texts) + invocation.texts("from")
    guard files.count(where: { $0 == "-" }) <= 1 else {
      throw Failure.usage("standard input (-) can be read only once")
    }
    var selection = DenylistSelection()
    selection.top = invocation.integer("top")
    selection.coverage = try invocation.text("cover").map(Self.share)
    selection.guessNumber = invocation.integer("guess-number")
    selection.belowBits = invocation.number("below-bits")
    selection.minimumLength = invocation.integer("minimum-length")!
    selection.isSymmetric = invocation.isSet("symmetric")
    selection.hasReversals = invocation.isSet("reverse")
    for name in invocation.list("popular-list") ?? [] {
      guard let list = scorer.popularLists.lists.first(where: { $0.id == name }) else {
        let names = scorer.popularLists.lists.map(\.id).joined(separator: ", ")
        throw Failure.usage("flag '--popular-list': no list '\(name)': \(names)")
      }
      selection.added.append(DenylistSet(list.ranks))
    }
    if let shapes = invocation.list("shape") { selection.rules.append(try Self.rule(shapes: shapes)) }
    if let meters = invocation.list("weak") {
      selection.rules.append(try Self.rule(weakBy: meters.compactMap(Meter.named)))
    }
    if let path = invocation.text("from") { selection.added.append(try corpus(path)) }
    for path in invocation.texts("union") { selection.added.append(try read(path).patterns) }
    for path in invocation.texts("intersect") { selection.intersected.append(try read(path).patterns) }
    for path in invocation.texts("minus") { selection.removed.append(try read(path).patterns) }
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
    let least = invocation.integer("at-least")!
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

  /// Reads `20%` or `0.2` as a share of 0 to 1.
  private static func share(_ text: String) throws -> Double {
    let isPercent = text.hasSuffix("%")
    guard let number = Double(isPercent ? String(text.dropLast()) : text), number.isFinite else {
      throw Failure.usage("flag '--cover': '\(text)' is not a share: write 20% or 0.2")
    }
    let share = isPercent ? number / 100 : number
    guard (0...1).contains(share) else { throw Failure.usage("flag '--cover': '\(text)' is not between 0% and 100%") }
    return share
  }
}
