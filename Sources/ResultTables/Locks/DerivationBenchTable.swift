import Datasets
import Documents
import PatternGrid
import PatternStrength

/// A derivation with its speed on one core of this machine.
package struct MeasuredDerivation: Sendable {
  package let derivation: DerivationCost
  package let keysPerSecond: Double

  package init(derivation: DerivationCost, keysPerSecond: Double) {
    self.derivation = derivation
    self.keysPerSecond = keysPerSecond
  }
}

/// How long all 3x3 patterns, the hundred most popular ones and all six-digit PINs last on a copy of the storage: at
/// speeds measured on this machine, then at published ones.
package struct DerivationBenchTable: Sendable {
  package let table: Table

  package init(_ measured: [MeasuredDerivation]) {
    let patterns = UInt128(PatternIndex.android3x3.count)
    let here = measured.map {
      GuessingTimes.row(
        $0.derivation, on: "this machine, one core", rate: $0.keysPerSecond, patterns: patterns, source: "measured now")
    }
    let published = DerivationRateFact.hardware.flatMap { hardware in
      measured.compactMap { GuessingTimes.publishedRow($0.derivation, on: hardware, patterns: patterns) }
    }
    table = Table(
      id: "lock-bench", caption: "Time to guess at a copy of the vault", columns: GuessingTimes.columns,
      rows: here + published,
      notes: [
        "Published rates are scaled by the number of iterations (for scrypt by N x r x p). No cost makes the patterns many: it only sets how long all \(grouped(PatternIndex.android3x3.count)) of them take."
      ])
  }
}
