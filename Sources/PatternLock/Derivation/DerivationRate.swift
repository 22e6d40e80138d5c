/// How fast this machine derives keys on one core.
public struct DerivationRate: Sendable {
  public let derivation: KeyDerivation
  public let secondsPerDerivation: Double

  public var derivationsPerSecond: Double { 1 / secondsPerDerivation }

  /// Seconds to try so many patterns one after another.
  public func seconds(forGuesses guesses: Int) -> Double { Double(guesses) * secondsPerDerivation }

  /// Derives keys until `duration` has passed on the clock, at least once.
  ///
  /// - Parameter elapsed: runs the work and tells how long it took; `{ ContinuousClock().measure($0) }` in a program.
  public static func measure(
    _ derivation: KeyDerivation, for duration: Duration = .seconds(1), timing elapsed: (() -> Void) -> Duration
  ) throws(CryptoError) -> DerivationRate {
    var (total, count) = (Duration.zero, 0)
    var failure: CryptoError?
    repeat {
      total += elapsed {
        do throws(CryptoError) { _ = try derivation.derive(from: sampleSecret.span, salt: sampleSalt.span) } catch {
          failure = error
        }
      }
      if let failure { throw failure }
      count += 1
    } while total < duration && count < maximumRuns
    // A clock that does not advance would make the rate infinite; one nanosecond is its honest resolution.
    return DerivationRate(
      derivation: derivation, secondsPerDerivation: max(total / .seconds(1), 1e-9) / Double(count))
  }

  private static let maximumRuns = 10_000
  private static let sampleSecret = Array("01258".utf8)
  private static let sampleSalt = [UInt8](repeating: 0x5A, count: KeyDerivation.saltSize)
}
