import Foundation

/// One run of the real program at a terminal of its own, made by Python's pty module.
struct TerminalRun: Decodable {
  /// What the terminal showed, the echo of what was typed included.
  let shown: String
  /// What went to standard output, which is no terminal here.
  let output: String
  /// Whether the terminal showed what was typed, before each thing was typed.
  let echoWhenAsked: [Bool]
  /// Whether the terminal showed what was typed while the program was stopped; nil where it never was.
  let echoWhenStopped: Bool?
  let echoAtEnd: Bool
  /// The exit status, or less than 0 for the signal that ended the program.
  let status: Int32

  /// What to type once the terminal shows a prompt that was not answered before. `stop` types ^Z and lets the program go
  /// on.
  enum Step {
    case answer(prompt: String, typed: String)
    case stop(prompt: String)
  }

  init(_ arguments: [String], _ steps: [Step], in folder: URL) throws {
    let dialogue = steps.map { step in
      switch step {
      case .answer(let prompt, let typed): ["answer", prompt, typed]
      case .stop(let prompt): ["stop", prompt, ""]
      }
    }
    let request = try JSONSerialization.data(withJSONObject: [
      "command": [ProgramRun.program.path] + arguments, "folder": folder.path, "dialogue": dialogue,
    ])
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", Self.script]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: request)
    try input.fileHandleForWriting.close()
    let answer = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    self = try JSONDecoder().decode(TerminalRun.self, from: answer)
  }

  private static let script = """
    import fcntl, json, os, pty, select, signal, subprocess, sys, termios
    # The threads of the tests block signals, and children inherit that.
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    request = json.load(sys.stdin)
    master, slave = pty.openpty()
    child = subprocess.Popen(
        request["command"], cwd=request["folder"], stdin=slave, stdout=subprocess.PIPE, stderr=slave,
        start_new_session=True, preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0))
    os.close(slave)
    shown, answered = b"", 0
    def echoes(): return bool(termios.tcgetattr(master)[3] & termios.ECHO)
    def take(seconds):
        global shown
        if not select.select([master], [], [], seconds)[0]: return True
        try: chunk = os.read(master, 4096)
        except OSError: return False
        shown += chunk
        return bool(chunk)
    # A test that waits in vain ends, long after any that does not.
    signal.signal(signal.SIGALRM, lambda *_: (child.kill(), sys.exit("the terminal shows " + repr(shown))))
    signal.alarm(30)
    def await_that(condition):
        while not condition(): take(0.01)
    echo_when_asked, echo_when_stopped = [], None
    for kind, prompt, typed in request["dialogue"]:
        await_that(lambda: prompt.encode() in shown[answered:])
        answered = len(shown) if kind == "answer" else answered
        echo_when_asked.append(echoes())
        if kind == "stop":
            os.write(master, bytes([26]))
            os.waitpid(child.pid, os.WUNTRACED)
            echo_when_stopped = echoes()
            child.send_signal(signal.SIGCONT)
            await_that(lambda: not echoes())
        else:
            os.write(master, typed.encode())
    while child.poll() is None: take(0.01)
    while select.select([master], [], [], 0)[0] and take(0): pass
    json.dump({
        "shown": shown.decode(), "output": child.stdout.read().decode(), "echoWhenAsked": echo_when_asked,
        "echoWhenStopped": echo_when_stopped, "echoAtEnd": echoes(), "status": child.returncode}, sys.stdout)
    """
}
