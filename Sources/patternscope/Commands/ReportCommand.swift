import Assessment
import CommandLineTool
import Datasets
import Documents
import FileStreams
import PatternGrid
import PatternLock
import PatternStrength

let reportCommand: RunnableCommand = RunnableCommand(
  command: Command(
    "report", summary: "Write an assessment for a client",
    discussion: """
      Writes a directory with report.md, report.html (one file, ready to send or print), report.json, the tables as CSV \
      (tables/) and the figures as SVG (figures/). Charts are drawn by gnuplot; without it the report has no charts.
      """,
    flags: [
      Flag("client", value: .text(placeholder: "NAME"), summary: "Whom the report is for", absenceText: "the client"),
      Flag("app", value: .text(placeholder: "NAME"), summary: "The app's name", absenceText: "its kind"),
      Flag(
        "app-kind", value: .choice(AppKind.allCases.map(\.rawValue)), summary: "What the app is for",
        defaultText: "other"),
      Flag(
        "platform", value: .list(of: Platform.allCases.map(\.rawValue), placeholder: "NAMES"),
        summary: "Systems that the app runs on", defaultText: "android,ios"),
      Flag(
        "methods", value: .list(of: AuthenticationMethod.allCases.map(\.rawValue), placeholder: "NAMES"),
        summary: "Methods to compare", absenceText: "all"),
      SharedFlags.grid, SharedFlags.rule, SharedFlags.minimumLength, SharedFlags.maximumLength,
      Flag(
        "attempts", value: .integer(placeholder: "N", 1...1_000_000),
        summary: "Failed attempts until full login is demanded",
        defaultText: "5"),
      Flag(
        "throttling", value: .choice(LockoutProfile.all.map(\.id)), summary: "Lockout of the device",
        absenceText: "full login after the attempts"),
      Flag(
        "denylist-size", value: .integer(placeholder: "N", 0...389_112),
        summary: "Popular patterns that the app refuses",
        defaultText: "100"),
      Flag(
        "kdf", value: .text(placeholder: "NAME[:N]"),
        summary: "Key derivation, such as PBKDF2-HMAC-SHA256:600000 or scrypt:131072:8:1",
        defaultText: "PBKDF2-HMAC-SHA256:600000"),
      Flag(
        "hardware", value: .text(placeholder: "NAME"),
        summary: "The attacker's: \(DerivationRateFact.hardware.joined(separator: ", "))",
        defaultText: DerivationRateFact.hardware[0]),
      Flag(
        "date", value: .text(placeholder: "YYYY-MM-DD"), summary: "Date of the report",
        absenceText: "SOURCE_DATE_EPOCH, else today"),
      SharedFlags.model,
      Flag(
        "request", value: .text(placeholder: "FILE"),
        summary: "Read flags from FILE: lines name = value, or a JSON object; flags given here win"),
      Flag(
        "output", short: "o", value: .text(placeholder: "DIR"), summary: "Directory to write", defaultText: "report"),
      SharedFlags.force,
    ],
    examples: [
      Example("patternscope report --client 'Example Ltd' --output report", "an assessment with the usual assumptions"),
      Example(
        "patternscope report --client 'Example Ltd' --app-kind tracker --minimum-length 5 --denylist-size 200 -o report",
        "for a tracker with a stricter pattern"),
    ])
) { invocation, console in
  let invocation = try invocation.completedByRequestFile()
  let request = try invocation.assessmentRequest()
  let directory = try OutputDirectory(path: invocation.text("output")!, force: invocation.isSet("force"))
  let illustrator = Illustrator()
  let report = AssessmentReport(
    request, scorer: PatternScorer(model: try invocation.model()), command: commandLine(),
    illustrate: illustrator.illustrate)
  if let reason = illustrator.failure { console.warning("the report has no charts: \(reason)") }
  for (path, bytes) in report.files { try directory.write(path, bytes) }
  try directory.finish()
}

extension Invocation {
  /// With the flags of the request file that are not given on the command line.
  fileprivate func completedByRequestFile() throws -> Invocation {
    guard let path = text("request") else { return self }
    let file: RequestFile
    do { file = try RequestFile(readFile(path, limit: RequestFile.largestSize)) } catch let error as RequestFileError {
      throw Failure.usage("\(path):\(error.line):\(error.column): error: \(error.reason)")
    }
    var entries: [String] = []
    for entry in file.entries {
      let argument = "--\(entry.name)=\(entry.value)"
      do {
        guard entry.name != "request" else { throw Failure.usage("a request file cannot name another") }
        // Each alone first, so that the message can name the line.
        guard case .invocation(let given) = try programTable.parse(["report", argument]) else {
          throw Failure.usage("'\(entry.name)' is not part of a request")
        }
        if given.flagNames.allSatisfy({ !isSet($0) }) { entries.append(argument) }
      } catch let error as UsageError {
        throw Failure.usage("\(path):\(entry.line ?? 1):1: error: \(error.message)")
      } catch let failure as Failure {
        throw Failure.usage("\(path):\(entry.line ?? 1):1: error: \(failure.message)")
      }
    }
    // Right after the command's name, where nothing ends the flags.
    var arguments = Array(CommandLine.arguments.dropFirst())
    let place = arguments.firstIndex(of: "report").map { $0 + 1 } ?? arguments.count
    arguments.insert(contentsOf: entries, at: place)
    guard case .invocation(let completed) = try programTable.parse(arguments) else { return self }
    return completed
  }

  /// The request that the flags of `report` make.
  fileprivate func assessmentRequest() throws -> AssessmentRequest {
    var request = AssessmentRequest(date: try reportDate(text("date")))
    if let client = text("client") { request.client = client }
    request.app = text("app")
    request.appKind = AppKind(rawValue: text("app-kind")!)!
    request.platforms = list("platform")!.compactMap(Platform.init(rawValue:))
    if let methods = list("methods") { request.methods = methods.compactMap(AuthenticationMethod.init(rawValue:)) }
    request.space = try space()
    request.attempts = integer("attempts")!
    request.deviceThrottling = text("throttling").flatMap(LockoutProfile.named)
    request.denylistSize = integer("denylist-size")!
    guard let derivation = DerivationCost(text("kdf")!) else {
      throw Failure.usage(
        "flag '--kdf': '\(text("kdf")!)' is not a key derivation: write PBKDF2-HMAC-SHA256:600000 or scrypt:131072:8:1")
    }
    request.derivation = derivation
    guard DerivationRateFact.hardware.contains(text("hardware")!) else {
      throw Failure.usage(
        "flag '--hardware': no rates of '\(text("hardware")!)': \(DerivationRateFact.hardware.joined(separator: ", "))")
    }
    request.hardware = text("hardware")!
    return request
  }
}
