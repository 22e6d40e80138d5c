import PatternGrid
import PatternStrength

/// Everything that must be fast.
func hotPaths() -> [HotPath] {
  let ranks = PatternRank.android3x3
  let table = RankTable(ranks)
  let text = digitLines()
  let tree = PatternTree(.android3x3)
  let people = ModelCatalogueEntry.all[0].model
  let distribution = PatternDistribution(people, over: tree)
  let parser = LineParser(notation: .digit, ranks: ranks, table: table)
  return [
    HotPath(
      name: "walk all patterns", operations: ranks.count, unit: "patterns",
      fast: {
        var sum: UInt64 = 0
        PatternWalk(.android3x3).visit { dots in
          sum = sum &* 31 &+ UInt64(dots[dots.count - 1])
          return true
        }
        return sum
      },
      reference: {
        var sum: UInt64 = 0
        walkPlainly([]) { sum = sum &* 31 &+ UInt64($0[$0.count - 1].byte) }
        return sum
      }),
    HotPath(
      name: "count 4x4 exactly", operations: 1, unit: "counts",
      fast: { count(rows: 4, columns: 4, lengths: 4...7) },
      reference: {
        var total: UInt64 = 0
        guard let space = try? PatternSpace(grid: Grid(rows: 4, columns: 4), maximumLength: 7) else { return 0 }
        PatternWalk(space).visit { _ in
          total += 1
          return true
        }
        return total
      }),
    HotPath(
      name: "read lines of digits to ranks", operations: ranks.count, unit: "lines",
      fast: { sumOfRanks(text) { parser.readLine($0, from: $1) } },
      reference: {
        let lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
        return lines.reduce(0) { sum, line in
          let dots = line.utf8.map { Dot(Int($0) - 48) }
          guard let pattern = try? Pattern(dots) else { return sum }
          return sum &* 31 &+ UInt64(ranks.rank(of: pattern))
        }
      }),
    HotPath(
      name: "probabilities of the people model", operations: ranks.count, unit: "patterns",
      fast: { checksum(PatternDistribution(people, over: tree).probabilities) },
      reference: { checksum(distribution.probabilities) }),
    HotPath(
      name: "exact guess order", operations: ranks.count, unit: "patterns",
      fast: { GuessOrder(distribution).ranks.reduce(0) { $0 &* 31 &+ UInt64($1) } },
      reference: {
        let probabilities = distribution.probabilities
        let sorted = probabilities.indices.sorted {
          (probabilities[$1], $0) < (probabilities[$0], $1)
        }
        return sorted.reduce(0) { $0 &* 31 &+ UInt64($1) }
      }),
  ]
}

/// All patterns as lines of digits.
private func digitLines() -> [UInt8] {
  var text: [UInt8] = []
  PatternWalk(.android3x3).visit { dots in
    for position in dots.indices { text.append(48 + dots[position]) }
    text.append(10)
    return true
  }
  return text
}

/// The walk as a child would write it: append any dot that makes a valid beginning.
private func walkPlainly(_ dots: [Dot], _ visit: ([Dot]) -> Void) {
  if dots.count >= 4 { visit(dots) }
  for next in Grid.threeByThree.dots where !dots.contains(next) {
    if let last = dots.last {
      let passed = Stroke(from: last, to: next, on: .threeByThree).passedDots
      guard passed.isSubset(of: DotSet(dots)) else { continue }
    }
    walkPlainly(dots + [next], visit)
  }
}

private func count(rows: Int, columns: Int, lengths: ClosedRange<Int>) -> UInt64 {
  guard
    let space = try? PatternSpace(
      grid: Grid(rows: rows, columns: columns), minimumLength: lengths.lowerBound, maximumLength: lengths.upperBound),
    let count = try? PatternCount(space)
  else { return 0 }
  return UInt64(count.total)
}

private func sumOfRanks(_ text: [UInt8], _ readLine: (Span<UInt8>, Int) -> (reading: LineReading, next: Int)) -> UInt64
{
  let span = text.span
  var sum: UInt64 = 0
  var position = 0
  while position < span.count {
    let (reading, next) = readLine(span, position)
    if case .pattern(let rank, _) = reading { sum = sum &* 31 &+ UInt64(rank) }
    position = next
  }
  return sum
}

private func checksum(_ values: [Double]) -> UInt64 { values.reduce(0) { $0 &* 31 &+ $1.bitPattern } }
