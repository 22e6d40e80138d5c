/// What a blocklist did to people's choices, as Munyendo et al. measured it (SOUPS 2021).
public struct BlocklistEffect: Sendable {
  /// Such as `BL-8`; `Control` is without a list.
  public let treatment: String
  /// Patterns on the list.
  public let blockedPatterns: Int
  /// People in the treatment.
  public let participants: Int
  /// Share of people whose first choice the list refused, 0 to 1.
  public let hitShare: Double?
  /// Share guessed, 0 to 1, by number of guesses, by an attacker who learned from `PooledPatterns` and knows the list.
  public let shares: [Int: Double]

  private static let guessCounts = [1, 3, 5, 10, 20, 30, 50, 100, 200, 300, 500, 1000]

  public static let source = "Munyendo et al. 2021"

  /// The control group first, then by size of the list.
  public static let all: [BlocklistEffect] = Dataset.blocklistEffect.table.rows.map { row in
    BlocklistEffect(
      treatment: row["treatment"] ?? "", blockedPatterns: row.integer("blocked_patterns") ?? 0,
      participants: row.integer("participants") ?? 0,
      hitShare: row.integer("blocked_patterns") == 0
        ? nil : row.number("participants_hitting_list_pct").map { $0 / 100 },
      shares: Dictionary(
        uniqueKeysWithValues: guessCounts.compactMap { guesses in
          row.number("guessed_after_\(guesses)_pct").map { (guesses, $0 / 100) }
        }))
  }

  /// The treatment with a list whose length is nearest.
  public static func nearest(size: Int) -> BlocklistEffect {
    all.dropFirst().reduce(all[1]) {
      abs($1.blockedPatterns - size) < abs($0.blockedPatterns - size) ? $1 : $0
    }
  }

  /// The treatment whose list is about as long, within a fifth; nil where none is.
  public static func resembling(size: Int) -> BlocklistEffect? {
    let nearest = nearest(size: size)
    return abs(nearest.blockedPatterns - size) * 5 <= size ? nearest : nil
  }

  /// The fewest and the most people of a treatment, in words: `161 to 173`.
  package static let participantRange: String = {
    let participants = all.map(\.participants).sorted()
    return "\(participants[0]) to \(participants[participants.count - 1])"
  }()

  /// The group without a list.
  public static let control = all[0]
}

extension Dataset {
  /// What refusing popular patterns did to people's choices (Munyendo et al. 2021).
  public static let blocklistEffect = Dataset("blocklist-effect.csv")
}
