extension UInt8 {
  /// Whether the byte is a decimal digit in ASCII.
  @inlinable package var isDigit: Bool { self &- 48 < 10 }
}

/// The byte order mark that some programs write before UTF-8 text.
package enum ByteOrderMark {
  package static let utf8: [UInt8] = [0xEF, 0xBB, 0xBF]

  package static func begins(_ bytes: [UInt8]) -> Bool { bytes.starts(with: utf8) }

  /// The bytes without the mark, if they begin with it.
  package static func removed(from bytes: [UInt8]) -> [UInt8] {
    begins(bytes) ? Array(bytes.dropFirst(utf8.count)) : bytes
  }
}
