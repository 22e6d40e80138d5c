import CLibCrypto

/// Bytes that are overwritten before their memory is given back.
///
/// The type cannot be copied, so there is one place to wipe; and it cannot be printed, as `print` takes only copyable
/// values. What it cannot do: keep the system from writing the memory to swap or to a core file.
public struct SecretBytes: ~Copyable, @unchecked Sendable {
  // Sendable: the memory is reachable through this one value only, and only a mutation writes to it.
  private let memory: UnsafeMutableRawBufferPointer

  /// Memory of `count` bytes, zero at first, that `fill` writes.
  public init<E: Error>(count: Int, fill: (UnsafeMutableRawBufferPointer) throws(E) -> Void) throws(E) {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 16)
    memory.initializeMemory(as: UInt8.self, repeating: 0)
    do { try fill(memory) } catch {
      Self.release(memory)
      throw error
    }
    self.memory = memory
  }

  /// A copy of bytes; the original is the caller's to wipe.
  public init(copying bytes: Span<UInt8>) {
    self.init(count: bytes.count) { memory in
      bytes.withUnsafeBytes { memory.copyMemory(from: $0) }
    }
  }

  /// Bytes from libcrypto's generator for secrets.
  public init(randomCount count: Int) throws(CryptoError) {
    try self.init(count: count) { (memory) throws(CryptoError) in
      guard RAND_priv_bytes(memory.baseAddress, Int32(count)) == 1 else { throw CryptoError("random bytes") }
    }
  }

  deinit { Self.release(memory) }

  public var count: Int { memory.count }

  /// Lends the bytes for the time of the call.
  public borrowing func withSpan<R: ~Copyable, E: Error>(_ body: (Span<UInt8>) throws(E) -> R) throws(E) -> R {
    try body(UnsafeBufferPointer(memory.bindMemory(to: UInt8.self)).span)
  }

  /// Whether the bytes are the same, in a time that depends on the lengths only.
  public borrowing func isEqual(to other: Span<UInt8>) -> Bool {
    withSpan { constantTimeEqual($0, other) }
  }

  private static func release(_ memory: UnsafeMutableRawBufferPointer) {
    OPENSSL_cleanse(memory.baseAddress, memory.count)
    memory.deallocate()
  }
}

/// Whether bytes are the same, by libcrypto's comparison that does not stop at the first difference. The lengths, which
/// are no secret, are compared first.
func constantTimeEqual(_ a: Span<UInt8>, _ b: Span<UInt8>) -> Bool {
  guard a.count == b.count else { return false }
  return a.withUnsafeBytes { a in
    b.withUnsafeBytes { b in a.isEmpty || CRYPTO_memcmp(a.baseAddress, b.baseAddress, a.count) == 0 }
  }
}

/// Bytes that are no secret but must never repeat: salts, nonces, identifiers.
func publicRandomBytes(count: Int) throws(CryptoError) -> [UInt8] {
  var bytes = [UInt8](repeating: 0, count: count)
  guard RAND_bytes(&bytes, Int32(count)) == 1 else { throw CryptoError("random bytes") }
  return bytes
}
