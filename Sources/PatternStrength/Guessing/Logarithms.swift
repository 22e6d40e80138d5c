#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

// The elementary functions of this module, from the C library. Everything printed is in bits: to the base 2.

func naturalLogarithm(_ x: Double) -> Double { log(x) }
func binaryLogarithm(_ x: Double) -> Double { log2(x) }
func exponential(_ x: Double) -> Double { exp(x) }
