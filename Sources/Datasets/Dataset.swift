import CDatasets

/// A data file that comes with the project, embedded in the program; described in `datasets/README.md`.
///
/// To add one: the file itself and its card in `datasets/`, and an entry in `datasets/CDatasets.c`. The code that reads
/// it declares a constant in an extension; tests check that the names of constants are those of embedded files.
public struct Dataset: Hashable, Sendable, CustomStringConvertible {
  /// Of the file in `datasets/`.
  public let fileName: String

  /// - Precondition: a file of this name is embedded; checked when its bytes are read.
  package init(_ fileName: String) { self.fileName = fileName }

  public var description: String { fileName }

  /// Every embedded file, in the order of the names.
  public static let all: [Dataset] = {
    var all: [Dataset] = []
    while let file = dataset_file_at(all.count) { all.append(Dataset(String(cString: file.pointee.name))) }
    return all
  }()

  /// The content of the file, copied at each call.
  public var bytes: [UInt8] {
    guard let place = Self.all.firstIndex(of: self), let file = dataset_file_at(place) else {
      preconditionFailure("\(fileName) is not embedded: add it to datasets/CDatasets.c")
    }
    return Array(UnsafeRawBufferPointer(start: file.pointee.bytes, count: dataset_file_size(file)))
  }

  /// The file as a table, parsed anew at each call.
  public var table: CSVTable {
    do { return try CSVTable(bytes) } catch { preconditionFailure("\(fileName): \(error)") }
  }
}

extension Dataset {
  /// Claims often repeated about what people draw.
  public static let claimStatements = Dataset("claim-statements.csv")
  /// The counts that check the claims.
  public static let claims = Dataset("claims.csv")
  /// Table III of Golla et al. 2019: how well meters agree with the frequencies of patterns.
  public static let publishedAgreement = Dataset("golla-2019-table-3.csv")
  /// Exact numbers of patterns by grid, rule and dots.
  public static let gridCounts = Dataset("grid-counts.csv")
  /// How well meters agree with the choices of the pooled corpus, computed by this program.
  public static let meterAgreement = Dataset("meter-agreement.csv")
  /// The card of the 3-gram model of people's choices.
  public static let people3GramCard = Dataset("people-3gram-card.csv")
  /// The counts of the 3-gram model of people's choices.
  public static let people3GramCounts = Dataset("people-3gram-counts.csv")
  /// The card of the log-linear model of people's choices.
  public static let peopleCard = Dataset("people-card.csv")
  /// How well attackers guess held-out patterns of the pooled corpus, computed by this program.
  public static let peopleEvaluation = Dataset("people-evaluation.csv")
  /// The weights of the log-linear model of people's choices.
  public static let peopleWeights = Dataset("people-weights.csv")
  /// Published or openly licensed lists of popular patterns.
  public static let popularLists = Dataset("popular-lists.csv")
  /// Named shapes by their straight runs, and letters and digits by their dots.
  public static let shapes = Dataset("shapes.csv")
}
