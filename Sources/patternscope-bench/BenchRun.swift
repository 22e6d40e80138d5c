import CommandLineTool
import Documents
import Glibc

/// Runs the bench with the arguments behind the program's name, and gives its exit status.
func runBench(_ arguments: [String]) -> Int32 {
  do {
    switch try benchProgram.parse(withCommand(arguments)) {
    case .help(let path): return print(benchProgram.help(for: path), status: 0)
    case .version: return print("\(benchProgram.name) \(benchProgram.version)\n", status: 0)
    case .invocation(let invocation): return try answer(invocation)
    }
  } catch let error as UsageError {
    complain("\(error.message)\n\(error.advice)")
    return 2
  } catch {
    complain("\(error)")
    return 3
  }
}

/// The arguments with the command that is meant where none is named.
private func withCommand(_ arguments: [String]) -> [String] {
  let isForProgram = ["--help", "-h", "--version", "-V"].contains(arguments.first)
  let isNamed = arguments.first.map { !$0.hasPrefix("-") } ?? false
  return isNamed || isForProgram ? arguments : [BenchCommand.time.rawValue] + arguments
}

private func answer(_ invocation: Invocation) throws -> Int32 {
  switch BenchCommand(rawValue: invocation.path[0]) {
  case .time: try time(invocation)
  case .list, nil: print(TerminalTableWriter().text(of: listTable()), status: 0)
  }
}

private func time(_ invocation: Invocation) throws -> Int32 {
  let ids = invocation[BenchFlags.only].map(\.id)
  let runs = invocation[BenchFlags.runs]
  var table = BenchTable(runs: runs)
  var areRight = true
  for path in HotPath.all where ids.isEmpty || ids.contains(path.id) {
    let measurement = try path.measure(runs, !invocation[BenchFlags.noPlain])
    table.append(path, measurement)
    areRight = areRight && measurement.agrees != false
  }
  let text =
    invocation[BenchFlags.json]
    ? String(decoding: JSONWriter.bytes(of: [table.table]), as: UTF8.self) : TerminalTableWriter().text(of: table.table)
  return print(text, status: areRight ? 0 : 1)
}

private func listTable() -> Table {
  Table(
    id: "hot-paths", caption: "Hot paths", columns: [Column("path", "Hot path"), Column("summary", "What it does")],
    rows: HotPath.all.map { [.text($0.id), .text($0.summary)] })
}

/// Writes to standard output, and gives the status that then is right.
private func print(_ text: String, status: Int32) -> Int32 { write(text, to: STDOUT_FILENO) ? status : 3 }

private func complain(_ message: String) {
  // Nothing can be told where standard error itself is closed.
  _ = write("\(benchProgram.name): error: \(message)\n", to: STDERR_FILENO)
}

private func write(_ text: String, to descriptor: Int32) -> Bool {
  var rest = Array(text.utf8)[...]
  while !rest.isEmpty {
    let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    guard written > 0 else { return false }
    rest = rest.dropFirst(written)
  }
  return true
}
