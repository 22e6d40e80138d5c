import Foundation
import Testing

/// A page of `lock pad` in a headless Chromium, with scripts of `Tests/PadHarness` put in that try it.
struct PadTrial {
  /// What the harness wrote into the page.
  struct Report: Decodable {
    let checks: Int
    let failures: [String]
    let text: String
  }

  static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

  let report: Report
  /// What the browser's console got: errors, warnings, violations of the policy.
  let console: [String]

  /// - Parameter change: made to the page before it is opened, as by someone who breaks it.
  init(
    page flags: [String] = [], scripts: [String], size: String = "1280,900", change: (String) -> String = { $0 }
  ) throws {
    let page = try ProgramRun(arguments: ["lock", "pad"] + flags)
    try #require(page.status == 0, "\(page.errors)")
    let (dom, console) = try Self.open(Self.prepared(change(page.text), scripts), size: size)
    self.console = console
    let start = try #require(dom.range(of: "<pre id=\"harness\">"), "the harness did not end: \(console)")
    let end = try #require(dom.range(of: "</pre>", range: start.upperBound..<dom.endIndex))
    let json = dom[start.upperBound..<end.lowerBound].replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&amp;", with: "&")
    report = try JSONDecoder().decode(Report.self, from: Data(json.utf8))
  }

  /// The DOM of a page after five minutes of the browser's time, which passes as fast as it can, and its console.
  static func open(_ page: String, size: String = "1280,900") throws -> (dom: String, console: [String]) {
    let scratch = try Scratch()
    _ = try scratch.write("pad.html", page)
    let flags = [
      "--headless", "--no-sandbox", "--user-data-dir=profile", "--window-size=\(size)", "--virtual-time-budget=300000",
      "--disable-gpu", "--disable-gpu-vsync", "--disable-frame-rate-limit", "--enable-logging=stderr", "--dump-dom",
    ]
    let (_, status) = try ReadmeTests.shell(
      "HOME=$PWD timeout 180 chromium \(flags.joined(separator: " ")) \"file://$PWD/pad.html\" > dom 2> log",
      in: scratch.folder)
    let log = try String(contentsOf: scratch.file("log"), encoding: .utf8)
    try #require(status == 0, "\(log)")
    return (
      try String(contentsOf: scratch.file("dom"), encoding: .utf8),
      log.split(separator: "\n").filter { $0.contains("CONSOLE") }.map(String.init)
    )
  }

  /// The page with the scripts, whose hashes its policy is told.
  private static func prepared(_ page: String, _ names: [String]) throws -> String {
    let scripts = try (["Harness"] + names).map {
      try String(contentsOf: root.appending(path: "Tests/PadHarness/\($0).js"), encoding: .utf8)
    }
    let hashes = try scripts.map { "'sha256-\(try sha256InBase64($0))'" }.joined(separator: " ")
    let traces = "<script type=\"application/json\" id=\"traces\">\(try traces())</script>"
    return page.replacing("script-src ", with: "script-src \(hashes) ", maxReplacements: 1).replacing(
      "</body>", with: traces + scripts.map { "<script>\($0)</script>" }.joined() + "</body>")
  }

  /// Every gesture trace, as one object by file name.
  private static func traces() throws -> String {
    let folder = root.appending(path: "datasets/gesture-traces")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }
    let members = try names.sorted().map {
      "\"\($0)\": \(try String(contentsOf: folder.appending(path: $0), encoding: .utf8))"
    }
    return "{\(members.joined(separator: ","))}"
  }

  /// By sha256sum, which is no part of this project.
  private static func sha256InBase64(_ text: String) throws -> String {
    let scratch = try Scratch()
    _ = try scratch.write("text", text)
    let (output, _) = try ReadmeTests.shell("sha256sum text | cut -c 1-64 | tr -d '\\n'", in: scratch.folder)
    let digits = Array(output)
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap { UInt8(String(digits[$0...$0 + 1]), radix: 16) }
    return Data(bytes).base64EncodedString()
  }
}
