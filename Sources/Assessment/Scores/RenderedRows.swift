import PatternStrength

/// The bytes of every pattern's row, by rank, laid out so that a row costs one access to memory.
///
/// A row stands in a slot of 32, 64, 96 or 128 bytes with its length in the last one; the few that are longer are kept
/// apart. Memory: 12.5 MB for each 32 bytes of a slot on 3x3.
struct RenderedRows: Sendable {
  private typealias Unit = SIMD32<UInt8>
  private static let unitSize = MemoryLayout<Unit>.size
  /// The length byte of rows that are kept apart.
  private static let isApart: UInt8 = 255
  /// One row in so many is rendered first, to see how long rows are.
  private static let samplingStep = 97
  /// Slots that more than this share of rows do not fit would be too small.
  private static let largestShareApart = 0.01
  private static let partSize = 4096
  private static let blockSize = 128

  private let unitsPerSlot: Int
  private let slots: [Unit]
  private let rowsApart: [Int: [UInt8]]

  /// Renders all rows; nil where they are too long to be kept.
  ///
  /// - Parameter append: appends the row of a rank.
  init?(count: Int, threads: Int, append: @escaping @Sendable (Int, inout [UInt8]) -> Void) {
    guard let units = Self.unitsPerSlot(count: count, append) else { return nil }
    let slotSize = units * Self.unitSize
    var apart: [Int: [UInt8]] = [:]
    slots = [Unit](unsafeUninitializedCapacity: count * units) { buffer, initializedCount in
      // Every part has slots of its own, so that threads do not meet.
      nonisolated(unsafe) let bytes = UnsafeMutableRawBufferPointer(buffer)
      let parts = parallelMap((count + Self.partSize - 1) / Self.partSize, threads: threads) { part in
        var apart: [(Int, [UInt8])] = []
        var row: [UInt8] = []
        for rank in part * Self.partSize..<min((part + 1) * Self.partSize, count) {
          row.removeAll(keepingCapacity: true)
          append(rank, &row)
          let slot = UnsafeMutableRawBufferPointer(rebasing: bytes[rank * slotSize..<(rank + 1) * slotSize])
          if row.count < slotSize {
            slot.copyBytes(from: row)
            slot[row.count..<slotSize - 1].initializeMemory(as: UInt8.self, repeating: 0)
            slot[slotSize - 1] = UInt8(row.count)
          } else {
            slot.initializeMemory(as: UInt8.self, repeating: Self.isApart)
            apart.append((rank, row))
          }
        }
        return apart
      }
      for (rank, row) in parts.joined() { apart[rank] = row }
      initializedCount = count * units
    }
    unitsPerSlot = units
    rowsApart = apart
  }

  /// The size of a slot that nearly all rows fit; nil where it would be above 128 bytes.
  private static func unitsPerSlot(count: Int, _ append: (Int, inout [UInt8]) -> Void) -> Int? {
    var lengths: [Int] = []
    var row: [UInt8] = []
    for rank in stride(from: 0, to: count, by: samplingStep) {
      row.removeAll(keepingCapacity: true)
      append(rank, &row)
      lengths.append(row.count)
    }
    lengths.sort()
    guard let usual = lengths.dropLast(Int(Double(lengths.count) * largestShareApart)).last else { return nil }
    let units = usual / unitSize + 1
    return units <= 4 ? units : nil
  }

  /// The rows of some patterns, one after the other.
  ///
  /// Works in blocks that fit the nearest cache. A first pass over a block measures its rows, and so brings them near
  /// faster than one that copies would: it waits for many rows at once.
  func bytes(ofRanks ranks: ArraySlice<UInt32>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(ranks.count * unitsPerSlot * Self.unitSize)
    var rest = ranks
    while !rest.isEmpty {
      append(block: rest.prefix(Self.blockSize), to: &bytes)
      rest = rest.dropFirst(Self.blockSize)
    }
    return bytes
  }

  private func append(block ranks: ArraySlice<UInt32>, to bytes: inout [UInt8]) {
    let units = unitsPerSlot
    let slotSize = units * Self.unitSize
    var size = 0
    for rank in ranks {
      let length = slots[(Int(rank) + 1) * units - 1][Self.unitSize - 1]
      size += length == Self.isApart ? rowsApart[Int(rank)]!.count : Int(length)
    }
    bytes.append(addingCapacity: size + slotSize) { target in
      target.withUnsafeMutableBufferPointer { buffer, count in
        let target = UnsafeMutableRawBufferPointer(buffer)
        slots.withUnsafeBytes { source in
          for rank in ranks {
            let slot = Int(rank) * slotSize
            let length = source[slot + slotSize - 1]
            if length == Self.isApart {
              let row = rowsApart[Int(rank)]!
              UnsafeMutableRawBufferPointer(rebasing: target[count...]).copyBytes(from: row)
              count += row.count
            } else {
              // The whole slot is copied: what follows the row is overwritten by the next one.
              for offset in stride(from: 0, to: slotSize, by: Self.unitSize) {
                let unit = source.load(fromByteOffset: slot + offset, as: Unit.self)
                target.storeBytes(of: unit, toByteOffset: count + offset, as: Unit.self)
              }
              count += Int(length)
            }
          }
        }
      }
    }
  }
}
