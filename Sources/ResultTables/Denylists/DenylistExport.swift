import Digests
import Documents
import FileStreams
import PatternGrid
import PatternStrength

/// A denylist with what is needed to write it in any format.
public struct DenylistExport: Sendable {
  public let list: Denylist
  public let notation: Notation
  /// The command that makes the list again.
  public let command: String
  /// Of the Bloom filter, above 0 and below 1.
  public let falsePositiveRate: Double
  /// Before the digits in hashed lists; may be empty.
  public let salt: [UInt8]

  public init(
    _ list: Denylist, notation: Notation = .digit, command: String = "", falsePositiveRate: Double = 0.001,
    salt: [UInt8] = []
  ) {
    self.list = list
    self.notation = notation
    self.command = command
    self.falsePositiveRate = falsePositiveRate
    self.salt = salt
  }

  var scorer: PatternScorer { list.scorer }
  var patterns: DenylistSet { list.patterns }
  var bloomFilter: BloomFilter { BloomFilter(patterns, falsePositiveRate: falsePositiveRate) }

  private func text(of rank: Int) -> String { notation.text(of: scorer.patterns.pattern(at: rank)) }

  var text: [UInt8] {
    var text: [UInt8] = []
    for rank in list.ranks {
      notation.append(scorer.patterns.pattern(at: rank), to: &text)
      text.append(UInt8(ascii: "\n"))
    }
    return text
  }

  var csv: [UInt8] { CSVWriter.bytes(of: table) }

  /// The list with the reasons for each pattern.
  private var table: Table {
    Table(
      id: "denylist", caption: "Patterns to refuse, most likely first",
      columns: [
        Column("place", "Place", alignment: .right), Column("pattern", "Pattern"),
        Column("guess_number", "Guess number", alignment: .right),
        Column("share_pct", "Share of people", unit: .percent, alignment: .right),
        Column("blocked_so_far_pct", "Blocked so far", unit: .percent, alignment: .right),
        Column("reason", "Reason"),
      ], rows: rows)
  }

  private var rows: [[Cell]] {
    var blocked = 0.0
    return list.ranks.enumerated().map { place, rank in
      let share = scorer.distribution.probabilities[rank]
      blocked += share
      let lists = scorer.popularLists.lists(with: rank)
      let reason =
        "guess \(GroupedDecimal.text(Int(scorer.order.guessNumbers[rank]))) of the model"
        + (lists.isEmpty ? "" : "; in \(lists.joined(separator: ", "))")
      return [
        .integer(place + 1), .text(text(of: rank)), .integer(Int(scorer.order.guessNumbers[rank])),
        Cell(100 * share, .percent, digits: 4), Cell(100 * blocked, .percent, digits: 3), .text(reason),
      ]
    }
  }

  var json: [UInt8] {
    JSONWriter.bytes { json in
      json.member("command", command)
      json.member("notation", notation.id)
      json.key("count")
      json.integer(list.ranks.count)
      json.member("bitmapSHA256", SHA256.text(of: patterns.bytes))
      json.key("model")
      json.object { json in
        for fact in scorer.model.card?.facts ?? [] { json.member(fact.field, fact.value) }
      }
      json.key("patterns")
      json.array { json in for rank in list.ranks { json.string(text(of: rank)) } }
    }
  }

  /// Sorted, so that the order tells nothing.
  var hashes: [UInt8] {
    Array(
      list.ranks.map { DenylistHashes.line(of: scorer.patterns.pattern(at: $0), salt: salt) }.sorted().joined()
        .utf8)
  }
}

extension Denylist {
  /// The list as a file of a format: `scorer.denylist(top: 100).export(as: .swift)`.
  public func export(as format: DenylistFormat, notation: Notation = .digit) -> [UInt8] {
    format.write(DenylistExport(self, notation: notation))
  }

  /// Writes the list as a file of a format, which appears under its name only when it is whole.
  ///
  /// - Parameter force: whether an existing file may be replaced.
  /// - Throws: `FileError` with the path and the reason.
  public func write(as format: DenylistFormat, to path: String, force: Bool = false) throws {
    let output = try OutputFile(path: path, force: force)
    try output.write(export(as: format))
    try output.finish()
  }
}

/// The lines of hashed denylists.
enum DenylistHashes {
  /// SHA-256 of the salt followed by the pattern's digits, in hexadecimal, with its line end.
  static func line(of pattern: Pattern, salt: [UInt8]) -> String {
    var text = salt
    Notation.digit.append(pattern, to: &text)
    return SHA256.text(of: text) + "\n"
  }
}
