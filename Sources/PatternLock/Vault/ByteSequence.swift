/// Writes fields one after another: bytes as they are, numbers big-endian.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ field: [UInt8]) { bytes += field }

  /// - Precondition: the number is not negative and fits.
  mutating func write(_ number: Int, size: Int) {
    precondition(number >= 0 && (size == 8 || number >> (8 * size) == 0), "\(number) in \(size) bytes")
    for position in (0..<size).reversed() { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * position))) }
  }
}

/// Reads what a `ByteWriter` wrote.
///
/// - Precondition of every reading: so many bytes are left.
struct ByteReader {
  let bytes: ArraySlice<UInt8>
  private(set) var offset: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    offset = bytes.startIndex
  }

  mutating func bytes(_ count: Int) -> [UInt8] {
    defer { offset += count }
    return Array(bytes[offset..<offset + count])
  }

  /// A number of at most 8 bytes; nil where it is above what `Int` holds.
  mutating func number(_ size: Int) -> Int? {
    Int(exactly: bytes(size).reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }
}
