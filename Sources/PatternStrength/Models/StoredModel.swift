import Datasets
import FileStreams
import PatternGrid

/// A model that can be trained, and kept as two readable files: a card and one table of numbers.
///
///     let model = try LogLinearModel.trained(on: Corpus(file: "choices.txt"))
///     try model.save(to: "model")
///     let scorer = PatternScorer(model: try loadModel(from: "model"))
public protocol StoredModel: GuessModel {
  /// What the card's field `kind` says, and what `train --model` takes.
  static var kind: String { get }
  /// The file of the numbers, and its columns.
  static var tableFile: String { get }
  static var tableColumns: [String] { get }

  /// The numbers. Reading them gives the same model, to the last bit.
  var tableRows: [[String]] { get }
  /// The facts of the card without which the files cannot be read; the kind and the space are added.
  var requiredFacts: [ModelCard.Fact] { get }

  /// Reads the numbers.
  ///
  /// - Parameter space: as the card names it.
  /// - Throws: `ModelFileError`.
  init(table: CSVTable, card: ModelCard, space: PatternSpace) throws(ModelFileError)

  /// Learns from a tally; the card says how.
  ///
  /// - Parameters:
  ///   - source: facts of where the choices come from, for the card.
  ///   - progress: called with the number of each iteration, from 1, if the training has any.
  /// - Throws: `TrainingError` if the tally cannot be learned from; `GSLError`.
  static func trained(
    on tally: Tally, _ options: TrainingOptions, source: [ModelCard.Fact], progress: (Int) -> Void
  ) throws -> Self
}

/// How a model is trained.
public struct TrainingOptions: Sendable {
  /// Dots in an n-gram; log-linear models have no order.
  public var order = 3
  /// How the weights of a log-linear model are sought.
  public var search = LogLinearTraining()
  /// The result does not depend on it.
  public var threads = processorCount()

  public init() {}
}

/// Why choices cannot be learned from.
public enum TrainingError: Error, Equatable, CustomStringConvertible {
  case noChoices
  case space(PatternSpace, kind: String)
  case order(Int, allowed: ClosedRange<Int>)

  public var description: String {
    switch self {
    case .noChoices: "there is no choice to learn from"
    case .space(let space, let kind): "there are no \(kind) models of \(space.title)"
    case .order(let order, let allowed):
      "there is no n-gram model of order \(order) here: the order is \(allowed.lowerBound) to \(allowed.upperBound)"
    }
  }
}

extension StoredModel {
  /// Learns from a tally.
  ///
  /// - Throws: `TrainingError` if the tally cannot be learned from; `GSLError`.
  public static func trained(on tally: Tally, _ options: TrainingOptions = TrainingOptions()) throws -> Self {
    try trained(on: tally, options, source: [], progress: { _ in })
  }

  /// Learns from a corpus; the card names its checksum and how many lines were refused.
  ///
  /// - Throws: `TrainingError` if the corpus cannot be learned from; `GSLError`.
  public static func trained(
    on corpus: Corpus, _ options: TrainingOptions = TrainingOptions(), progress: (Int) -> Void = { _ in }
  ) throws -> Self {
    let source: [ModelCard.Fact] = [
      .init("source sha256", corpus.checksum), .init("patterns", "\(corpus.tally.total)"),
      .init("distinct patterns", "\(corpus.tally.distinct)"), .init("refused lines", "\(corpus.refusedCount)"),
    ]
    return try trained(on: corpus.tally, options, source: source, progress: progress)
  }
}

/// Every kind of stored model: what `train` offers, and what can be loaded.
public let storedModelKinds: [any StoredModel.Type] = [LogLinearModel.self, NGramModel.self]

/// The file of a model's card.
public let modelCardFile = "card.csv"

/// Far above any model's file: it only keeps a wrong file from filling the memory.
private let largestModelFile = 1 << 28

extension StoredModel {
  /// The model's files by name, as `save` writes them: CSV with LF.
  public var files: [(name: String, bytes: [UInt8])] {
    let facts = storedCard.facts.map { [$0.field, $0.value] }
    return [
      (modelCardFile, csv([["field", "value"]] + facts)), (Self.tableFile, csv([Self.tableColumns] + tableRows)),
    ]
  }

  /// The card with what the files need to be read.
  private var storedCard: ModelCard {
    var facts = card?.facts ?? []
    let required = [.init("kind", Self.kind)] + requiredFacts + [.init("space", space.title)]
    for fact in required {
      if let place = facts.firstIndex(where: { $0.field == fact.field }) {
        facts[place] = fact
      } else {
        facts.append(fact)
      }
    }
    return ModelCard(facts)
  }

  /// Writes the files into a directory, which appears only when it is whole.
  ///
  /// - Parameter force: whether a directory that is not empty may be written into.
  /// - Throws: `FileError`.
  public func save(to directory: String, force: Bool = false) throws {
    let output = try OutputDirectory(path: directory, force: force)
    try write(to: output)
    try output.finish()
  }

  package func write(to output: OutputDirectory) throws {
    for file in files { try output.write(file.name, file.bytes) }
  }

  /// Reads a model of this kind from its files.
  ///
  /// - Parameter contents: the bytes of a file, by name.
  /// - Throws: `ModelFileError`, and what `contents` throws.
  public init(reading contents: (_ name: String) throws -> [UInt8]) throws {
    let card = try ModelCard(table(modelCardFile, contents))
    guard card["kind"] == Self.kind else { throw ModelFileError(modelCardFile, "the field 'kind' is not \(Self.kind)") }
    try self.init(reading: contents, card: card)
  }

  fileprivate init(reading contents: (_ name: String) throws -> [UInt8], card: ModelCard) throws {
    let space = try card.space()
    let numbers = try table(Self.tableFile, contents)
    guard numbers.columns == Self.tableColumns else {
      throw ModelFileError(
        Self.tableFile, line: 1, "the columns are not \(Self.tableColumns.joined(separator: ","))")
    }
    try self.init(table: numbers, card: card, space: space)
  }
}

/// Reads a model of any kind from a directory that `save` or `train` wrote.
///
/// - Throws: `FileError` if a file cannot be read; `ModelFileError`, with the path, line and reason, if it is wrong.
public func loadModel(from directory: String) throws -> any StoredModel {
  do { return try readModel { name in try readFile("\(directory)/\(name)", limit: largestModelFile) } } catch let error
    as ModelFileError
  {
    throw ModelFileError("\(directory)/\(error.file)", line: error.line, error.reason)
  }
}

/// Reads a model of any kind from its files.
///
/// - Parameter contents: the bytes of a file, by name.
/// - Throws: `ModelFileError`, and what `contents` throws.
public func readModel(_ contents: (_ name: String) throws -> [UInt8]) throws -> any StoredModel {
  let card = try ModelCard(table(modelCardFile, contents))
  guard let kind = storedModelKinds.first(where: { $0.kind == card["kind"] }) else {
    let kinds = storedModelKinds.map { $0.kind }.joined(separator: " or ")
    throw ModelFileError(modelCardFile, "the field 'kind' is not \(kinds)")
  }
  return try kind.init(reading: contents, card: card)
}

/// Why a model's files are not a model.
public struct ModelFileError: Error, Equatable, CustomStringConvertible {
  /// The file's name; its path if it was read from a directory.
  public let file: String
  /// From 1; nil if no line is at fault.
  public let line: Int?
  public let reason: String

  public init(_ file: String, line: Int? = nil, _ reason: String) {
    self.file = file
    self.line = line
    self.reason = reason
  }

  public var description: String { "\(file)\(line.map { ":\($0)" } ?? ""): \(reason)" }
}

private func table(_ name: String, _ contents: (String) throws -> [UInt8]) throws -> CSVTable {
  let bytes = try contents(name)
  do throws(CSVError) { return try CSVTable(bytes) } catch {
    throw ModelFileError(name, line: error.line, error.reason)
  }
}

/// The records as CSV (RFC 4180) with LF.
private func csv(_ records: [[String]]) -> [UInt8] {
  var bytes: [UInt8] = []
  for record in records {
    for (place, field) in record.enumerated() {
      if place > 0 { bytes.append(UInt8(ascii: ",")) }
      let needsQuotes = field.utf8.contains { [UInt8(ascii: ","), UInt8(ascii: "\""), 10, 13].contains($0) }
      if needsQuotes { bytes.append(UInt8(ascii: "\"")) }
      for byte in field.utf8 {
        if byte == UInt8(ascii: "\"") { bytes.append(byte) }
        bytes.append(byte)
      }
      if needsQuotes { bytes.append(UInt8(ascii: "\"")) }
    }
    bytes.append(UInt8(ascii: "\n"))
  }
  return bytes
}
