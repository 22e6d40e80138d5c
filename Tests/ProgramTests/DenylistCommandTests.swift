import Foundation
import Testing

@Suite struct DenylistCommandTests {
  static let formats = ["text", "csv", "json", "swift", "kotlin", "typescript", "bitmap", "sha256"]

  private func bitmap(_ arguments: [String], in folder: URL) throws -> Data {
    try ProgramRun(arguments: ["denylist", "--format", "bitmap"] + arguments, in: folder).output
  }

  @Test(arguments: formats, ["0", "1", "100", "389112"]) func everyFormatIsReadBack(format: String, size: String) throws
  {
    let scratch = try Scratch()
    let written = try ProgramRun(
      "denylist", "--top", size, "--format", format, "--output", "list", "--salt", "s", in: scratch.folder)
    #expect(written.status == 0 && written.errors.isEmpty, "\(written.errors)")
    #expect(
      try bitmap(["--union", "list", "--salt", "s"], in: scratch.folder) == bitmap(["--top", size], in: scratch.folder))
    let again = try ProgramRun("denylist", "--top", size, "--format", format, "--salt", "s", in: scratch.folder)
    if !["json", "swift", "kotlin", "typescript"].contains(format) {
      #expect(try Data(contentsOf: scratch.file("list")) == again.output)
    }
  }

  @Test func bloomFiltersHaveEveryMember() throws {
    let scratch = try Scratch()
    _ = try ProgramRun("denylist", "--top", "500", "--format", "bloom", "--output", "list", in: scratch.folder)
    let missing = try ProgramRun("denylist", "--top", "500", "--minus", "list", in: scratch.folder)
    #expect(missing.status == 0 && missing.output.isEmpty)
  }

  /// The generated Swift agrees with the list on every pattern.
  @Test func generatedSwiftAgreesOnEveryPattern() throws {
    let scratch = try Scratch()
    _ = try ProgramRun(
      "denylist", "--top", "581", "--format", "swift", "--output", "Denylist.swift", in: scratch.folder)
    _ = try scratch.write(
      "main.swift",
      "while let line = readLine() { if PatternDenylist.contains(line.utf8.map { Int($0) - 48 }) { print(line) } }\n")
    let (output, status) = try ReadmeTests.shell(
      "swiftc -swift-version 6 -warnings-as-errors -O -o check main.swift Denylist.swift && patternscope list | ./check | sort > denied && patternscope denylist --top 581 | sort | diff - denied",
      in: scratch.folder)
    #expect(status == 0, "\(output)")
  }

  /// TypeScript runs under node with its types taken off; it and Kotlin parse without errors.
  @Test func generatedTypeScriptAndKotlin() throws {
    let scratch = try Scratch()
    for (format, file) in [("typescript", "denylist.ts"), ("kotlin", "Denylist.kt")] {
      _ = try ProgramRun("denylist", "--top", "581", "--format", format, "--output", file, in: scratch.folder)
    }
    _ = try scratch.write(
      "parse.py",
      """
      import tree_sitter, tree_sitter_kotlin, tree_sitter_typescript
      for language, file in [(tree_sitter_kotlin.language(), "Denylist.kt"),
                             (tree_sitter_typescript.language_typescript(), "denylist.ts")]:
          tree = tree_sitter.Parser(tree_sitter.Language(language)).parse(open(file, "rb").read())
          assert not tree.root_node.has_error, file
      """)
    let parsed = try ReadmeTests.shell("python3 parse.py", in: scratch.folder)
    #expect(parsed.status == 0, "\(parsed.output)")
    guard try ReadmeTests.shell("command -v node", in: scratch.folder).status == 0 else { return }
    _ = try scratch.write(
      "check.mjs",
      """
      import { isDenied } from './denylist.mjs';
      import { readFileSync } from 'node:fs';
      for (const line of readFileSync(0, 'utf8').split('\\n'))
        if (line && isDenied([...line].map(Number))) console.log(line);
      """)
    let (output, status) = try ReadmeTests.shell(
      "sed -e 's/: ReadonlySet<number>//; s/<number>//; s/: readonly number\\[\\]//; s/): boolean/)/' denylist.ts > denylist.mjs && patternscope list | node check.mjs | sort > denied && patternscope denylist --top 581 | sort | diff - denied",
      in: scratch.folder)
    #expect(status == 0, "\(output)")
  }

  @Test func effectStandsBesideTheMeasurement() throws {
    let run = try ProgramRun("denylist", "--top", "105", "--effect", "--format", "json")
    let tables = try #require(JSONSerialization.jsonObject(with: run.output) as? [String: Any])
    #expect(run.status == 0 && tables["schemaVersion"] as? Int == 1)
    let text = try ProgramRun("denylist", "--top", "105", "--effect").text
    for measured in ["41.0 (33.3–49.0)", "1.2 (0.2–4.4)", "7.5 (3.9–12.7)", "20.5 (14.5–27.6)"] {
      #expect(text.contains(measured))
    }
  }

  @Test func checkNamesEveryFault() throws {
    let scratch = try Scratch()
    _ = try scratch.write("good.txt", try ProgramRun("denylist", "--top", "20", "--symmetric").text)
    let good = try ProgramRun("denylist", "--check", "good.txt", "--format", "csv", in: scratch.folder)
    #expect(
      good.status == 0 && good.lines.contains("duplicates,0") && good.lines.contains("closed under the symmetries,yes"))
    _ = try scratch.write("bad.txt", "01258\n01258\n028\n")
    let bad = try ProgramRun("denylist", "--check", "bad.txt", "--format", "csv", in: scratch.folder)
    #expect(bad.status == 1 && bad.lines.contains("duplicates,1") && bad.lines.contains("invalid entries,1"))
    #expect(bad.errors.contains("bad.txt:3:2: error:"))
    _ = try scratch.write("doubtful.txt", "1478\n")
    #expect(try ProgramRun("denylist", "--check", "doubtful.txt", in: scratch.folder).status == 1)
    for damaged in ["PSBLOOM1", "{", "{}", "{\"notation\": \"digits\", \"patterns\": 1}"] {
      _ = try scratch.write("damaged", damaged)
      #expect(try ProgramRun("denylist", "--check", "damaged", in: scratch.folder).status == 3)
    }
  }

  @Test func selections() throws {
    let scratch = try Scratch()
    _ = try scratch.write("corpus.txt", "01258,5\n0125,1\n036785,2\n")
    let corpus = try ProgramRun("denylist", "--from", "corpus.txt", "--at-least", "2", in: scratch.folder)
    #expect(Set(corpus.lines) == ["01258", "036785"])
    #expect(try ProgramRun("denylist", "--popular-list", "golla-2019-top10").lines.count == 10)
    let dotted = try ProgramRun(
      "denylist", "--popular-list", "golla-2019-top10", "--minimum-length", "9", "--notation", "dotted")
    #expect(Set(dotted.lines) == ["0.1.2.5.4.3.6.7.8", "2.1.0.3.4.5.8.7.6"])
    #expect(try ProgramRun("denylist").lines.count == 100)
    // As many as there are patterns of the shape, and as the meter calls weak (published counts).
    #expect(try ProgramRun("denylist", "--shape", "L").lines.count == 40)
    #expect(try ProgramRun("denylist", "--shape", "Z,S").lines.count == 160)
    #expect(try ProgramRun("denylist", "--weak", "andriotis").lines.count == 280)
    #expect(try ProgramRun("denylist", "--weak", "song").lines.count == 78_168)
  }

  @Test(arguments: [
    (["--cover", "much"], "cannot be 'much': not a share"), (["--cover", "120%"], "not between 0% and 100%"),
    (["--top", "-1"], "'--top'"),
    (["--popular-list", "mine"], "no list 'mine'"), (["--shape", "Q"], "no shape 'Q'"), (["--weak", "x"], "'--weak'"),
    (["--effect", "--format", "swift"], "not a format of --effect"),
    (["--format", "table"], "not a format of lists"), (["--false-positive-rate", "0"], "'--false-positive-rate'"),
  ]) func wrongUsage(flags: [String], message: String) throws {
    let run = try ProgramRun(arguments: ["denylist"] + flags)
    #expect(run.status == 2 && run.output.isEmpty && run.errors.contains(message), "\(run.errors)")
  }
}
