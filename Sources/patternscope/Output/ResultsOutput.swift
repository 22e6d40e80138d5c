import CommandLineTool
import Documents
import FileStreams
import ResultTables

/// Where the results of a command go: opened before the work is done, written at its end.
struct ResultsOutput {
  private enum Target {
    case text(OutputFile)
    case database(DatabaseFile)
  }

  let format: OutputFormat
  private let target: Target

  init(_ invocation: Invocation, format: OutputFormat) throws {
    self.format = format
    target = format.isDatabase ? .database(try invocation.databaseFile()) : .text(try invocation.outputFile())
  }

  init(_ invocation: Invocation) throws { try self.init(invocation, format: invocation[OutputFlags.format]) }

  /// Writes the results, with their charts drawn where the format holds pictures.
  func write(_ results: Results, _ console: Console) throws {
    switch target {
    case .database(let file):
      try file.write { try ResultsDatabase.write(results, to: $0, identity: DatabaseFacts.identity) }
      try file.finish()
    case .text(let file):
      var results = results
      if format.hasFigures {
        let (drawn, failure) = results.drawn()
        results = drawn
        if let failure { console.warning("\(failure)") }
      }
      try file.write(format.bytes(of: results) ?? [])
      try file.finish()
    }
  }

  func write(_ table: Table, _ console: Console) throws { try write(Results(table), console) }
}
