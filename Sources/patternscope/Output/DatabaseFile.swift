import CommandLineTool
import Documents
import FileStreams

/// A database that is being written, which appears under its name only when it is whole.
final class DatabaseFile {
  private let file: PartialFile

  /// Makes the file, before any work is done.
  ///
  /// - Parameters:
  ///   - name: as asked for; nil where none was.
  ///   - force: whether an existing file may be replaced.
  init(_ name: String?, force: Bool) throws {
    guard let name, name != "-" else {
      throw Failure.usage("flag '--format': \(OutputFormat.sqlite.id) needs a file to write: name it with --output")
    }
    guard !PartialFile.isDevice(name) else {
      throw Failure.usage(
        "flag '--output': '\(name)' is a device or a pipe, and \(OutputFormat.sqlite.id) needs a file")
    }
    file = try PartialFile(name, force: force)
  }

  /// Does a part of the writing.
  ///
  /// - Parameter body: is given where the database is to be written.
  func write<Result>(_ body: (_ path: String) throws -> Result) throws -> Result {
    do { return try body(file.path) } catch let error as SQLiteError {
      let reason = error.systemCode == 0 ? error.reason : SystemError(error.systemCode).reason
      throw Failure.system("cannot write '\(file.name)': \(reason)")
    }
  }

  /// Gives the whole database its name.
  func finish() throws { try file.takeName() }
}
