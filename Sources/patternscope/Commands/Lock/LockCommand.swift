let lockCommand: RunnableCommand = RunnableCommand(
  group: "lock", summary: "Keep a file behind a pattern, and see what that is worth",
  discussion: """
    A vault is a directory of its own. Its contents are enciphered under a random key, which is kept twice: under a key \
    derived from the pattern, and under the login key that enrol shows once. Wrong patterns are counted, and after too \
    many of them only the login key helps.

    Patterns and login keys are typed at the terminal, which does not show them, or are lines of standard input, in the \
    order in which they are asked for. They never stand on the command line.

    The counter holds up whoever guesses at this program. It does not hold up whoever copies the vault and guesses \
    elsewhere: bench says how long they need.

    Exit status: 0 opened or done; 1 refused, with the attempts left on standard error; 2 wrong usage; 3 a file or the \
    system failed.
    """,
  commands: [
    lockEnrolCommand, lockUnlockCommand, lockChangeCommand, lockStatusCommand, lockLoginCommand, lockBenchCommand,
    lockAuditCommand, lockPadCommand,
  ])
