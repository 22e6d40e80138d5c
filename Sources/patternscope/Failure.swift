import FileStreams
import PatternLock

/// The exit statuses, as the help explains them.
enum ExitCode {
  static let success: Int32 = 0
  static let inputRefused: Int32 = 1
  static let usage: Int32 = 2
  static let system: Int32 = 3
}

/// Why a command cannot go on.
struct Failure: Error {
  let message: String
  let exitCode: Int32

  /// What came in was refused.
  static func refused(_ message: String) -> Failure { Failure(message: message, exitCode: ExitCode.inputRefused) }
  /// What was asked for does not make sense.
  static func usage(_ message: String) -> Failure { Failure(message: message, exitCode: ExitCode.usage) }
  /// A file or the system failed.
  static func system(_ message: String) -> Failure { Failure(message: message, exitCode: ExitCode.system) }
}

extension Failure {
  /// What a failure of a file means for the program.
  init(_ error: FileStreams.FileError) {
    self =
      switch error.kind {
      case .unreadable, .unwritable: .system(error.description)
      case .exists: .system("'\(error.path)' exists; give --force to replace it")
      case .isNotEmpty: .system("'\(error.path)' exists; give --force to write into it")
      case .empty: .system("'\(error.path)' is empty: there is no pattern in it")
      case .unnamed: .usage("flag '--output': the name is empty")
      }
  }
}

/// Standard output for short texts.
enum StandardOutput {
  static func print(_ text: String) throws {
    let output = try OutputFile(path: nil, force: false)
    try output.write(text)
    try output.finish()
  }
}
