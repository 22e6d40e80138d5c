/// Bytes of the fuzzer. The first ones choose among settings; what is left goes to the reader.
struct FuzzInput {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

  /// The next byte; 0 after the last.
  mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

  /// One of these, by the next byte.
  mutating func choose<Choice>(_ choices: [Choice]) -> Choice { choices[Int(byte()) % choices.count] }

  /// The bytes that are left.
  var rest: [UInt8] { Array(bytes) }
}
