#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Why a chart could not be drawn.
public enum GnuplotError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The program is not on the path or cannot be run.
  case gnuplotMissing
  /// gnuplot ran and refused; what it said on standard error.
  case gnuplotFailed(String)
  /// The system could not run a child process or keep its output; the number is from `errno`.
  case system(Int32)

  public var description: String {
    switch self {
    case .gnuplotMissing: "gnuplot is not installed: charts are left out (install the package gnuplot-nox)"
    case .gnuplotFailed(let message): "gnuplot failed: \(message)"
    case .system(let number): "cannot run gnuplot: \(String(cString: strerror(number)))"
    }
  }
}

/// The program gnuplot as a child process, without a shell.
enum Gnuplot {
  /// What gnuplot prints for `script`.
  ///
  /// Script, output and messages are unnamed temporary files, not pipes: no one waits for the other, and no closed pipe
  /// raises a signal. `-d` keeps gnuplot from reading settings of this machine or user.
  static func output(of script: String, program: String) throws(GnuplotError) -> String {
    let input = try TemporaryFile()
    let output = try TemporaryFile()
    let messages = try TemporaryFile()
    try input.write(script)
    let status = try run([program, "-d"], input: input, output: output, messages: messages)
    let text = try output.read()
    guard status == 0, text.contains("</svg>") else { throw .gnuplotFailed(try messages.read()) }
    return text
  }

  /// What gnuplot says of its version: `gnuplot 5.4 patchlevel 4`.
  static func version(program: String) throws(GnuplotError) -> String {
    let output = try TemporaryFile()
    let messages = try TemporaryFile()
    guard try run([program, "--version"], input: TemporaryFile(), output: output, messages: messages) == 0 else {
      throw .gnuplotFailed(try messages.read())
    }
    return try output.read().filter { !$0.isNewline }
  }

  private static func run(_ words: [String], input: TemporaryFile, output: TemporaryFile, messages: TemporaryFile)
    throws(GnuplotError) -> Int32
  {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (descriptor, file) in [input, output, messages].enumerated() {
      posix_spawn_file_actions_adddup2(&actions, file.descriptor, Int32(descriptor))
    }
    let arguments = words.map { strdup($0) } + [nil]
    // Numbers must have a decimal point in every country.
    let environment = [strdup("LC_ALL=C.UTF-8"), nil]
    defer { for string in arguments + environment { free(string) } }
    var child: pid_t = 0
    let failure = posix_spawnp(&child, words[0], &actions, nil, arguments, environment)
    if failure == ENOENT || failure == EACCES { throw .gnuplotMissing }
    if failure != 0 { throw .system(failure) }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      if errno != EINTR { throw .system(errno) }
    }
    return status
  }
}

/// An unnamed file that is gone when its last owner is.
private final class TemporaryFile {
  private let stream: UnsafeMutablePointer<FILE>

  init() throws(GnuplotError) {
    guard let stream = tmpfile() else { throw .system(errno) }
    self.stream = stream
  }

  deinit { fclose(stream) }

  var descriptor: Int32 { fileno(stream) }

  /// Writes `text` and goes back to the start, where the child begins to read.
  func write(_ text: String) throws(GnuplotError) {
    let bytes = Array(text.utf8)
    guard fwrite(bytes, 1, bytes.count, stream) == bytes.count, fflush(stream) == 0 else { throw .system(errno) }
    rewind(stream)
  }

  /// Everything in the file.
  func read() throws(GnuplotError) -> String {
    rewind(stream)
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&chunk, 1, chunk.count, stream)
      bytes += chunk[..<count]
      if count < chunk.count { break }
    }
    guard ferror(stream) == 0 else { throw .system(errno) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
