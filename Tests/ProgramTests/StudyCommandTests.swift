import Foundation
import Testing

@Suite struct StudyCommandTests {
  static let export = ReportCommandTests.root.appending(path: "notebooks-export")
  /// As the overview of the kept results names them, sorted.
  static let ids: [String] = {
    let overview = try? String(contentsOf: export.appending(path: "README.md"), encoding: .utf8)
    return (overview ?? "").split(separator: "\n").filter { $0.hasPrefix("| `") }
      .map { $0.dropFirst(3).prefix { $0 != "`" } }.map(String.init).sorted()
  }()

  /// Tests/run installs them.
  static let hasNotebookPackages: Bool = {
    guard let scratch = try? Scratch() else { return false }
    return (try? ReadmeTests.shell("python3 -c 'import nbclient, ipykernel, pandas, matplotlib'", in: scratch.folder))?
      .status == 0
  }()

  /// What the repository keeps is what the program writes: reports, tables and figures byte for byte, notebooks but for
  /// their outputs, provenance but for the versions of libraries.
  ///
  /// To record them again set PATTERNSCOPE_RECORD=1, with the packages of `notebooks-export/requirements.txt` installed;
  /// the test then fails, so that nobody takes recording for passing.
  @Test func keptResultsAreReproduced() throws {
    let scratch = try Scratch()
    let run = try ProgramRun("study", "run", "--all", "--output", "out", in: scratch.folder)
    #expect(run.status == 0 && run.output.isEmpty && run.errors.isEmpty, "\(run.errors)")
    let written = scratch.file("out")
    #expect(try FileManager.default.contentsOfDirectory(atPath: written.path).sorted() == Self.ids)
    if ProcessInfo.processInfo.environment["PATTERNSCOPE_RECORD"] == "1" {
      let recording =
        "'\(ProgramRun.program.path)' study run --all --force --output '\(Self.export.path)' && python3 '\(Self.export.path)/execute.py'"
      let (output, status) = try ReadmeTests.shell(recording, in: scratch.folder)
      Issue.record("recorded with status \(status): \(output); look at it, then run without PATTERNSCOPE_RECORD")
      return
    }
    for id in Self.ids {
      let names = ReportCommandTests.files(below: written.appending(path: id))
      #expect(names == ReportCommandTests.files(below: Self.export.appending(path: id)), "\(id)")
      for name in names {
        let new = try Data(contentsOf: written.appending(path: "\(id)/\(name)"))
        let old = try Data(contentsOf: Self.export.appending(path: "\(id)/\(name)"))
        switch name {
        case "notebook.ipynb": #expect(try Self.withoutOutputs(new) == Self.withoutOutputs(old), "\(id)/\(name)")
        case "provenance.json": #expect(try Self.withoutLibraries(new) == Self.withoutLibraries(old), "\(id)/\(name)")
        default: #expect(new == old, "\(id)/\(name)")
        }
      }
    }
  }

  /// Another seed is another provenance and other tables; the data files are named with their checksums.
  @Test func provenanceTellsOfSeedAndData() throws {
    let scratch = try Scratch()
    let run = try ProgramRun("study", "run", "larger-grids", "--seed", "2", "--output", "out", in: scratch.folder)
    #expect(run.status == 0, "\(run.errors)")
    func provenance(_ folder: URL) throws -> [String: Any] {
      let data = try Data(contentsOf: folder.appending(path: "larger-grids/provenance.json"))
      return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }
    let (new, kept) = (try provenance(scratch.file("out")), try provenance(Self.export))
    #expect(new["seed"] as? Int == 2 && kept["seed"] as? Int == 1)
    #expect((new["command"] as? String)?.hasSuffix(" --seed 2") == true)
    let table = "larger-grids/tables/sampling.csv"
    #expect(
      try Data(contentsOf: scratch.file("out/\(table)")) != Data(contentsOf: Self.export.appending(path: table)))
    let files = try #require(new["data"] as? [[String: Any]])
    #expect(files.count == 1 && files[0]["file"] as? String == "datasets/grid-counts.csv")
    let bytes = try Data(contentsOf: ReportCommandTests.root.appending(path: "datasets/grid-counts.csv"))
    #expect(files[0]["rows"] as? Int == bytes.count { $0 == UInt8(ascii: "\n") } - 1)
    #expect(files[0]["sha256"] as? String == (try Self.checksum("datasets/grid-counts.csv")))
  }

  /// With a corpus there are more tables, whose figures are counted from it, and none of its patterns.
  @Test func corpusIsCountedAndNotShown() throws {
    let scratch = try Scratch()
    let lines = Array(repeating: "01258", count: 30) + Array(repeating: "408172653", count: 10)
    let corpus = try scratch.write("corpus.txt", lines.joined(separator: "\n") + "\n")
    let arguments = ["study", "run", "people-model", "denylist-benefit", "claims", "meter-agreement"]
    let run = try ProgramRun(arguments: arguments + ["--corpus", corpus, "--output", "out"], in: scratch.folder)
    #expect(run.status == 0, "\(run.errors)")
    let calibration = try String(
      contentsOf: scratch.file("out/people-model/tables/corpus-calibration.csv"), encoding: .utf8)
    #expect(calibration.contains("\n1,3,5.53,75.0,") && calibration.contains("\n100001,389112,0.3"))
    let stopped = try String(
      contentsOf: scratch.file("out/denylist-benefit/tables/corpus-stopped.csv"), encoding: .utf8)
    #expect(stopped.contains("\n12,75.0,"))
    for name in ReportCommandTests.files(below: scratch.file("out")) {
      let text = try String(contentsOf: scratch.file("out/\(name)"), encoding: .utf8)
      #expect(!text.contains("408172653") && !text.contains("4.0.8.1.7.2.6.5.3"), "\(name)")
      #expect(!name.hasSuffix("provenance.json") || text.contains("\"patterns\": 40"), "\(name)")
    }
  }

  @Test func listNamesEveryStudy() throws {
    let list = try ProgramRun("study", "list", "--format", "csv")
    #expect(list.status == 0 && list.lines.dropFirst().map { String($0.prefix { $0 != "," }) }.sorted() == Self.ids)
    let overview = try String(contentsOf: Self.export.appending(path: "README.md"), encoding: .utf8)
    for line in try ProgramRun("study", "list", "--format", "tsv").lines.dropFirst() {
      let fields = line.split(separator: "\t")
      #expect(overview.contains("| `\(fields[0])` | \(fields[1]) |"))
    }
  }

  @Test(arguments: [
    ([], "no study named"), (["nothing"], "no study 'nothing'"), (["--all", "claims"], "name none"),
    (["claims", "--seed", "x"], "'--seed'"),
  ]) func wrongUsage(arguments: [String], message: String) throws {
    let scratch = try Scratch()
    let run = try ProgramRun(arguments: ["study", "run"] + arguments + ["--output", "out"], in: scratch.folder)
    #expect(run.status == 2 && run.errors.contains(message), "\(run.errors)")
    #expect(scratch.names.isEmpty)
  }

  /// An execution of every kept notebook by nbclient gives the outputs that it has; each is valid nbformat 4.5.
  @Test(.enabled(if: hasNotebookPackages)) func keptNotebooksExecuteToTheirOutputs() throws {
    let scratch = try Scratch()
    let script = Self.export.appending(path: "execute.py").path
    let (output, status) = try ReadmeTests.shell("python3 '\(script)' --check", in: scratch.folder)
    #expect(status == 0 && output.contains("\(Self.ids.count) notebooks executed, 0 differ"), "\(output)")
  }

  /// The check of the outputs can fail.
  @Test(.enabled(if: hasNotebookPackages)) func changedTableChangesTheOutputs() throws {
    let scratch = try Scratch()
    try FileManager.default.copyItem(at: Self.export.appending(path: "claims"), to: scratch.file("claims"))
    let table = scratch.file("claims/tables/claims.csv")
    let text = try String(contentsOf: table, encoding: .utf8).replacing("697", with: "698")
    try Data(text.utf8).write(to: table)
    let script = Self.export.appending(path: "execute.py").path
    let (output, status) = try ReadmeTests.shell("python3 '\(script)' --check claims", in: scratch.folder)
    #expect(status == 1 && output.contains("an execution gives other outputs"), "\(output)")
  }

  private static func withoutOutputs(_ data: Data) throws -> NSDictionary {
    var notebook = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let cells = try #require(notebook["cells"] as? [[String: Any]])
    notebook["cells"] = cells.map { $0.filter { $0.key != "outputs" && $0.key != "execution_count" } }
    return notebook as NSDictionary
  }

  private static func withoutLibraries(_ data: Data) throws -> NSDictionary {
    let provenance = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    return provenance.filter { $0.key != "libraries" } as NSDictionary
  }

  /// The SHA-256 of a file of the project, by another program.
  private static func checksum(_ path: String) throws -> String {
    let scratch = try Scratch()
    let file = ReportCommandTests.root.appending(path: path).path
    let (output, status) = try ReadmeTests.shell("sha256sum '\(file)'", in: scratch.folder)
    #expect(status == 0)
    return String(output.prefix(64))
  }
}
