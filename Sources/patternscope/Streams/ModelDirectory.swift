import Datasets
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
    let bytes = try contents(path)
    do { return try CSVTable(bytes) } catch { throw Failure.system("\(path):\(error.line): \(error.reason)") }
  }

  private static func naming<Value>(_ path: String, _ body: () throws(ModelFileError) -> Value) throws -> Value {
    do { return try body() } catch { throw failure(path, error) }
  }

  private static func failure(_ path: String, _ error: ModelFileError) -> Failure {
    .system("\(path)\(error.line.map { ":\($0)" } ?? ""): \(error.reason)")
  }

  private static func contents(_ path: String) throws -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure.system("cannot read '\(path)': \(SystemError(errno).reason)") }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw Failure.system("cannot read '\(path)': \(SystemError(errno).reason)") }
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
      guard bytes.count <= largestFile else { throw Failure.system("'\(path)' is too large for a model's file") }
    }
  }
}
