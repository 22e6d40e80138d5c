import Datasets

extension LogLinearModel {
  /// The columns of a model's file.
  public static let fileColumns = ["template", "feature", "weight_bits"]

  /// Reads the weights of a model.
  ///
  /// - Throws: `ModelFileError` with the line and the reason.
  public init(weights table: CSVTable, card: ModelCard?) throws(ModelFileError) {
    guard table.columns == Self.fileColumns else {
      throw ModelFileError(line: 1, reason: "the columns are not \(Self.fileColumns.joined(separator: ","))")
    }
    var weights: [(feature: ModelFeature, bits: Double)] = []
    weights.reserveCapacity(table.rows.count)
    for row in table.rows {
      let feature: ModelFeature
      do { feature = try ModelFeature(template: row.fields[0], text: row.fields[1]) } catch {
        throw ModelFileError(line: row.line, reason: error.reason)
      }
      guard let bits = Double(row.fields[2]), abs(bits) <= Self.largestWeight else {
        throw ModelFileError(
          line: row.line, reason: "the weight is not a number of at most \(Int(Self.largestWeight)) bits")
      }
      guard weights.last.map({ $0.feature < feature }) ?? true else {
        throw ModelFileError(
          line: row.line, reason: "'\(feature.text)' of template '\(row.fields[0])' is out of order or there twice")
      }
      weights.append((feature, bits))
    }
    self.init(weights: weights, card: card)
  }

  /// Beyond this no training goes, and sums of weights might lose their last bits.
  private static let largestWeight = 1000.0
}
