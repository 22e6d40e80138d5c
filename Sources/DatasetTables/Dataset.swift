import DatasetFiles

/// A data file that comes with the project, embedded in the program; described in `datasets/README.md`.
public enum Dataset: String, CaseIterable, Sendable {
  /// Published or openly licensed lists of popular patterns.
  case popularLists = "popular-lists.csv"
  /// Lockout schedules: the wait after each failed attempt.
  case throttling = "throttling.csv"
  /// Counts of the 3-gram model of people's choices, and its card.
  case people3GramCounts = "people-3gram-counts.csv"
  case people3GramCard = "people-3gram-card.csv"
  /// Named shapes by their straight runs, and letters and digits by their dots.
  case shapes = "shapes.csv"
  /// Claims often repeated about what people draw, and the counts that check them.
  case claimStatements = "claim-statements.csv"
  case claims = "claims.csv"

  public var bytes: [UInt8] {
    guard let file = dataset_file_named(rawValue) else { preconditionFailure("\(rawValue) is not embedded") }
    return Array(UnsafeBufferPointer(start: file.pointee.bytes, count: file.pointee.size))
  }

  /// The file as a table.
  public var table: CSVTable {
    do { return try CSVTable(bytes) } catch { preconditionFailure("\(rawValue): \(error)") }
  }
}
