/// Something that must be fast, and how to measure it.
struct HotPath: Sendable {
  /// As `--only` takes it.
  let id: String
  /// What is done, as one phrase.
  let summary: String
  /// What there are many of, as the rate counts them.
  let unit: String
  /// Prepares the input, measures, and lets go of it: only one path's input is in memory at a time.
  let measure: @Sendable (_ runs: Int, _ comparesPlainWay: Bool) throws -> Measurement

  init<Answer, PlainAnswer>(
    _ id: String, _ summary: String, unit: String,
    ways: @escaping @Sendable () throws -> TwoWays<Answer, PlainAnswer>
  ) {
    self.id = id
    self.summary = summary
    self.unit = unit
    measure = { try Measurement(try ways(), runs: $0, comparesPlainWay: $1) }
  }

  /// Every path, in the order of the work that the program does.
  static let all = ofSpace + ofFeatures + ofReading + ofGuessing + ofTraining + ofScoring + ofDerivation
}

/// Two ways to the same answer, their input ready.
struct TwoWays<Answer, PlainAnswer> {
  /// Things that one run of the library's way does.
  let operations: Int
  /// Things that the plain way does: fewer where all of them would take minutes.
  let plainOperations: Int
  /// The library's way.
  let library: () throws -> Answer
  /// The plainest code that gives the answer.
  let plain: () throws -> PlainAnswer
  /// Whether the answers are the same, as far as the plain way went.
  let agree: (Answer, PlainAnswer) -> Bool
}

extension TwoWays where Answer: Equatable, PlainAnswer == Answer {
  /// Two ways that both do everything.
  init(operations: Int, library: @escaping () throws -> Answer, plain: @escaping () throws -> Answer) {
    self.init(
      operations: operations, plainOperations: operations, library: library, plain: plain, agree: { $0 == $1 })
  }
}
