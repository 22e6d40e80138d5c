import PatternGrid
import PatternStrength

/// The bytes of every pattern's row, by rank, laid out so that a row costs one access to memory.
///
/// Rows may be kept without the pattern's own text where they begin with it: it is copied from the line that is scored.
/// A row stands in a slot of one of a few sizes with its length in the last byte; the few that are longer are kept apart.
/// Memory: the slot's size for each pattern, so 12.5 MB on 3x3 for 32 bytes.
struct RenderedRows: Sendable {
  /// Whether rows are kept without the pattern that they begin with.
  let leavesOutPattern: Bool
  private let slotSize: Int
  /// All slots, one after the other.
  private let slots: SlotMemory
  private let rowsApart: [Int: [UInt8]]

  /// Sizes that share lines of the cache evenly, as multiples of what is copied at once.
  private static let slotSizes = [8, 16, 32, 64, 96, 128]
  /// The length byte of rows that are kept apart.
  private static let isApart: UInt8 = 255
  /// One row in so many is rendered first, to see how long rows are.
  private static let samplingStep = 97
  /// Slots that more than this share of rows do not fit would be too small.
  private static let largestShareApart = 0.01
  private static let partSize = 4096
  /// Bytes that are copied at once for a line's pattern; the line has them, see `RankTable.readLine`.
  private typealias LineBeginning = SIMD16<UInt8>

  /// Renders all rows; nil where they are too long to be kept.
  ///
  /// - Parameter render: calls what it is given with each rank of a range, in order, and what is to be kept of its row.
  init?(
    count: Int, leavesOutPattern: Bool, threads: Int,
    render: @escaping @Sendable (Range<Int>, (Int, Span<UInt8>) -> Void) -> Void
  ) {
    guard let slotSize = Self.slotSize(count: count, render) else { return nil }
    slots = SlotMemory(byteCount: count * slotSize)
    // Every part has slots of its own, so that threads do not meet.
    nonisolated(unsafe) let bytes = slots.bytes
    let parts = parallelMap((count + Self.partSize - 1) / Self.partSize, threads: threads) { part in
      var apart: [(Int, [UInt8])] = []
      render(part * Self.partSize..<min((part + 1) * Self.partSize, count)) { rank, row in
        let slot = UnsafeMutableRawBufferPointer(rebasing: bytes[rank * slotSize..<(rank + 1) * slotSize])
        if row.count < slotSize {
          row.withUnsafeBytes { slot.copyMemory(from: $0) }
          slot[row.count..<slotSize - 1].initializeMemory(as: UInt8.self, repeating: 0)
          slot[slotSize - 1] = UInt8(row.count)
        } else {
          slot.initializeMemory(as: UInt8.self, repeating: Self.isApart)
          apart.append((rank, row.indices.map { row[$0] }))
        }
      }
      return apart
    }
    rowsApart = Dictionary(uniqueKeysWithValues: parts.joined())
    self.leavesOutPattern = leavesOutPattern
    self.slotSize = slotSize
  }

  /// The size of a slot that nearly all rows fit; nil where it would be above the largest.
  private static func slotSize(count: Int, _ render: (Range<Int>, (Int, Span<UInt8>) -> Void) -> Void) -> Int? {
    var lengths: [Int] = []
    for rank in stride(from: 0, to: count, by: samplingStep) {
      render(rank..<rank + 1) { _, row in lengths.append(row.count) }
    }
    lengths.sort()
    guard let usual = lengths.dropLast(Int(Double(lengths.count) * largestShareApart)).last else { return nil }
    return slotSizes.first { $0 > usual }
  }

  /// The most bytes that a row in a slot has, its pattern included.
  var usualRowSize: Int { slotSize + (leavesOutPattern ? RankTable.maximumDotCount : 0) }

  /// Appends what is kept of the row of a rank.
  func append(rank: Int, to bytes: inout [UInt8]) {
    if let row = rowsApart[rank] {
      bytes += row
    } else {
      let slot = slots.bytes[rank * slotSize..<(rank + 1) * slotSize]
      bytes += slot.prefix(Int(slot[slot.endIndex - 1]))
    }
  }

  /// Appends the rows of some lines of a text, one after the other. Fast for blocks that fit the nearest cache.
  func append(_ lines: Span<RankedLine>, of text: Span<UInt8>, to bytes: inout [UInt8]) {
    switch slotSize {
    case 8: append(lines, of: text, in: UInt64.self, to: &bytes)
    case 16: append(lines, of: text, in: SIMD16<UInt8>.self, to: &bytes)
    default: append(lines, of: text, in: SIMD32<UInt8>.self, to: &bytes)
    }
  }

  /// Copies rows piece by piece.
  ///
  /// A first pass measures the rows, and so brings them near faster than one that copies would: it waits for many rows at
  /// once.
  @inline(__always)
  private func append<Piece: BitwiseCopyable>(
    _ lines: Span<RankedLine>, of text: Span<UInt8>, in piece: Piece.Type, to bytes: inout [UInt8]
  ) {
    let (slotSize, slots) = (slotSize, slots.bytes)
    var size = slotSize + MemoryLayout<LineBeginning>.size
    for index in lines.indices {
      let line = lines[index]
      let length = slots[(Int(line.rank) + 1) * slotSize - 1]
      size += length == Self.isApart ? rowsApart[Int(line.rank)]!.count : Int(length)
      if leavesOutPattern { size += Int(line.length) }
    }
    bytes.append(addingCapacity: size) { target in
      target.withUnsafeMutableBufferPointer { buffer, count in
        let target = UnsafeMutableRawBufferPointer(buffer)
        for index in lines.indices {
          let line = lines[index]
          // Whole pieces are copied: what follows the pattern or the row is overwritten by what comes next.
          if leavesOutPattern {
            let beginning = text.bytes.unsafeLoadUnaligned(fromByteOffset: line.start, as: LineBeginning.self)
            target.storeBytes(of: beginning, toByteOffset: count, as: LineBeginning.self)
            count += Int(line.length)
          }
          let slot = Int(line.rank) * slotSize
          let length = slots[slot + slotSize - 1]
          if length == Self.isApart {
            let row = rowsApart[Int(line.rank)]!
            UnsafeMutableRawBufferPointer(rebasing: target[count...]).copyBytes(from: row)
            count += row.count
          } else {
            for offset in stride(from: 0, to: slotSize, by: MemoryLayout<Piece>.size) {
              let piece = slots.load(fromByteOffset: slot + offset, as: Piece.self)
              target.storeBytes(of: piece, toByteOffset: count + offset, as: Piece.self)
            }
            count += Int(length)
          }
        }
      }
    }
  }
}

/// Memory of a fixed size that begins where a line of the cache does. It is written before it is shared.
private final class SlotMemory: @unchecked Sendable {
  let bytes: UnsafeMutableRawBufferPointer
  private static let cacheLineSize = 64

  init(byteCount: Int) {
    bytes = .allocate(byteCount: byteCount, alignment: Self.cacheLineSize)
  }

  deinit { bytes.deallocate() }
}
