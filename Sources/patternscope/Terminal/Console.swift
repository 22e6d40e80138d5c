import CommandLineTool
import FileStreams
import Glibc
import PatternLock
import PatternStrength
import Synchronization

/// Messages for people, on standard error, and the exit status that follows from them.
final class Console: Sendable {
  /// The worst that has happened so far.
  private let status = Atomic(ExitCode.success)

  var exitStatus: Int32 { status.load(ordering: .relaxed) }

  func error(_ message: String) { write("patternscope: error: \(PrintableText.text(of: message))\n") }

  func warning(_ message: String) { write("patternscope: warning: \(PrintableText.text(of: message))\n") }

  /// Reports one line of input that was refused: `name:line:column: error: reason`.
  func refused(_ name: String, line: Int, _ refusal: LineError) {
    status.max(ExitCode.inputRefused, ordering: .relaxed)
    write("\(PrintableText.text(of: name)):\(line):\(refusal.column): error: \(refusal.reason)\n")
  }

  /// Reports an argument that was refused.
  func refusedArgument(_ argument: String, column: Int, _ reason: String) {
    status.max(ExitCode.inputRefused, ordering: .relaxed)
    write("argument '\(PrintableText.text(of: String(argument.prefix(80))))':\(column): error: \(reason)\n")
  }

  /// Reports what a reader should be told of a file of patterns.
  func report(_ notice: Corpus.Notice) {
    switch notice {
    case .ambiguous(let file, let ambiguity): warning("\(file): \(ambiguity.message)")
    case .refused(let file, let line, let error): refused(file, line: line, error)
    case .unreadable(let error): failed(error)
    }
  }

  /// Notes that some input was not as it should be, where the output itself says so.
  func noteRefusal() { status.max(ExitCode.inputRefused, ordering: .relaxed) }

  /// Reports an input that cannot be read, while others can.
  func failed(_ error: FileStreams.FileError) {
    let failure = Failure(error)
    status.max(failure.exitCode, ordering: .relaxed)
    self.error(failure.message)
  }

  func write(_ text: String) {
    // Nothing can be told where standard error itself is closed.
    _ = try? writeAll(Array(text.utf8).span, to: STDERR_FILENO)
  }
}
