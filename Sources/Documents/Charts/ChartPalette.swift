/// Colours, dashes, marks and densities by which series differ, in grey as well as in colour.
///
/// The colours are those of Okabe and Ito, "Color Universal Design" (2008), which differ for colour-blind people too.
enum ChartPalette {
  private static let colours = ["#0072B2", "#D55E00", "#009E73", "#CC79A7", "#56B4E9", "#E69F00"]
  private static let dashes = ["1", "(9,4)", "(2,3)", "(12,4,2,4)", "(16,4)", "(5,2)"]
  /// Disc, square, triangle up, triangle down, diamond, circle.
  private static let marks = [7, 5, 9, 11, 13, 6]
  private static let densities = ["1.0", "0.4", "0.7", "0.2", "0.85", "0.55"]

  static func colour(_ series: Int) -> String { "linecolor rgb '\(colours[series % colours.count])'" }

  static func dash(_ series: Int) -> String { "dashtype \(dashes[series % dashes.count])" }

  static func mark(_ series: Int) -> String { "pointtype \(marks[series % marks.count]) pointsize 0.8" }

  static func fill(_ series: Int) -> String {
    "fillstyle solid \(densities[series % densities.count]) border \(colour(series))"
  }

  /// The colour of a heat map at `share` of its range, from pale to dark blue, and of the text on it.
  static func heat(_ share: Double) -> (cell: Int, text: String) {
    let pale = [0xE8, 0xF1, 0xFA]
    let dark = [0x0A, 0x3D, 0x73]
    var colour = 0
    for (from, to) in zip(pale, dark) { colour = colour << 8 | from + Int(Double(to - from) * share) }
    // Up to this share black has the better contrast, beyond it white (WCAG 2.2, relative luminance 0.18).
    return (colour, share > 0.65 ? "#FFFFFF" : "#111111")
  }
}
