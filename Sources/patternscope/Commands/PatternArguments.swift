import CommandLineTool
import FileStreams
import PatternGrid

/// Patterns that stand on the command line itself.
struct PatternArguments {
  /// As asked for; nil to find it for each pattern.
  let notation: Notation?
  let space: PatternSpace

  /// Whether an argument is meant as a pattern and not as the name of a file: only digits, or letters of the grid's dots,
  /// or digits with the separators of a notation. A path with a slash is always a file.
  func looksLikePattern(_ argument: String) -> Bool {
    let bytes = argument.utf8
    guard !bytes.isEmpty else { return false }
    let isNumeric =
      bytes.allSatisfy { $0.isDigit || $0 == 46 || $0 == 58 || $0 == 45 }
      && bytes.contains(where: \.isDigit)
    let isLetters = bytes.allSatisfy { byte in (65..<65 + UInt8(min(26, space.grid.dotCount))).contains(byte) }
    return isNumeric || isLetters
  }

  /// The good patterns among the arguments, each with the notation in which it was read; bad ones are reported.
  func patterns(_ arguments: [String], _ console: Console) throws -> [(Pattern, Notation)] {
    var result: [(Pattern, Notation)] = []
    for argument in arguments {
      let notation = notation ?? detectedNotation(of: argument, console)
      do {
        result.append((try notation.pattern(argument, in: space), notation))
      } catch {
        console.refusedArgument(argument, column: error.offset + 1, error.reason)
      }
    }
    return result
  }

  /// Numbers count from 0 unless only counting from 1 makes a pattern of them.
  private func detectedNotation(of argument: String, _ console: Console) -> Notation {
    let readable = Notation.detected.filter {
      (try? $0.pattern(argument, in: space)) != nil
    }
    if readable.count > 1 {
      console.warning(
        "'\(argument)' has no dot that proves where numbers begin; reading dots from 0 (say --notation to be sure)")
    }
    return readable.first ?? .digit
  }
}
