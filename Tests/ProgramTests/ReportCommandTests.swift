import Foundation
import Testing

@Suite struct ReportCommandTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
  static let example = root.appending(path: "notebooks-export/example-report")

  /// The example report in the repository is what the program writes, byte for byte.
  ///
  /// To record it again set PATTERNSCOPE_RECORD=1; the test then fails, so that nobody takes recording for passing.
  @Test func exampleReportIsReproduced() throws {
    let scratch = try Scratch()
    try FileManager.default.createDirectory(at: scratch.file("notebooks-export"), withIntermediateDirectories: false)
    let arguments = [
      "report", "--client", "Example Ltd", "--date", "2026-11-30", "--output", "notebooks-export/example-report",
    ]
    let run = try ProgramRun(arguments: arguments, in: scratch.folder)
    #expect(run.status == 0 && run.output.isEmpty && run.errors.isEmpty, "\(run.errors)")
    let written = scratch.file("notebooks-export/example-report")
    if ProcessInfo.processInfo.environment["PATTERNSCOPE_RECORD"] == "1" {
      try? FileManager.default.removeItem(at: Self.example)
      try FileManager.default.copyItem(at: written, to: Self.example)
      Issue.record("the example report was recorded; look at it, then run without PATTERNSCOPE_RECORD")
      return
    }
    #expect(Self.files(below: written) == Self.files(below: Self.example))
    for name in Self.files(below: Self.example) {
      let (new, old) = (written.appending(path: name), Self.example.appending(path: name))
      #expect(try Data(contentsOf: new) == Data(contentsOf: old), "\(name)")
    }
  }

  static func files(below folder: URL) -> [String] {
    (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
      .filter { $0.contains(".") }.sorted()
  }

  /// Hostile names stay text in every format.
  @Test(arguments: [
    "<script>alert(1)</script>", "a|b", "=cmd()", "\u{202E}txet", "*x* `y` [z](javascript:1)", "-1+1", "é\t\u{7}",
    String(repeating: "x", count: 10_000),
  ]) func hostileClientNames(name: String) throws {
    let scratch = try Scratch()
    let run = try ProgramRun("report", "--client", name, "--output", "out", in: scratch.folder)
    #expect(run.status == 0, "\(run.errors)")
    let html = try String(contentsOf: scratch.file("out/report.html"), encoding: .utf8)
    #expect(!html.contains("<script") && !html.contains("href=\"javascript"))
    let json =
      try JSONSerialization.jsonObject(with: Data(contentsOf: scratch.file("out/report.json"))) as? [String: Any]
    #expect(json?["schemaVersion"] as? Int == 1)
    let table = try String(contentsOf: scratch.file("out/tables/request.csv"), encoding: .utf8)
    #expect(!table.contains("\nClient,=") && !table.contains("\nClient,-"))
  }

  @Test func withoutGnuplotThereAreNoChartsAndAWarning() throws {
    let scratch = try Scratch()
    let (output, status) = try ReadmeTests.shell(
      "PATH=/nowhere '\(ProgramRun.program.path)' report --output out", in: scratch.folder)
    #expect(status == 0 && output.contains("warning: the report has no charts"), "\(output)")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: scratch.file("out/figures").path) == ["top-patterns.svg"])
    #expect(
      try String(contentsOf: scratch.file("out/report.md"), encoding: .utf8).contains("## Guessing on the device"))
  }

  @Test func existingDirectories() throws {
    let scratch = try Scratch()
    _ = try scratch.write("kept.txt", "mine")
    let refused = try ProgramRun("report", "--output", scratch.folder.path)
    #expect(refused.status == 3 && refused.errors.contains("exists; give --force to write into it"))
    #expect(scratch.names == ["kept.txt"])
    let forced = try ProgramRun("report", "--output", scratch.folder.path, "--force")
    #expect(forced.status == 0)
    #expect(scratch.names == ["figures", "kept.txt", "report.html", "report.json", "report.md", "tables"])
    let blocked = try ProgramRun("report", "--output", scratch.file("kept.txt").path)
    #expect(blocked.status == 3 && blocked.errors.contains("is not a directory"))
    let nowhere = try ProgramRun("report", "--output", scratch.file("no/such/place").path)
    #expect(nowhere.status == 3 && nowhere.errors.contains("no such file or directory"))
  }

  @Test(arguments: [
    (["--date", "2026-02-30"], "cannot be '2026-02-30': not a date"),
    (["--kdf", "md5"], "cannot be 'md5': not a key derivation"),
    (["--hardware", "abacus"], "'abacus' is not among"), (["--app-kind", "bank"], "'--app-kind' cannot be 'bank'"),
    (["--attempts", "0"], "'--attempts' cannot be '0'"), (["--methods", "pin5"], "'--methods' cannot be 'pin5'"),
    (["--grid", "9x9"], "9x9 does not"),
  ]) func wrongUsage(flags: [String], message: String) throws {
    let scratch = try Scratch()
    let run = try ProgramRun(arguments: ["report"] + flags, in: scratch.folder)
    #expect(run.status == 2 && run.errors.contains(message), "\(run.errors)")
    #expect(scratch.names.isEmpty)
  }

  /// On grids that people's choices were not measured on, the report gives no figures of people for them.
  @Test(arguments: [["--grid", "4x4"], ["--rule", "free"], ["--grid", "6x6"]]) func spacesWithoutAModel(flags: [String])
    throws
  {
    let scratch = try Scratch()
    let run = try ProgramRun(arguments: ["report", "--output", "out"] + flags, in: scratch.folder)
    #expect(run.status == 0, "\(run.errors)")
    let text = try String(contentsOf: scratch.file("out/report.md"), encoding: .utf8)
    #expect(text.contains("this report gives no guess numbers") && !text.contains("100 refused, model"))
  }
}
