import Assessment
import CommandLineTool
import Datasets
import Documents
import FileStreams
import PatternGrid
import PatternStrength

let reportCommand: RunnableCommand = RunnableCommand(
  command: Command(
    "report", summary: "Write an assessment for a client",
    discussion: """
      Writes a directory with report.md, report.html (one file, ready to send or print), report.json, the tables as CSV \
      (tables/) and the figures as SVG (figures/). Charts are drawn by gnuplot; without it the report has no charts.
      """,
    flags: ReportFlags.all,
    examples: [
      Example("patternscope report --client 'Example Ltd' --output report", "an assessment with the usual assumptions"),
      Example(
        "patternscope report --client 'Example Ltd' --app-kind tracker --minimum-length 5 --denylist-size 200 -o report",
        "for a tracker with a stricter pattern"),
    ])
) { invocation, console in
  let invocation = try invocation.completedByRequestFile()
  let request = try invocation.assessmentRequest()
  let directory = try OutputDirectory(path: invocation[ReportFlags.directory], force: invocation[OutputFlags.force])
  let report = AssessmentReport(request, scorer: PatternScorer(model: try invocation.model()), command: commandLine())
  if let failure = try report.write(to: directory) { console.warning("the report has no charts: \(failure)") }
}

/// The flags of `report`, which a request file has too.
enum ReportFlags {
  static let client: Flag<String?> = .text(
    "client", placeholder: "NAME", summary: "Whom the report is for", absence: "the client")
  static let app: Flag<String?> = .text("app", placeholder: "NAME", summary: "The app's name", absence: "its kind")
  static let appKind: Flag<AppKind> = .choice("app-kind", summary: "What the app is for", default: .other)
  static let platforms: Flag<[Platform]> = .list(
    "platform", placeholder: "NAMES", of: Platform.allCases.map { ($0.rawValue, $0) },
    summary: "Systems that the app runs on", default: [Platform.android, .ios].map { ($0.rawValue, $0) })
  static let methods: Flag<[AuthenticationMethod]?> = .list(
    "methods", placeholder: "NAMES", of: AuthenticationMethod.allCases.map { ($0.rawValue, $0) },
    summary: "Methods to compare", absence: "all")
  static let attempts: Flag<Int> = .integer(
    "attempts", 1...1_000_000, summary: "Failed attempts until full login is demanded", default: 5)
  static let lockout: Flag<LockoutProfile?> = .choice(
    "lockout", of: LockoutProfile.all.map { ($0.id, $0) }, summary: "Lockout of the device",
    absence: "full login after the attempts")
  static let denylistSize: Flag<Int> = .integer(
    "denylist-size", 0...PatternIndex.android3x3.count, summary: "Popular patterns that the app refuses", default: 100)
  static let derivation: Flag<DerivationCost> = .parsed(
    "kdf", placeholder: "NAME[:N]",
    summary: "Key derivation, such as PBKDF2-HMAC-SHA256:600000 or scrypt:131072:8:1",
    default: AssessmentRequest.standardDerivation, defaultText: AssessmentRequest.standardDerivation.text,
    read: readDerivation)
  static let hardware: Flag<String> = .parsed(
    "hardware", placeholder: "NAME", summary: "The attacker's: \(DerivationRateFact.hardware.joined(separator: ", "))",
    default: DerivationRateFact.hardware[0], defaultText: DerivationRateFact.hardware[0]
  ) { name throws(ValueProblem) in
    guard DerivationRateFact.hardware.contains(name) else { throw .notAmong(DerivationRateFact.hardware, item: name) }
    return name
  }
  static let date: Flag<String?> = .parsed(
    "date", placeholder: "YYYY-MM-DD", summary: "Date of the report", absence: "SOURCE_DATE_EPOCH, else today"
  ) { text throws(ValueProblem) in
    guard isCalendarDate(text) else { throw .unreadable("not a date: write YYYY-MM-DD") }
    return text
  }
  static let request: Flag<String?> = .text(
    "request", placeholder: "FILE",
    summary: "Read flags from FILE: lines name = value, or a JSON object; flags given here win")
  static let directory = OutputFlags.directory(default: "report")

  static let all: [any DeclaredFlag] =
    [client, app, appKind, platforms, methods] + SpaceFlags.all + [
      attempts, lockout, denylistSize, derivation, hardware, date, PatternFlags.model, request, directory,
      OutputFlags.force,
    ]
}

/// Reads the value of `--kdf`.
@Sendable func readDerivation(_ text: String) throws(ValueProblem) -> DerivationCost {
  guard let derivation = DerivationCost(text) else {
    throw .unreadable("not a key derivation: write PBKDF2-HMAC-SHA256:600000 or scrypt:131072:8:1")
  }
  return derivation
}

extension Invocation {
  /// With the values of the request file for flags that are not given on the command line.
  fileprivate func completedByRequestFile() throws -> Invocation {
    guard let path = self[ReportFlags.request] else { return self }
    let file: RequestFile
    do { file = try RequestFile(readFile(path, limit: RequestFile.largestSize)) } catch let error as RequestFileError {
      throw Failure.usage("\(path):\(error.line):\(error.column): error: \(error.reason)")
    }
    var completed = self
    for entry in file.entries {
      let reason: String
      do throws(UsageError.Reason) {
        if entry.name != ReportFlags.request.declaration.name {
          try completed.complete(entry.name, with: entry.value, of: reportCommand.command)
          continue
        }
        reason = "a request file cannot name another"
      } catch {
        reason = error.message
      }
      throw Failure.usage("\(path):\(entry.line ?? 1):1: error: \(reason)")
    }
    return completed
  }

  /// The request that the flags make.
  fileprivate func assessmentRequest() throws -> AssessmentRequest {
    var request = AssessmentRequest(date: try reportDate(self[ReportFlags.date]))
    if let client = self[ReportFlags.client] { request.client = client }
    request.app = self[ReportFlags.app]
    request.appKind = self[ReportFlags.appKind]
    request.platforms = self[ReportFlags.platforms]
    if let methods = self[ReportFlags.methods] { request.methods = methods }
    request.space = try space()
    request.attempts = self[ReportFlags.attempts]
    request.deviceLockout = self[ReportFlags.lockout]
    request.denylistSize = self[ReportFlags.denylistSize]
    request.derivation = self[ReportFlags.derivation]
    request.hardware = self[ReportFlags.hardware]
    return request
  }
}
