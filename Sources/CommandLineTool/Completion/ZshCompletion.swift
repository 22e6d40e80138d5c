extension Program {
  func zshCompletion() -> String {
    let all = [(path: [], command: root)] + commandsWithPaths(below: root)
    let functions = all.map { path, command in
      command.isGroup ? zshGroup(command, at: path) : zshCommand(command, at: path)
    }
    return """
      #compdef \(name)
      # zsh completion for \(name) \(version)

      \(functions.joined(separator: "\n\n"))

      if [[ $funcstack[1] == \(functionName) ]]; then
        \(functionName) "$@"
      else
        compdef \(functionName) \(name)
      fi

      """
  }

  private func zshFunction(_ path: [String]) -> String {
    ([functionName] + path.map(shellIdentifier)).joined(separator: "__")
  }

  private func zshCommand(_ command: Command, at path: [String]) -> String {
    let operands = command.takesFiles ? ["'*:\(command.operands.last!.placeholder):_files'"] : []
    return """
      \(zshFunction(path))() {
        _arguments -s -S : \\
          \(((command.flags + allGlobalFlags).map(zshFlag) + operands).joined(separator: " \\\n    "))
      }
      """
  }

  private func zshGroup(_ group: Command, at path: [String]) -> String {
    let descriptions = group.subcommands.map { command in
      "    \(zshQuoted("\(command.name):\(command.summary)"))"
    }
    let calls = group.subcommands.map { "        \($0.name)) \(zshFunction(path + [$0.name])) ;;" }
    return """
      \(zshFunction(path))() {
        local context state state_descr line curcontext=$curcontext
        typeset -A opt_args
        local -a commands=(
      \(descriptions.joined(separator: "\n"))
        )
        _arguments -C -s -S : \\
          \(allGlobalFlags.map(zshFlag).joined(separator: " \\\n    ")) \\
          '1: :->command' '*:: :->arguments'
        case $state in
          command) _describe command commands ;;
          arguments)
            case $line[1] in
      \(calls.joined(separator: "\n"))
            esac
            ;;
        esac
      }
      """
  }
}

/// A flag as `_arguments` wants it: exclusions, spellings, explanation, value.
private func zshFlag(_ flag: FlagDeclaration) -> String {
  let explanation = zshQuoted("[\(bracketed(flag.summary))]\(flag.value.map { zshValue($0, of: flag) } ?? "")")
  let long = flag.spelling + (flag.value == nil ? "" : "=")
  guard let short = flag.short else { return (flag.isRepeatable ? "'*'" : "") + long + explanation }
  let exclusions = flag.isRepeatable ? "'*'" : "'(-\(short) \(flag.spelling))'"
  return "\(exclusions){-\(short)\(flag.value == nil ? "" : "+"),\(long)}\(explanation)"
}

private func zshValue(_ kind: ValueKind, of flag: FlagDeclaration) -> String {
  let placeholder = flag.placeholder ?? ""
  return switch kind.completion {
  case .words(let words): ":\(placeholder):(\(words.joined(separator: " ")))"
  case .listOfWords(let words): ":\(placeholder):_values -s , \(placeholder) \(words.joined(separator: " "))"
  case .files: ":\(placeholder):_files"
  case .nothing: ":\(placeholder): "
  }
}

private func zshQuoted(_ text: String) -> String {
  "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
}

private func bracketed(_ text: String) -> String {
  String(text.flatMap { "[]:\\".contains($0) ? ["\\", $0] : [$0] })
}
