/// The bytes of every pattern's row, by rank, laid out so that a row costs one access to memory.
///
/// A row stands in a slot of 64 bytes, one line of the processor's cache, with its length in the last; the few that are
/// longer are kept apart.
struct RenderedRows: Sendable {
  private static let slotSize = MemoryLayout<SIMD64<UInt8>>.size
  /// The length byte of rows that are kept apart.
  private static let isLong: UInt8 = 255

  private var slots: [SIMD64<UInt8>] = []
  private var longRows: [Int: [UInt8]] = [:]

  /// Adds the row of the next rank.
  mutating func append(_ row: [UInt8]) {
    var slot = SIMD64<UInt8>(repeating: 0)
    if row.count < Self.slotSize {
      withUnsafeMutableBytes(of: &slot) { $0.copyBytes(from: row) }
      slot[Self.slotSize - 1] = UInt8(row.count)
    } else {
      longRows[slots.count] = row
      slot[Self.slotSize - 1] = Self.isLong
    }
    slots.append(slot)
  }

  /// Adds the rows of the next ranks.
  mutating func append(_ others: RenderedRows) {
    for (rank, row) in others.longRows { longRows[slots.count + rank] = row }
    slots += others.slots
  }

  /// The rows of some patterns, one after the other.
  func bytes(ofRanks ranks: [UInt32]) -> [UInt8] {
    let longest = longRows.values.reduce(Self.slotSize) { max($0, $1.count) }
    return [UInt8](unsafeUninitializedCapacity: ranks.count * longest) { buffer, count in
      let bytes = UnsafeMutableRawBufferPointer(buffer)
      for rank in ranks {
        let slot = slots[Int(rank)]
        let length = slot[Self.slotSize - 1]
        if length == Self.isLong {
          for byte in longRows[Int(rank)]! {
            bytes[count] = byte
            count += 1
          }
        } else {
          // The whole slot is copied: what follows the row is overwritten by the next one.
          bytes.storeBytes(of: slot, toByteOffset: count, as: SIMD64<UInt8>.self)
          count += Int(length)
        }
      }
    }
  }
}
