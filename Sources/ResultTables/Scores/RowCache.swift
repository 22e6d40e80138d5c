import PatternGrid
import PatternStrength

/// The rendered row of every pattern, by index, laid out so that a row costs one access to memory.
///
/// Fields that come from the input line are not cached, nor is the LF at the end. A row stands in a slot of one of a few
/// sizes, with its length in the slot's last byte and, if the count is omitted, the count's offset in the byte before; the
/// few rows that are longer are kept apart.
/// Memory: the slot's size for each pattern, so 12.5 MB on 3x3 for 32 bytes.
struct RowCache: Sendable {
  /// What is not cached of each row.
  enum Omission: Sendable, Equatable {
    case nothing
    /// The beginning of the row that an input line may have word for word: the pattern, written with one character a dot;
    /// if `countSeparator` is not nil, that byte and the count too.
    case lineBeginning(countSeparator: UInt8?)
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

  /// Renders all rows; nil if they are too long to be cached.
  ///
  /// - Parameter render: passes its callback each index of a range, in order, the row minus what is omitted, and the
  ///   offset of that.
  init?(
    count: Int, omission: Omission, threads: Int,
    render: @escaping @Sendable (Range<Int>, (_ index: Int, _ row: Span<UInt8>, _ place: Int) -> Void) -> Void
  ) {
    let endSize = omission == .count ? 2 : 1
    guard let slotSize = Self.slotSize(count: count, endSize: endSize, render) else { return nil }
    slots = SlotMemory(byteCount: count * slotSize)
    // Every part has slots of its own, so that threads do not meet.
    nonisolated(unsafe) let bytes = slots.bytes
    let parts = parallelMap((count + Self.partSize - 1) / Self.partSize, threads: threads) { part in
      var apart: [(Int, (bytes: [UInt8], place: Int))] = []
      render(part * Self.partSize..<min((part + 1) * Self.partSize, count)) { index, row, place in
        let row = row.extracting(droppingLast: 1)
        let slot = UnsafeMutableRawBufferPointer(rebasing: bytes[index * slotSize..<(index + 1) * slotSize])
        if row.count <= slotSize - endSize {
          row.withUnsafeBytes { slot.copyMemory(from: $0) }
          slot[row.count...].initializeMemory(as: UInt8.self, repeating: 0)
          if omission == .count { slot[slotSize - 2] = UInt8(place) }
          slot[slotSize - 1] = UInt8(row.count)
        } else {
          slot.initializeMemory(as: UInt8.self, repeating: Self.isApart)
          apart.append((index, (row.indices.map { row[$0] }, place)))
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
    _ render: (Range<Int>, (_ index: Int, _ row: Span<UInt8>, _ place: Int) -> Void) -> Void
  ) -> Int? {
    var lengths: [Int] = []
    for index in stride(from: 0, to: count, by: samplingStep) {
      render(index..<index + 1) { _, row, _ in lengths.append(row.count - 1) }
    }
    lengths.sort()
    guard let usual = lengths.dropLast(Int(Double(lengths.count) * largestShareApart)).last else { return nil }
    return slotSizes.first { $0 >= usual + endSize }
  }

  /// The most bytes that a row in a slot has, with what is omitted: a count of few digits, say.
  var usualRowSize: Int { slotSize + 1 + (omission == .nothing ? 0 : PatternIndex.maximumReadableDotCount) }

  /// Appends the row of a pattern.
  ///
  /// - Parameter omitted: appends what is omitted.
  func append(_ index: Int, to bytes: inout [UInt8], omitted: (inout [UInt8]) -> Void) {
    let slot = UnsafeRawBufferPointer(rebasing: slots.bytes[index * slotSize..<(index + 1) * slotSize])
    let length = slot[slotSize - 1]
    if length == Self.isApart {
      let (row, place) = rowsApart[index]!
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

  /// Appends the rows of some lines of a text, one after the other; their beginnings are copied from the lines if they are
  /// omitted. Fast for blocks that fit the nearest cache.
  ///
  /// - Precondition: counts are not omitted alone. If beginnings are, the lines are word for word what they omit.
  func append(_ lines: Span<IndexedLine>, of text: Span<UInt8>, to bytes: inout [UInt8]) {
    switch omission {
    case .nothing: appendBySlotSize(lines, of: text, beginning: SIMD16<UInt8>.self, to: &bytes)
    case .lineBeginning(nil): appendBySlotSize(lines, of: text, beginning: SIMD16<UInt8>.self, to: &bytes)
    case .lineBeginning: appendBySlotSize(lines, of: text, beginning: SIMD32<UInt8>.self, to: &bytes)
    case .count: preconditionFailure("the digits of a count are not in one place of the line and the row")
    }
  }

  private func appendBySlotSize<Beginning: BitwiseCopyable>(
    _ lines: Span<IndexedLine>, of text: Span<UInt8>, beginning: Beginning.Type, to bytes: inout [UInt8]
  ) {
    switch slotSize {
    case 8: append(lines, of: text, beginning, in: UInt64.self, to: &bytes)
    case 16: append(lines, of: text, beginning, in: SIMD16<UInt8>.self, to: &bytes)
    default: append(lines, of: text, beginning, in: SIMD32<UInt8>.self, to: &bytes)
    }
  }

  /// Copies rows piece by piece.
  ///
  /// A first pass measures the rows, and so brings them near faster than one that copies would: it waits for many rows at
  /// once.
  ///
  /// - Parameter beginning: the bytes that are copied of a line at once.
  @inline(__always)
  private func append<Beginning: BitwiseCopyable, Piece: BitwiseCopyable>(
    _ lines: Span<IndexedLine>, of text: Span<UInt8>, _ beginning: Beginning.Type, in piece: Piece.Type,
    to bytes: inout [UInt8]
  ) {
    let (slotSize, slots) = (slotSize, slots.bytes)
    let omitsBeginning = omission != .nothing
    var size = slotSize + MemoryLayout<Beginning>.size
    var lastStart = 0
    for index in lines.indices {
      let line = lines[index]
      lastStart = line.start
      let length = slots[(Int(line.index) + 1) * slotSize - 1]
      size += length == Self.isApart ? rowsApart[Int(line.index)]!.bytes.count : Int(length)
      size += omitsBeginning ? Int(line.length) + 1 : 1
    }
    // Lines are in the order of the text: what can be loaded at the last one, can be at each.
    precondition(text.count - lastStart >= MemoryLayout<Beginning>.size, "a line is too near the end of its text")
    bytes.append(addingCapacity: size) { target in
      target.withUnsafeMutableBufferPointer { buffer, count in
        let target = UnsafeMutableRawBufferPointer(buffer)
        for index in lines.indices {
          let line = lines[index]
          // Whole pieces are copied: what follows the beginning or the row is overwritten by what comes next.
          if omitsBeginning {
            let piece = text.bytes.unsafeLoadUnaligned(fromByteOffset: line.start, as: Beginning.self)
            target.storeBytes(of: piece, toByteOffset: count, as: Beginning.self)
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
