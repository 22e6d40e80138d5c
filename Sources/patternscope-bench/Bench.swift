import Glibc

/// One hot path: what is timed, what the answer must be, and the plainest code that gives the same answer.
struct HotPath {
  let name: String
  /// Things done in one run, for the rate.
  let operations: Int
  let unit: String
  /// The library's way; gives a checksum of its answer.
  let fast: () -> UInt64
  /// The plainest way to the same answer.
  let reference: () -> UInt64
}

/// The timings of one hot path.
struct Timing {
  let name: String
  let operations: Int
  let unit: String
  /// Seconds of each run, ascending.
  let seconds: [Double]
  let referenceSeconds: Double
  /// Whether both ways gave the same answer.
  let agrees: Bool

  init(_ path: HotPath, runs: Int) {
    name = path.name
    operations = path.operations
    unit = path.unit
    var answers: Set<UInt64> = []
    seconds = (0..<runs).map { _ in elapsed { answers.insert(path.fast()) } }.sorted()
    referenceSeconds = elapsed { answers.insert(path.reference()) }
    agrees = answers.count == 1
  }

  var median: Double { seconds[seconds.count / 2] }
  /// How many times as fast as the reference.
  var ratio: Double { referenceSeconds / median }
}

/// Seconds that some work takes.
private func elapsed(_ work: () -> Void) -> Double {
  let start = ContinuousClock.now
  work()
  let duration = ContinuousClock.now - start
  return Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
}

/// Times every hot path and prints a table, or JSON; status 1 where an answer is wrong.
func runBench(arguments: [String]) -> Int32 {
  let unknown = arguments.filter { $0 != "--json" }
  guard unknown.isEmpty else {
    let usage = Array("usage: patternscope-bench [--json]\n".utf8)
    _ = write(STDERR_FILENO, usage, usage.count)
    return 2
  }
  let timings = hotPaths().map { Timing($0, runs: 7) }
  if arguments.contains("--json") {
    let rows = timings.map { timing in
      "{\"name\":\"\(timing.name)\",\"operations\":\(timing.operations),\"unit\":\"\(timing.unit)\","
        + "\"median_seconds\":\(timing.median),\"least_seconds\":\(timing.seconds[0]),"
        + "\"most_seconds\":\(timing.seconds[timing.seconds.count - 1]),\"reference_ratio\":\(timing.ratio),"
        + "\"agrees\":\(timing.agrees)}"
    }
    print("[\n  " + rows.joined(separator: ",\n  ") + "\n]")
  } else {
    print(line("hot path", "median ms", "least", "most", "million/s", "x plain", "answer"))
    for timing in timings {
      print(
        line(
          timing.name, fixed(timing.median * 1e3), fixed(timing.seconds[0] * 1e3),
          fixed(timing.seconds[timing.seconds.count - 1] * 1e3),
          fixed(Double(timing.operations) / timing.median / 1e6), fixed(timing.ratio), timing.agrees ? "right" : "WRONG"
        ))
    }
  }
  return timings.allSatisfy(\.agrees) ? 0 : 1
}

private func line(_ cells: String...) -> String {
  let widths = [36, 10, 9, 9, 10, 9, 7]
  return zip(cells, widths).enumerated().map { index, cell in
    let room = String(repeating: " ", count: max(0, cell.1 - cell.0.count))
    return index == 0 ? cell.0 + room : room + cell.0
  }.joined(separator: " ")
}

private func fixed(_ value: Double) -> String {
  let thousandths = Int((value * 1000).rounded())
  let fraction = String(thousandths % 1000 + 1000).dropFirst()
  return "\(thousandths / 1000).\(fraction)"
}
