import Glibc

/// Looks for bytes in the writable memory of this process.
enum MemoryScan {
  /// How often the bytes lie there whose inverse is given as hexadecimal digits: the bytes themselves are never put
  /// together, or the scan would find its own copy.
  static func occurrences(ofInverted hexadecimal: [UInt8]) -> Int {
    let digits = hexadecimal.map { Character(Unicode.Scalar($0)).hexDigitValue ?? 0 }
    let inverted = stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
    var count = 0
    for range in writableRanges() {
      let memory = UnsafeRawBufferPointer(
        start: UnsafeRawPointer(bitPattern: UInt(range.lowerBound)), count: range.count)
      var start = 0
      while start + inverted.count <= memory.count {
        var matched = 0
        while matched < inverted.count, memory[start + matched] ^ 0xFF == inverted[matched] { matched += 1 }
        if matched == inverted.count { count += 1 }
        start += 1
      }
    }
    return count
  }

  private static func writableRanges() -> [Range<Int>] {
    guard let file = fopen("/proc/self/maps", "r") else { return [] }
    defer { fclose(file) }
    var ranges: [Range<Int>] = []
    var line = [CChar](repeating: 0, count: 4096)
    while fgets(&line, Int32(line.count), file) != nil {
      let fields = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self).split(
        separator: " ")
      let ends = fields[0].split(separator: "-").compactMap { Int($0, radix: 16) }
      if fields[1].hasPrefix("rw"), ends.count == 2 { ranges.append(ends[0]..<ends[1]) }
    }
    return ranges
  }
}
