import GSLShims

/// The GNU Scientific Library that is linked.
public enum GSLLibrary {
  /// Such as `2.7.1`.
  public static var version: String { String(cString: gsl_shim_version()) }
}
