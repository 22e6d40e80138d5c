extension Program {
  func fishCompletion() -> String {
    let inner = commandsWithPaths(below: root)
    let paths = inner.map { joined($0.path) }.joined(separator: " ")
    let lines = ([(path: [], command: root)] + inner).flatMap { fishLines($0.command, at: $0.path) }
    return """
      # fish completion for \(name) \(version)
      function \(pathFunction)
          set -l path ""
          for word in (commandline -opc)[2..-1]
              switch "$path/$word"
                  case \(paths)
                      set path "$path/$word"
              end
          end
          echo "$path"
      end

      complete -c \(name) -f
      \(allGlobalFlags.map { "complete -c \(name) \(fishFlag($0))" }.joined(separator: "\n"))
      \(lines.joined(separator: "\n"))

      """
  }

  private var pathFunction: String { "_\(functionName)_path" }

  private func fishLines(_ command: Command, at path: [String]) -> [String] {
    let start = "complete -c \(name) -n 'test (\(pathFunction)) = \"\(joined(path))\"'"
    return command.subcommands.map { "\(start) -a \($0.name) -d \(fishQuoted($0.summary))" }
      + command.flags.map { "\(start) \(fishFlag($0))" }
      + (command.takesFiles ? ["\(start) -F"] : [])
  }
}

private func joined(_ path: [String]) -> String { path.map { "/\($0)" }.joined() }

private func fishFlag(_ flag: FlagDeclaration) -> String {
  let names = (flag.short.map { "-s \($0) " } ?? "") + "-l \(flag.name)"
  return "\(names)\(flag.value.map(fishValue) ?? "") -d \(fishQuoted(flag.summary))"
}

private func fishValue(_ kind: ValueKind) -> String {
  switch kind.completion {
  case .words(let words): " -x -a '\(words.joined(separator: " "))'"
  case .listOfWords(let words): " -x -a '(__fish_append , \(words.joined(separator: " ")))'"
  case .files: " -r -F"
  case .nothing: " -x"
  }
}

private func fishQuoted(_ text: String) -> String {
  "'" + String(text.flatMap { "'\\".contains($0) ? ["\\", $0] : [$0] }) + "'"
}
