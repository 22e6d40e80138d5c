let lockCommand: RunnableCommand = RunnableCommand(
  group: "lock", summary: "Keep a file behind a pattern, and see what that is worth",
  discussion: """
    A vault is a directory of its own. Its contents are encrypted with a random key, which is stored encrypted twice: \
    with a key derived from the pattern, and with the login key that enrol shows once. Wrong patterns are counted; \
    after too many only the login key opens the vault.

    Patterns and login keys are typed at the terminal, which does not show them, or are lines of standard input, in the \
    order in which they are asked for. They never stand on the command line.

    The counter stops an attacker who guesses through this program. It does not stop one who copies the vault and \
    guesses elsewhere: bench says how long they need.

    Exit status: 0 opened or done; 1 refused, with the attempts left on standard error; 2 wrong usage; 3 a file or the \
    system failed.
    """,
  commands: [
    lockEnrolCommand, lockUnlockCommand, lockChangeCommand, lockStatusCommand, lockLoginCommand, lockBenchCommand,
    lockAuditCommand, lockPadCommand,
  ])
