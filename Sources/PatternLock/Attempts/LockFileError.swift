#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The system refused an operation on a file of a lock.
public struct LockFileError: Error, Equatable, CustomStringConvertible {
  public let operation: String
  public let path: String
  /// The system's error number.
  public let code: Int32

  public init(_ operation: String, _ path: String, code: Int32) {
    self.operation = operation
    self.path = path
    self.code = code
  }

  public var description: String { "\(path): cannot \(operation): \(String(cString: strerror(code)))" }
}
