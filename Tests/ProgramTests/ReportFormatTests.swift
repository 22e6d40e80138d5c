import Foundation
import Testing

/// What other programs make of a report.
@Suite struct ReportFormatTests {
  static let example = ReportCommandTests.example

  private static func find(_ tool: String) -> Bool {
    (try? ReadmeTests.shell("command -v \(tool)", in: FileManager.default.temporaryDirectory).status) == 0
  }

  @Test func htmlIsStrictlyValidAndAlone() throws {
    let check = """
      import sys, html5lib
      html5lib.HTMLParser(strict=True).parse(open(sys.argv[1], encoding='utf-8').read())
      """
    let page = Self.example.appending(path: "report.html").path
    let (output, status) = try ReadmeTests.shell(
      "python3 -c \"\(check)\" '\(page)'", in: FileManager.default.temporaryDirectory)
    #expect(status == 0, "\(output)")
    let html = try String(contentsOf: Self.example.appending(path: "report.html"), encoding: .utf8)
    for reference in ["src=\"http", "url(http", "<link", "@import", "<script"] { #expect(!html.contains(reference)) }
  }

  @Test(.enabled(if: find("pandoc"))) func pandocReadsTheMarkdownAlike() throws {
    let markdown = Self.example.appending(path: "report.md").path
    let (output, status) = try ReadmeTests.shell(
      "pandoc --from gfm --to html '\(markdown)'", in: FileManager.default.temporaryDirectory)
    #expect(status == 0)
    let html = try String(contentsOf: Self.example.appending(path: "report.html"), encoding: .utf8)
    for element in ["<table", "<h2", "<li"] {
      let own = html.components(separatedBy: element).count
      // Our page has a table of contents besides: one item a heading.
      let contents = element == "<li" ? html.components(separatedBy: "<h2").count - 1 : 0
      #expect(output.components(separatedBy: element).count == own - contents, "\(element)")
    }
  }

  /// A spreadsheet keeps every cell as text or number: no formula runs, no leading zero is lost.
  @Test(.enabled(if: find("soffice"))) func spreadsheetsReadTheTablesUnchanged() throws {
    let scratch = try Scratch()
    let run = try ProgramRun("report", "--client", "=1+1", "--app", "-2+3", "--output", "out", in: scratch.folder)
    #expect(run.status == 0)
    let convert =
      "soffice -env:UserInstallation=file://$PWD/profile --headless --convert-to csv:'Text - txt - csv (StarCalc)':44,34,76,1,,0,false,true,false --outdir back"
    let (output, status) = try ReadmeTests.shell(
      "\(convert) out/tables/request.csv out/tables/top-patterns.csv > /dev/null", in: scratch.folder)
    #expect(status == 0, "\(output)")
    let request = try String(contentsOf: scratch.file("back/request.csv"), encoding: .utf8)
    #expect(request.contains("Client,'=1+1") && request.contains("App,'-2+3"), "\(request)")
    let patterns = try String(contentsOf: scratch.file("back/top-patterns.csv"), encoding: .utf8)
    let original = try String(contentsOf: scratch.file("out/tables/top-patterns.csv"), encoding: .utf8)
    func patternColumn(_ text: String) -> [Substring] {
      text.split(separator: "\n").map { $0.split(separator: ",")[1] }
    }
    #expect(patternColumn(patterns) == patternColumn(original))
  }

  /// A file system of 64 KB fills up in mid-report.
  @Test(.enabled(if: getuid() == 0)) func aFullDiskLeavesNothing() throws {
    let scratch = try Scratch()
    let mount = try ReadmeTests.shell("mkdir small && mount -t tmpfs -o size=64k tmpfs small", in: scratch.folder)
    guard mount.status == 0 else { return }
    defer { _ = try? ReadmeTests.shell("umount small", in: scratch.folder) }
    let run = try ProgramRun("report", "--output", "small/out", in: scratch.folder)
    #expect(run.status == 3 && run.errors.contains("no space left on device"), "\(run.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.file("small").path).isEmpty)
  }

  @Test func requestFiles() throws {
    let scratch = try Scratch()
    _ = try scratch.write("request.ini", "client = From File\napp-kind = tracker\nattempts = 3\n")
    let run = try ProgramRun(
      "report", "--request", "request.ini", "--attempts", "4", "--output", "out", in: scratch.folder)
    #expect(run.status == 0, "\(run.errors)")
    let table = try String(contentsOf: scratch.file("out/tables/request.csv"), encoding: .utf8)
    #expect(
      table.contains("Client,From File\n") && table.contains("Attempts before full login,4\n")
        && table.contains("tracker"))
    for (text, message) in [
      ("client = x\ncolour = red\n", "bad.ini:2:1: error: unknown flag '--colour'"),
      ("app-kind = bank\n", "bad.ini:1:1: error: flag '--app-kind' cannot be 'bank'"),
      ("attempts\n", "bad.ini:1:1: error: no '='"),
      ("request = other\n", "bad.ini:1:1: error: a request file cannot name another"),
      ("{\"attempts\": }", "bad.ini:1:14: error:"),
    ] {
      _ = try scratch.write("bad.ini", text)
      let refused = try ProgramRun("report", "--request", "bad.ini", "--output", "never", in: scratch.folder)
      #expect(refused.status == 2 && refused.errors.contains(message), "\(refused.errors)")
      #expect(!scratch.names.contains("never"))
    }
    let missing = try ProgramRun("report", "--request", "none.ini", in: scratch.folder)
    #expect(missing.status == 3 && missing.errors.contains("cannot read 'none.ini'"))
  }
}
