#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The clock that waits are measured on.
public struct LockClock {
  public struct Reading: Hashable, Sendable {
    /// What the seconds count from: readings of different origins cannot be compared.
    public let origin: [UInt8]
    public let seconds: Int

    /// - Parameter origin: at most 16 bytes count, shorter ones are filled with zeros.
    public init(origin: [UInt8], seconds: Int) {
      self.origin = (origin + [UInt8](repeating: 0, count: 16)).prefix(16).map { $0 }
      self.seconds = max(0, seconds)
    }
  }

  public let now: () -> Reading

  public init(_ now: @escaping () -> Reading) { self.now = now }

  /// Seconds since the machine started, sleep included: nobody can set this clock. The origin is the system's random
  /// number of this start, so that after a restart a wait begins anew, as Android has it.
  ///
  /// Where the origin cannot be read it is zero: a restart then lengthens a wait, never shortens it.
  public static var system: LockClock {
    LockClock {
      var time = timespec()
      clock_gettime(sinceStart, &time)
      return Reading(origin: startIdentifier(), seconds: time.tv_sec)
    }
  }

  #if canImport(Glibc)
    private static var sinceStart: clockid_t { CLOCK_BOOTTIME }

    private static func startIdentifier() -> [UInt8] {
      let file = open("/proc/sys/kernel/random/boot_id", O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { return [] }
      defer { close(file) }
      var text = [UInt8](repeating: 0, count: 36)
      guard read(file, &text, text.count) == text.count else { return [] }
      return bytes(ofIdentifier: text)
    }
  #else
    private static var sinceStart: clockid_t { CLOCK_MONOTONIC }

    private static func startIdentifier() -> [UInt8] {
      var text = [UInt8](repeating: 0, count: 37)
      var size = text.count
      guard sysctlbyname("kern.bootsessionuuid", &text, &size, nil, 0) == 0 else { return [] }
      return bytes(ofIdentifier: text)
    }
  #endif

  /// The 16 bytes of a UUID's text.
  private static func bytes(ofIdentifier text: [UInt8]) -> [UInt8] {
    let digits = text.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    return stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
  }
}
