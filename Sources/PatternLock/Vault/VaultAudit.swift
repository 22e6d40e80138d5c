import PatternGrid

/// What someone who copied a vault can do: try patterns against it without any counter. For one's own vaults.
public enum VaultAudit {
  /// How many guesses opened the vault, counted from 1; nil where none of the first `limit` did.
  ///
  /// Needs neither the device key nor the counter: neither protects a copied vault. Guesses that are no patterns of the
  /// vault's space are counted like any other. Cost: one derivation a guess.
  ///
  /// - Parameter progress: told after each guess how many were made; false stops.
  /// - Throws: `VaultError.patternDropped`, `.crypto`.
  public static func guessesToOpen(
    _ vault: Vault, with guesses: some Sequence<Pattern>, limit: Int, progress: (Int) -> Bool = { _ in true }
  ) throws(VaultError) -> Int? {
    var count = 0
    for guess in guesses {
      guard count < limit else { return nil }
      count += 1
      do throws(VaultError) {
        _ = try vault.unwrapDataKey(try vault.derivePatternKey(from: guess))
        return count
      } catch {
        guard error == .wrongPattern else { throw error }
      }
      guard progress(count) else { return nil }
    }
    return nil
  }
}
