import Digests
import Documents
import PatternStrength

/// What a page needs to score a pattern and to refuse it, as text for `GuessOrder.js`. It is public: the order of the model
/// that comes with the program, and one guess number.
struct PadScores {
  /// The guess number of every pattern by rank, 19 bits each, the highest bit first, in base64.
  let guessNumbers: String
  /// The first guess number before which so many tenths of a per cent of people are guessed, for 1, 2, ...: JSON.
  let shareSteps: String
  /// The highest guess number on the denylist; 0 where nothing is on it.
  let lastDenied: Int

  /// Bits of a guess number: 2^18 < 389,112 < 2^19.
  private static let bitsPerNumber = 19

  /// - Parameter denied: the most likely patterns of those long enough.
  init(_ order: GuessOrder, denied: DenylistSet) {
    guessNumbers = base64(Self.packed(order.guessNumbers))
    shareSteps = Self.json(Self.shareSteps(order))
    lastDenied = denied.ranks.map { Int(order.guessNumbers[$0]) }.max() ?? 0
  }

  /// The numbers one after the other, and three bytes more, so that four bytes can be read wherever a number begins.
  private static func packed(_ numbers: [UInt32]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity((numbers.count * bitsPerNumber + 7) / 8 + 3)
    var (waiting, count) = (UInt64(0), 0)
    for number in numbers {
      waiting = waiting << UInt64(bitsPerNumber) | UInt64(number)
      count += bitsPerNumber
      while count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: waiting >> UInt64(count)))
      }
    }
    bytes.append(UInt8(truncatingIfNeeded: waiting << UInt64(8 - count)))
    return bytes + [0, 0, 0]
  }

  private static func shareSteps(_ order: GuessOrder) -> [Int] {
    var steps: [Int] = []
    for guess in 1...order.ranks.count {
      let share = FixedDecimal.text(100 * order.share(guessedAfter: guess - 1), digits: 1)
      // With one decimal, the digits alone count tenths.
      let tenths = Int(share.filter { $0 != "." }) ?? 0
      while steps.count < tenths { steps.append(guess) }
    }
    return steps
  }

  private static func json(_ numbers: [Int]) -> String {
    var builder = JSONBuilder()
    builder.array { array in for number in numbers { array.integer(number) } }
    return String(decoding: builder.bytes, as: UTF8.self)
  }
}
