/// Turns compressed bytes into what they were made from, piece by piece, in memory that does not grow with either.
protocol ByteDecoder: AnyObject {
  /// Decodes as much as fits.
  ///
  /// - Parameters:
  ///   - input: compressed bytes that follow those used before.
  ///   - output: room for at least one byte.
  /// - Returns: how many bytes of the input were used, and how many were made of them. Neither where more input is needed.
  /// - Throws: `DecodingFault`.
  func decode(_ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer) throws
    -> (used: Int, made: Int)

  /// Whether the input may end here.
  var isComplete: Bool { get }
}

/// Why compressed bytes cannot be decoded.
struct DecodingFault: Error {
  let reason: String
}
