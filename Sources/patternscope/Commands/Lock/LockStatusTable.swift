import Documents
import PatternLock

/// The status of a lock as a table; there is no secret in it.
struct LockStatusTable {
  private let facts: [(column: Column, value: Cell)]

  private static let caption: RichText = "State of the vault"

  init(_ status: LockStatus) {
    let (state, wait) = Self.described(status.state)
    facts = [
      (Column("state", "State"), .text(state)),
      (Column("attempts_left", "Attempts left"), Cell(status.attemptsLeft)),
      (Column("failures", "Wrong patterns in a row"), Cell(status.failures)),
      (Column("maximum_failures", "Wrong patterns until locked"), Cell(status.policy?.maximumFailures)),
      (Column("lockout", "Waits"), Self.text(status.policy?.lockout.id)),
      (Column("wait_seconds", "Wait before the next attempt (s)"), Cell(wait)),
      (Column("repeats", "Repeated wrong patterns"), Self.text(status.policy.map(Self.repeats))),
      (Column("derivation", "Key derivation"), Self.text(status.derivation?.description)),
      (Column("cost", "Its cost"), Self.text(status.derivation.map(Self.cost))),
      (Column("grid", "Grid"), .text(status.space.grid.description)),
      (Column("rule", "Drawing rule"), .text(status.space.rule.rawValue)),
      (Column("contents_bytes", "Contents (bytes)"), .integer(status.contentsSize)),
      (Column("format_version", "File format version"), .integer(Vault.formatVersion)),
    ]
  }

  /// One row with a column for each fact, for programs.
  var asRow: Table {
    Table(id: "lock-status", caption: Self.caption, columns: facts.map(\.column), rows: [facts.map(\.value)])
  }

  /// A row for each fact, for people.
  var asList: Table {
    Table(
      id: "lock-status", caption: Self.caption, columns: [Column("fact", "Fact"), Column("value", "Value")],
      rows: facts.map { [.text($0.column.title), $0.value] })
  }

  /// A state in words, and the seconds to wait where they are known.
  private static func described(_ state: LockStatus.State) -> (String, wait: Int?) {
    switch state {
    case .ready: ("ready", 0)
    case .waiting(let seconds): ("waiting", seconds)
    case .locked(.tooManyFailures): ("locked: too many wrong patterns", nil)
    case .locked(.counterMissing): ("locked: the attempt counter is missing", nil)
    case .locked(.counterForged): ("locked: the attempt counter is not this vault's", nil)
    case .locked(.deviceKeyMissing): ("locked: the device key is missing", nil)
    case .patternDropped: ("no pattern: dropped by a login", nil)
    }
  }

  private static func repeats(_ policy: AttemptPolicy) -> String { policy.countsRepeats ? "counted" : "not counted" }

  private static func cost(_ derivation: KeyDerivation) -> String {
    derivation.isBelowMinimum ? "unsafe: below the recommended minimum" : "as recommended or above"
  }

  private static func text(_ text: String?) -> Cell { text.map(Cell.text) ?? .missing }
}
