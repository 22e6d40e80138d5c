import CZstd

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
