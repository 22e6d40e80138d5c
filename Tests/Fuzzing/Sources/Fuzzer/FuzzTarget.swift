/// A reader under test, and what must hold of it for every input.
struct FuzzTarget: Sendable {
  /// As `run` takes it; its seeds lie in the folder of this name.
  let name: String
  /// In bytes: long enough for every branch of the reader, and no longer.
  let longestInput: Int
  /// Ends the process where a property does not hold.
  let check: @Sendable (FuzzInput) -> Void

  static let all = [patternReader, corpusReader, requestFile, denylistReader, vaultFile]
}

/// A property of a reader. Ends the process where it does not hold, for the fuzzer to keep the input.
func expect(_ condition: Bool, _ message: @autoclosure () -> String) {
  guard condition else { fatalError(message()) }
}

/// What must hold of every message about bad input: it says something, and nothing that moves a cursor or forges a line.
func expectPrintable(_ reason: String) {
  expect(!reason.isEmpty, "there is no reason")
  expect(reason.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }, "not printable: \(reason.debugDescription)")
}
