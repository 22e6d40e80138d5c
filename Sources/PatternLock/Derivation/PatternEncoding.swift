import PatternGrid

/// How the dots of a pattern become the bytes that a key is derived from.
///
/// On grids of up to 9 dots: the dot numbers from 0 as ASCII digits, `01258`. Above: decimal numbers with a full stop
/// between, `0.1.11.2`, since joined numbers would read two ways. The same bytes as `Notation.digit` writes, but written
/// straight into memory that is wiped. Within one grid no two patterns share an encoding; the grid itself is bound to the
/// key by the vault's header.
package enum PatternEncoding {
  /// The longest encoding: 36 dots of two digits and the stops between.
  package static let maximumSize = 107

  /// - Precondition: the dots lie on the grid, as those of a pattern of a space on it do.
  package static func secret(of pattern: Pattern, on grid: Grid) -> SecretBytes {
    let separates = grid.dotCount > 9
    let size = pattern.dots.reduce(separates ? pattern.length - 1 : 0) { $0 + ($1.byte > 9 ? 2 : 1) }
    return SecretBytes(count: size) { memory in
      var offset = 0
      func append(_ byte: UInt8) {
        memory[offset] = byte
        offset += 1
      }
      for (position, dot) in pattern.dots.enumerated() {
        if separates, position > 0 { append(UInt8(ascii: ".")) }
        if dot.byte > 9 { append(UInt8(ascii: "0") + dot.byte / 10) }
        append(UInt8(ascii: "0") + dot.byte % 10)
      }
    }
  }
}
