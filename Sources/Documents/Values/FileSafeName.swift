/// Names that may become part of a file name, an anchor or a field name without quoting.
enum FileSafeName {
  /// Whether `name` is made of ASCII letters, digits and `joiner` only, and is not empty.
  static func isValid(_ name: String, joinedBy joiner: Unicode.Scalar) -> Bool {
    let isAllowed = { (scalar: Unicode.Scalar) in
      scalar == joiner || scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
    }
    return !name.isEmpty && name.unicodeScalars.allSatisfy(isAllowed)
  }
}
