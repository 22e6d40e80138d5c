import Foundation

/// Runs a program with a text on its standard input, and waits for its end.
func run(_ path: String, _ arguments: [String], input: String) throws -> (status: Int32, output: String, errors: String)
{
  let process = Process()
  let (stdin, stdout, stderr) = (Pipe(), Pipe(), Pipe())
  process.executableURL = URL(filePath: path)
  process.arguments = arguments
  process.standardInput = stdin
  process.standardOutput = stdout
  process.standardError = stderr
  try process.run()
  // The texts of these tests fit into a pipe's buffer, so no end waits for the other.
  try stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8))
  try stdin.fileHandleForWriting.close()
  let output = try stdout.fileHandleForReading.readToEnd() ?? Data()
  let errors = try stderr.fileHandleForReading.readToEnd() ?? Data()
  process.waitUntilExit()
  return (process.terminationStatus, String(decoding: output, as: UTF8.self), String(decoding: errors, as: UTF8.self))
}
