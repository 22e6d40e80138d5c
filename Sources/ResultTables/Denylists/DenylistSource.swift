import PatternGrid
import PatternStrength

/// Denylists as source code: a sorted array of integers and a function that says whether a pattern is in it.
///
/// A pattern's integer is its dots, counted from 1, read as a decimal number: 12369 for the dots 0, 1, 2, 5, 8. It is
/// unique, needs no table, and is below 2^31.
enum DenylistSource {
  /// How source code says what it is; `DenylistReader` looks for it.
  static let marker = "patternscope denylist:"

  static func code(of pattern: Pattern) -> Int { pattern.dots.reduce(0) { $0 * 10 + $1.index + 1 } }

  private static func sortedCodes(_ export: DenylistExport) -> [Int] {
    export.list.ranks.map { code(of: export.scorer.patterns.pattern(at: $0)) }.sorted()
  }

  /// The integers in lines of at most 100 characters.
  private static func lines(_ codes: [Int]) -> String {
    var lines: [String] = []
    var line = "   "
    for code in codes {
      if line.utf8.count + 12 > 100 {
        lines.append(line)
        line = "   "
      }
      line += " \(code),"
    }
    return (lines + (codes.isEmpty ? [] : [line])).joined(separator: "\n")
  }

  private static func head(_ export: DenylistExport) -> String {
    // A command could hold anything; a comment must stay on its line.
    let command = export.command.map { $0.isNewline ? " " : String($0) }.joined()
    return """
      // \(marker) \(export.list.ranks.count) patterns of the 3x3 grid to refuse. Made by: \(command)
      // A pattern is its dots, counted from 1 row by row, read as a decimal number: 12369 is top row, then down.
      """
  }

  /// An array literal of many integers takes Swift's type checker minutes: the array is read from text.
  static func swift(_ export: DenylistExport) -> [UInt8] {
    let lines = chunks(sortedCodes(export), of: 12).map { "    \($0.map(String.init).joined(separator: " "))" }
    return Array(
      """
      \(head(export))
      public enum PatternDenylist {
        /// Ascending.
        static let codes: [Int32] = text.split { $0.isWhitespace }.compactMap { Int32($0) }
        private static let text = \"\"\"
      \(lines.joined(separator: "\n"))
          \"\"\"

        /// Whether a pattern is refused; its dots are counted from 0, row by row.
        public static func contains(_ dots: [Int]) -> Bool {
          let code = dots.prefix(9).reduce(Int32(0)) { $0 &* 10 &+ Int32(truncatingIfNeeded: $1) &+ 1 }
          var (low, high) = (0, codes.count)
          while low < high {
            let middle = (low + high) / 2
            if codes[middle] < code { low = middle + 1 } else { high = middle }
          }
          return low < codes.count && codes[low] == code
        }
      }

      """.utf8)
  }

  /// Kotlin's `intArrayOf` allows only so many elements a method: the array is read from text.
  static func kotlin(_ export: DenylistExport) -> [UInt8] {
    let chunks = chunks(sortedCodes(export), of: 2000)
    let texts = chunks.map { "        \"\($0.map(String.init).joined(separator: " "))\"," }.joined(separator: "\n")
    return Array(
      """
      \(head(export))
      object PatternDenylist {
          /** Ascending; in several texts because one may not be longer than 65,535 bytes. */
          private val texts = listOf<String>(
      \(texts)
          )
          private val codes: IntArray =
              texts.flatMap { it.split(' ') }.filter { it.isNotEmpty() }.map { it.toInt() }.toIntArray()

          /** Whether a pattern is refused; its dots are counted from 0, row by row. */
          fun contains(dots: List<Int>): Boolean =
              codes.binarySearch(dots.take(9).fold(0) { code, dot -> code * 10 + dot + 1 }) >= 0
      }

      """.utf8)
  }

  private static func chunks(_ codes: [Int], of size: Int) -> [ArraySlice<Int>] {
    stride(from: 0, to: codes.count, by: size).map { codes[$0..<min($0 + size, codes.count)] }
  }

  static func typeScript(_ export: DenylistExport) -> [UInt8] {
    Array(
      """
      \(head(export))
      const codes: ReadonlySet<number> = new Set<number>([
      \(lines(sortedCodes(export)))
      ]);

      /** Whether a pattern is refused; its dots are counted from 0, row by row. */
      export function isDenied(dots: readonly number[]): boolean {
        return codes.has(dots.reduce((code, dot) => code * 10 + dot + 1, 0));
      }

      """.utf8)
  }
}
