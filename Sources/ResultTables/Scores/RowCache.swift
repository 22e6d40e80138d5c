import PatternGrid
import PatternStrength

/// The bytes of every pattern's row, by rank, laid out so that a row costs one access to memory.
///
/// What the line that is scored says itself is left out, and so is the LF at the end. A row stands in a slot of one of a few sizes with its length in the
/// last byte, after the place of the count where that is left out; the few that are longer are kept apart.
/// Memory: the slot's size for each pattern, so 12.5 MB on 3x3 for 32 bytes.
struct RowCache: Sendable {
  /// What rows are kept without.
  enum Omission: Sendable {
    case nothing
    /// The pattern that they begin with, written with one character a dot.
    case pattern
    /// The digits of the count.
    case count
  }

  let omission: Omission
  private let slotSize: Int
  /// All slots, one after the other.
  private let slots: SlotMemory
  private let rowsApart: [Int: (bytes: [UInt8], place: Int)]

  /// Sizes that share lines of the cache evenly, as multiples of what is copied at once.
  private static let slotSizes = [8, 16, 32, 64, 96, 128]
  private static let lineFeed = UInt8(ascii: "\n")
  /// The length byte of rows that are kept apart.
  private static let isApart: UInt8 = 255
  /// One row in so many is rendered first, to see how long rows are.
  private static let samplingStep = 97
  /// Slots that more than this share of rows do not fit would be too small.
  private static let largestShareApart = 0.01
  private static let partSize = 4096
  /// Bytes that are copied at once for a line's pattern; the line has them, see `PatternIndex.readLine`.
  private typealias LineBeginning = SIMD16<UInt8>

  /// Renders all rows; nil where they are too long to be kept.
  ///
  /// - Parameter render: calls what it is given with each rank of a range, in order, its row without what is left out, and
  ///   the place in it of that.
  init?(
    count: Int, omission: Omission, threads: Int,
    render: @escaping @Sendable (Range<Int>, (_ rank: Int, _ row: Span<UInt8>, _ place: Int) -> Void) -> Void
  ) {
    let endSize = omission == .count ? 2 : 1
    guard let slotSize = Self.slotSize(count: count, endSize: endSize, render) else { return nil }
    slots = SlotMemory(byteCount: count * slotSize)
    // Every part has slots of its own, so that threads do not meet.
    nonisolated(unsafe) let bytes = slots.bytes
    let parts = parallelMap((count + Self.partSize - 1) / Self.partSize, threads: threads) { part in
      var apart: [(Int, (bytes: [UInt8], place: Int))] = []
      render(part * Self.partSize..<min((part + 1) * Self.partSize, count)) { rank, row, place in
        let row = row.extracting(droppingLast: 1)
        let slot = UnsafeMutableRawBufferPointer(rebasing: bytes[rank * slotSize..<(rank + 1) * slotSize])
        if row.count <= slotSize - endSize {
          row.withUnsafeBytes { slot.copyMemory(from: $0) }
          slot[row.count...].initializeMemory(as: UInt8.self, repeating: 0)
          if omission == .count { slot[slotSize - 2] = UInt8(place) }
          slot[slotSize - 1] = UInt8(row.count)
        } else {
          slot.initializeMemory(as: UInt8.self, repeating: Self.isApart)
          apart.append((rank, (row.indices.map { row[$0] }, place)))
        }
      }
      return apart
    }
    rowsApart = Dictionary(uniqueKeysWithValues: parts.joined())
    self.omission = omission
    self.slotSize = slotSize
  }

  /// The size of a slot that nearly all rows fit; nil where it would be above the largest.
  private static func slotSize(
    count: Int, endSize: Int,
    _ render: (Range<Int>, (_ rank: Int, _ row: Span<UInt8>, _ place: Int) -> Void) -> Void
  ) -> Int? {
    var lengths: [Int] = []
    for rank in stride(from: 0, to: count, by: samplingStep) {
      render(rank..<rank + 1) { _, row, _ in lengths.append(row.count - 1) }
    }
    lengths.sort()
    guard let usual = lengths.dropLast(Int(Double(lengths.count) * largestShareApart)).last else { return nil }
    return slotSizes.first { $0 >= usual + endSize }
  }

  /// The most bytes that a row in a slot has, what is left out included: a count of few digits, say.
  var usualRowSize: Int { slotSize + 1 + (omission == .nothing ? 0 : PatternIndex.maximumReadableDotCount) }

  /// Appends the row of a rank.
  ///
  /// - Parameter omitted: appends what is left out.
  func append(rank: Int, to bytes: inout [UInt8], omitted: (inout [UInt8]) -> Void) {
    let slot = UnsafeRawBufferPointer(rebasing: slots.bytes[rank * slotSize..<(rank + 1) * slotSize])
    let length = slot[slotSize - 1]
    if length == Self.isApart {
      let (row, place) = rowsApart[rank]!
      bytes += row[..<place]
      omitted(&bytes)
      bytes += row[place...]
    } else {
      let place = omission == .count ? Int(slot[slotSize - 2]) : 0
      bytes += UnsafeRawBufferPointer(rebasing: slot[..<place])
      omitted(&bytes)
      bytes += UnsafeRawBufferPointer(rebasing: slot[place..<Int(length)])
    }
    bytes.append(Self.lineFeed)
  }

  /// Appends the rows of some lines of a text, one after the other. Fast for blocks that fit the nearest cache.
  ///
  /// - Precondition: rows are not kept without counts.
  func append(_ lines: Span<IndexedLine>, of text: Span<UInt8>, to bytes: inout [UInt8]) {
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
    _ lines: Span<IndexedLine>, of text: Span<UInt8>, in piece: Piece.Type, to bytes: inout [UInt8]
  ) {
    let (slotSize, slots) = (slotSize, slots.bytes)
    let leavesOutPattern = omission == .pattern
    var size = slotSize + MemoryLayout<LineBeginning>.size
    for index in lines.indices {
      let line = lines[index]
      let length = slots[(Int(line.index) + 1) * slotSize - 1]
      size += length == Self.isApart ? rowsApart[Int(line.index)]!.bytes.count : Int(length)
      size += leavesOutPattern ? Int(line.length) + 1 : 1
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
          let slot = Int(line.index) * slotSize
          let length = slots[slot + slotSize - 1]
          if length == Self.isApart {
            let row = rowsApart[Int(line.index)]!.bytes
            UnsafeMutableRawBufferPointer(rebasing: target[count...]).copyBytes(from: row)
            count += row.count
          } else {
            for offset in stride(from: 0, to: slotSize, by: MemoryLayout<Piece>.size) {
              let piece = slots.load(fromByteOffset: slot + offset, as: Piece.self)
              target.storeBytes(of: piece, toByteOffset: count + offset, as: Piece.self)
            }
            count += Int(length)
          }
          target[count] = Self.lineFeed
          count += 1
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
