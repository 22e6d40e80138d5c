extension Program {
  func bashCompletion() -> String {
    let inner = commandsWithPaths(below: root)
    let paths = inner.map { pathPattern($0.path) }.joined(separator: " | ")
    let cases = ([(path: [], command: root)] + inner).map { bashCase($0.command, at: $0.path) }.joined(separator: "\n")
    return """
      # bash completion for \(name) \(version)
      \(functionName)() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
        local path="" kind=operand flags="" words="" files="" prefix="" only_operands="" index
        # "--flag=value" arrives as three words.
        if [[ $current == "=" ]]; then
          current=""
        elif [[ $previous == "=" ]]; then
          previous=${COMP_WORDS[COMP_CWORD - 2]}
        fi
        for ((index = 1; index < COMP_CWORD; index++)); do
          [[ ${COMP_WORDS[index]} == -- ]] && only_operands=yes previous=""
          case $path/${COMP_WORDS[index]} in
            \(paths)) path=$path/${COMP_WORDS[index]} ;;
          esac
        done
        case $path in
      \(cases)
        esac
        case $kind in
          operand) [[ $current == -* && ! $only_operands ]] && words=$flags files="" ;;
          list) [[ $current == *,* ]] && prefix=${current%,*}, current=${current##*,} ;;
        esac
        mapfile -t COMPREPLY < <(
          compgen -W "$words" -P "$prefix" -- "$current"
          [[ $files ]] && compgen -f -- "$current"
        )
        [[ $files ]] && compopt -o filenames 2>/dev/null
        return 0
      }
      complete -F \(functionName) \(name)

      """
  }

  private func bashCase(_ command: Command, at path: [String]) -> String {
    let flags = command.flags + allGlobalFlags
    let words = command.subcommands.map(\.name).joined(separator: " ")
    let files = command.takesFiles ? "yes" : ""
    let values = flags.compactMap { flag in
      flag.value.map { kind in
        let spellings = [flag.spelling] + (flag.short.map { ["-\($0)"] } ?? [])
        return "        \(spellings.joined(separator: " | "))) \(assignments(kind.completion)) ;;\n"
      }
    }
    let choice = values.isEmpty ? "" : "      case $previous in\n\(values.joined())      esac\n"
    return """
          \(pathPattern(path)))
            flags="\(flags.map(\.spelling).joined(separator: " "))" words="\(words)" files="\(files)"
      \(choice)      ;;
      """
  }
}

private func pathPattern(_ path: [String]) -> String { "\"\(path.map { "/\($0)" }.joined())\"" }

private func assignments(_ completion: ValueCompletion) -> String {
  switch completion {
  case .words(let words): "kind=word words=\"\(words.joined(separator: " "))\" files=\"\""
  case .listOfWords(let words): "kind=list words=\"\(words.joined(separator: " "))\" files=\"\""
  case .files: "kind=file words=\"\" files=yes"
  case .nothing: "kind=nothing words=\"\" files=\"\""
  }
}
