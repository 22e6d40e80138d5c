import CZlib
import CZstd

/// Decompresses a stream piece by piece, in memory that does not grow with it.
protocol ByteDecoder: AnyObject {
  /// Decodes as much as fits.
  ///
  /// - Parameters:
  ///   - input: compressed bytes that follow those used before.
  ///   - output: memory for at least one byte.
  /// - Returns: how many bytes of the input were used, and how many were made of them; both 0 if more input is needed.
  /// - Throws: `DecodingFault`.
  func decode(_ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer) throws
    -> (used: Int, made: Int)

  /// Whether the input may end here.
  var isComplete: Bool { get }
}

/// Why compressed bytes cannot be decoded.
struct DecodingFault: Error {
  let reason: String
}

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

/// Decodes Zstandard (RFC 8878), also of several frames one after the other, by libzstd.
final class ZstdDecoder: ByteDecoder {
  private let context: OpaquePointer
  private(set) var isComplete = false

  /// Memory for looking back, as a power of two: 32 MB, which every level up to 19 keeps within.
  private static let largestWindowLog: Int32 = 25

  init() {
    guard let context = ZSTD_createDCtx(),
      ZSTD_isError(ZSTD_DCtx_setParameter(context, ZSTD_d_windowLogMax, Self.largestWindowLog)) == 0
    else { fatalError("libzstd cannot begin") }
    self.context = context
  }

  deinit { ZSTD_freeDCtx(context) }

  func decode(_ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer) throws
    -> (used: Int, made: Int)
  {
    var source = ZSTD_inBuffer(src: input.baseAddress, size: input.count, pos: 0)
    var target = ZSTD_outBuffer(dst: output.baseAddress, size: output.count, pos: 0)
    let wanted = ZSTD_decompressStream(context, &target, &source)
    guard ZSTD_isError(wanted) == 0 else {
      throw DecodingFault(reason: "zstd: \(String(cString: ZSTD_getErrorName(wanted)).lowercased())")
    }
    // A call that does nothing asks for the header of a next frame, which need not come.
    if source.pos > 0 || target.pos > 0 { isComplete = wanted == 0 }
    return (source.pos, target.pos)
  }
}
