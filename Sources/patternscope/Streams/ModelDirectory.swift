import Datasets
import FileStreams
import Glibc
import PatternStrength

/// A model as `train` writes it: a directory with a card and a table of numbers.
enum ModelDirectory {
  /// Far above any model's file: it only keeps a wrong file from filling the memory.
  private static let largestFile = 1 << 28

  /// Whether a path is that of a directory with a card.
  static func exists(_ path: String) -> Bool { access("\(path)/\(ModelKind.cardFile)", F_OK) == 0 }

  /// Reads the model; errors name the file, the line and the reason.
  static func read(_ path: String) throws -> any GuessModel {
    let cardPath = "\(path)/\(ModelKind.cardFile)"
    let card = ModelCard(try table(cardPath))
    let kind = try naming(cardPath) { () throws(ModelFileError) in try ModelKind(card: card) }
    let tablePath = "\(path)/\(kind.tableFile)"
    let numbers = try table(tablePath)
    do { return try kind.model(numbers, card: card) } catch {
      throw failure(error.line == nil ? cardPath : tablePath, error)
    }
  }

  private static func table(_ path: String) throws -> CSVTable {
    let bytes = try readFile(path, limit: largestFile)
    do { return try CSVTable(bytes) } catch { throw Failure.system("\(path):\(error.line): \(error.reason)") }
  }

  private static func naming<Value>(_ path: String, _ body: () throws(ModelFileError) -> Value) throws -> Value {
    do { return try body() } catch { throw failure(path, error) }
  }

  private static func failure(_ path: String, _ error: ModelFileError) -> Failure {
    .system("\(path)\(error.line.map { ":\($0)" } ?? ""): \(error.reason)")
  }
}
