/// A shell that completion scripts are written for.
package enum CompletionShell: String, Sendable, CaseIterable {
  case bash, zsh, fish
}

extension Program {
  /// A script that teaches a shell to complete the program's commands, flags, choices and file names.
  /// It is sound when `inconsistencies()` is empty, since names and choices are written into it as they are.
  package func completion(for shell: CompletionShell) -> String {
    switch shell {
    case .bash: bashCompletion()
    case .zsh: zshCompletion()
    case .fish: fishCompletion()
    }
  }

  /// The program's name as part of the name of a shell function.
  var functionName: String { "_" + shellIdentifier(name) }
}

/// Dashes and other signs as underscores.
func shellIdentifier(_ name: String) -> String {
  String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
}

/// How the value of a flag is completed.
enum ValueCompletion: Equatable {
  case words([String])
  case listOfWords([String])
  case files
  case nothing
}

extension ValueKind {
  var completion: ValueCompletion {
    switch self {
    case .choice(let words): .words(words)
    case .list(let words?, _): .listOfWords(words)
    case .text(let placeholder): namesFile(placeholder) ? .files : .nothing
    case .list(nil, _), .integer, .number: .nothing
    }
  }
}

extension Command {
  var takesFiles: Bool { operands.contains { namesFile($0.placeholder) } }
}

private func namesFile(_ placeholder: String) -> Bool { placeholder.split(separator: "|").contains("FILE") }
