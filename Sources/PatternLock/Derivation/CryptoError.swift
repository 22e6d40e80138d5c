import CLibCrypto

/// libcrypto refused an operation: out of memory, or an algorithm that this build of it does not offer.
public struct CryptoError: Error, Equatable, CustomStringConvertible {
  public let operation: String
  /// libcrypto's packed error code; 0 where it gave none.
  public let code: UInt

  /// Takes the oldest error off libcrypto's queue of this thread and empties the queue.
  init(_ operation: String) {
    self.operation = operation
    code = ERR_get_error()
    ERR_clear_error()
  }

  public var description: String { "libcrypto could not do \(operation) (error \(String(code, radix: 16)))" }
}
