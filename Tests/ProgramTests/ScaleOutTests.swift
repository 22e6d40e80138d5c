import Foundation
import Testing

@Suite struct ScaleOutTests {
  /// Tests/run installs PySpark where there is Java.
  static let hasSpark: Bool = {
    guard let scratch = try? Scratch() else { return false }
    return (try? ReadmeTests.shell("command -v java && python3 -c 'import pyspark'", in: scratch.folder))?.status == 0
  }()

  /// More than a million lines in PySpark's local mode: the merged parts are what one process gives.
  @Test(.enabled(if: hasSpark)) func mergedPartsAreTheSingleRun() throws {
    let scratch = try Scratch()
    let script = StudyCommandTests.export.appending(path: "scale-out/score_on_spark.py").path
    let (output, status) = try ReadmeTests.shell("python3 '\(script)' --check scored", in: scratch.folder)
    #expect(status == 0 && output.contains("1167336 lines by 27 tasks"), "\(output)")
    #expect(output.contains("the merged parts are what one process gives, byte for byte after sorting"), "\(output)")
  }
}
