import CommandLineTool
import Documents
import FileStreams
import ResultTables

/// Flags that say where results go and in which format.
enum OutputFlags {
  static let output: Flag<String?> = .text(
    "output", short: "o", placeholder: "FILE", summary: "Write to FILE, which appears when it is whole",
    absence: "standard output")
  static let force: Flag<Bool> = .toggle("force", short: "f", summary: "Replace an existing output")

  /// The format of results that are whole before they are written: every one of the catalogue.
  static let format: Flag<OutputFormat> = .choice(
    "format", of: words(OutputFormat.all), summary: formatSummary,
    default: (OutputFormat.table.id, OutputFormat.table))

  /// The flags of a command that writes results.
  static let results: [any DeclaredFlag] = [format, output, force]

  /// The format of rows that are written one after the other.
  ///
  /// - Parameter absence: what is written without the flag.
  static func rowFormat(absence: String) -> Flag<OutputFormat?> {
    .choice("format", of: words(OutputFormat.ofRows), summary: formatSummary, absence: absence)
  }

  /// A directory to write.
  static func directory(default name: String) -> Flag<String> {
    .text("output", short: "o", placeholder: "DIR", summary: "Directory to write", default: name)
  }

  private static let formatSummary = "Output format; sqlite is a database and needs --output"

  private static func words(_ formats: [OutputFormat]) -> [(word: String, value: OutputFormat)] {
    formats.map { ($0.id, $0) }
  }
}

extension Invocation {
  func outputFile() throws -> OutputFile {
    try OutputFile(path: self[OutputFlags.output], force: self[OutputFlags.force])
  }

  /// Opened before any work is done.
  func databaseFile() throws -> DatabaseFile {
    guard let name = self[OutputFlags.output], name != "-" else {
      throw Failure.usage("flag '--format': \(OutputFormat.sqlite.id) needs a file to write: name it with --output")
    }
    guard !PartialFile.isDevice(name) else {
      throw Failure.usage(
        "flag '--output': '\(name)' is a device or a pipe, and \(OutputFormat.sqlite.id) needs a file")
    }
    return try DatabaseFile(name, force: self[OutputFlags.force])
  }
}
