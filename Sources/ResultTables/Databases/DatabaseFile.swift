import Documents
import FileStreams

/// A database that is being written, which appears under its name only when it is whole.
package final class DatabaseFile {
  private let file: PartialFile

  /// Makes the file, before any work is done.
  ///
  /// - Parameters:
  ///   - name: not `-`, nor that of a device or a pipe, which cannot hold a database.
  ///   - force: whether an existing file may be replaced.
  package init(_ name: String, force: Bool) throws(FileError) {
    guard name != "-", !PartialFile.isDevice(name) else {
      throw FileError(.unwritable, name, "a database needs a file")
    }
    file = try PartialFile(name, force: force)
  }

  /// Does a part of the writing.
  ///
  /// - Parameter body: receives the path at which the database is written.
  /// - Throws: `FileError` for an error of SQLite, which then names the file as it was asked for.
  package func write<Result>(_ body: (_ path: String) throws -> Result) throws -> Result {
    do { return try body(file.path) } catch let error as SQLiteError {
      let reason = error.systemCode == 0 ? error.reason : SystemError(error.systemCode).reason
      throw FileError(.unwritable, file.name, reason)
    }
  }

  /// Gives the whole database its name.
  package func finish() throws(FileError) { try file.takeName() }
}
