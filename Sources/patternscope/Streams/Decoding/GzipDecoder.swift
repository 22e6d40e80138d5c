import CZlib

/// Decodes gzip (RFC 1952), also of several members one after the other, by zlib.
final class GzipDecoder: ByteDecoder {
  /// zlib keeps the address of its stream.
  private let stream: UnsafeMutablePointer<z_stream>
  private(set) var isComplete = false

  /// The largest window, and 16 for "gzip and nothing else" (zlib.h, inflateInit2).
  private static let windowBits: Int32 = 15 + 16

  init() {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    let status = inflateInit2_(stream, Self.windowBits, zlibVersion(), Int32(MemoryLayout<z_stream>.size))
    guard status == Z_OK else { fatalError("zlib cannot begin: status \(status)") }
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
  }

  func decode(_ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer) throws
    -> (used: Int, made: Int)
  {
    guard !input.isEmpty else { return (0, 0) }
    if isComplete {
      // Zeros that fill a block of a tape may follow, else another member.
      let zeros = input.prefix { $0 == 0 }.count
      if zeros > 0 { return (zeros, 0) }
      inflateReset(stream)
      isComplete = false
    }
    stream.pointee.next_in = UnsafeMutablePointer(mutating: input.bindMemory(to: UInt8.self).baseAddress)
    stream.pointee.avail_in = UInt32(clamping: input.count)
    stream.pointee.next_out = output.bindMemory(to: UInt8.self).baseAddress
    stream.pointee.avail_out = UInt32(clamping: output.count)
    let status = inflate(stream, Z_NO_FLUSH)
    switch status {
    case Z_OK, Z_BUF_ERROR: break
    case Z_STREAM_END: isComplete = true
    default:
      throw DecodingFault(reason: "gzip: \(stream.pointee.msg.map { String(cString: $0) } ?? "status \(status)")")
    }
    return (
      min(input.count, Int(UInt32.max)) - Int(stream.pointee.avail_in),
      min(output.count, Int(UInt32.max)) - Int(stream.pointee.avail_out)
    )
  }
}
