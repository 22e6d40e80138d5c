import GSLShims

/// The GNU Scientific Library that is linked.
package enum GSLLibrary {
  /// Such as `2.7.1`.
  package static var version: String { String(cString: gsl_shim_version()) }
}
