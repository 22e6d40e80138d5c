import Datasets
import Documents

extension DerivationCost {
  /// The algorithm and its cost in words.
  package var name: String {
    switch algorithm {
    case .pbkdf2(let name, let iterations): "\(name), \(grouped(iterations)) iterations"
    case .scrypt(let n, let r, let p): "scrypt, N = \(grouped(n)), r = \(r), p = \(p)"
    }
  }
}
