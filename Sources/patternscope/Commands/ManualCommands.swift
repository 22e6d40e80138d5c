import CommandLineTool

let completionCommand: RunnableCommand = RunnableCommand(
  command: Command(
    "completion", summary: "Print a completion script for a shell",
    operands: [Operand("SHELL", summary: "bash, zsh or fish")],
    examples: [Example("source <(patternscope completion bash)", "complete commands and flags in this shell")])
) { invocation, _ in
  guard let shell = CompletionShell(rawValue: invocation.operands[0]) else {
    throw Failure.usage("no completion for '\(invocation.operands[0])': bash, zsh or fish")
  }
  try StandardOutput.print(programTable.completion(for: shell))
}

let manualCommand: RunnableCommand = RunnableCommand(
  command: Command(
    "manual", summary: "Print the manual page",
    examples: [Example("patternscope manual | man -l -", "read it")])
) { _, _ in
  try StandardOutput.print(programTable.manualPage())
}
