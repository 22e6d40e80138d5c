// What the process tests of PatternLock run, kill and race: one lock operation, or the same one without end.
// Patterns on the command line are for this test program only; the real program never takes one there.
import Glibc
import PatternGrid
import PatternLock

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 2, let operation = ProbeOperation(rawValue: arguments[0]) else {
  say("usage: PatternLockProbe enrol|unlock|change|fail|swap|scan DIRECTORY [PATTERN...]")
  exit(2)
}
do {
  try operation.run(VaultLock(directory: arguments[1]), Array(arguments.dropFirst(2)))
} catch let error as LockError {
  say("\(error)")
  exit(1)
}
