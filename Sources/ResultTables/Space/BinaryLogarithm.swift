#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// log2 of a count, in bits.
package func binaryLogarithm(_ count: UInt128) -> Double { log2(Double(count)) }
