/// The kind of a file, found from its first bytes.
package enum InputKind: Equatable {
  case plain
  case gzip
  case zstd
  /// A format that is not read, with what to do about it.
  case unreadable(String)

  /// The longest beginning that is looked at.
  static let sampleSize = 64

  /// Beginnings by the formats' own definitions.
  private static let beginnings: [(bytes: [UInt8], kind: InputKind)] = [
    ([0x1F, 0x8B], .gzip),
    ([0x28, 0xB5, 0x2F, 0xFD], .zstd),
    ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00], .unreadable("the file is compressed by xz: decompress it first")),
    ([0x42, 0x5A, 0x68], .unreadable("the file is compressed by bzip2: decompress it first")),
    ([0x50, 0x4B, 0x03, 0x04], .unreadable("the file is a zip archive: extract what is in it first")),
    ([0xFF, 0xFE], utf16),
    ([0xFE, 0xFF], utf16),
  ]
  private static let utf16 = InputKind.unreadable("the file is UTF-16: convert it to UTF-8 first")

  init(beginning: some RandomAccessCollection<UInt8>) {
    if let known = Self.beginnings.first(where: { beginning.starts(with: $0.bytes) }) {
      self = known.kind
    } else if Self.isUTF16(Array(beginning.prefix(Self.sampleSize))) {
      self = Self.utf16
    } else {
      self = .plain
    }
  }

  /// Without a mark, ASCII in UTF-16 has a zero in every second place and only there.
  private static func isUTF16(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 4 else { return false }
    return [0, 1].contains { zeroPlace in
      bytes.indices.allSatisfy { (bytes[$0] == 0) == ($0 % 2 == zeroPlace) }
    }
  }
}
