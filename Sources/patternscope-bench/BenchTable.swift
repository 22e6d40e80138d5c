import Documents

/// The measurements as a table, one row a hot path.
struct BenchTable {
  private(set) var table: Table

  init(runs: Int) {
    table = Table(
      id: "bench", caption: "Hot paths of patternscope, one thread each",
      columns: [
        Column("path", "Hot path"), Column("operations", "Operations", alignment: .right), Column("unit", "Of"),
        Column("median_ms", "Median", unit: "ms", alignment: .right),
        Column("lowest_ms", "Lowest", unit: "ms", alignment: .right),
        Column("highest_ms", "Highest", unit: "ms", alignment: .right),
        Column("operations_per_second", "Per second", alignment: .right),
        Column("times_plain", "Times plain", alignment: .right), Column("answer", "Answer"),
      ],
      notes: [
        RichText("Median, lowest and highest of \(runs) \(runs == 1 ? "run" : "runs"), after one that is not timed."),
        "Times plain: how many times as fast, for each operation, as the plainest code that gives the same answer.",
      ])
  }

  mutating func append(_ path: HotPath, _ measurement: Measurement) {
    func milliseconds(_ seconds: Double) -> Cell { Cell(seconds * 1e3, "ms", digits: 3, dataDigits: 6) }
    table.append([
      .text(path.id), .integer(measurement.operations), .text(path.unit), milliseconds(measurement.median),
      milliseconds(measurement.seconds[0]), milliseconds(measurement.seconds[measurement.seconds.count - 1]),
      Cell(measurement.operationsPerSecond, digits: 0),
      Cell(measurement.timesPlain, digits: 1, dataDigits: 6),
      measurement.agrees.map { .text($0 ? "right" : "wrong") } ?? .missing,
    ])
  }
}
