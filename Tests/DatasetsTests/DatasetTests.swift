import Datasets
import Foundation
import Testing

@Suite struct DatasetTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
  private static let folder = root.appending(path: "datasets")
  /// The only table that tests alone read.
  private static let unembedded: Set = ["throttling-check.csv"]

  @Test(arguments: Dataset.all) func isATableAndTheFile(dataset: Dataset) throws {
    #expect(!dataset.table.rows.isEmpty)
    #expect(try Data(dataset.bytes) == Data(contentsOf: Self.folder.appending(path: dataset.fileName)))
  }

  @Test func everyTableOfTheFolderIsEmbedded() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter { $0.hasSuffix(".csv") }
    #expect(Dataset.all.map(\.fileName) == Set(files).subtracting(Self.unembedded).sorted())
  }

  /// A constant whose file is not embedded would stop the program where it is read.
  @Test func everyConstantNamesAnEmbeddedFile() throws {
    let sources = FileManager.default.enumerator(
      at: Self.root.appending(path: "Sources"), includingPropertiesForKeys: nil)
    let embedded = Set(Dataset.all.map(\.fileName))
    var named: Set<String> = []
    for case let file as URL in try #require(sources) where file.pathExtension == "swift" {
      for match in try String(contentsOf: file, encoding: .utf8).matches(of: /= Dataset\("([^"]+)"\)/) {
        #expect(embedded.contains(String(match.1)), "\(file.lastPathComponent): \(match.1) is not in CDatasets.c")
        named.insert(String(match.1))
      }
    }
    #expect(named == embedded, "embedded and read by nobody, or the other way round")
  }
}
