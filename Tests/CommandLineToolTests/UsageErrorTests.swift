import CommandLineTool
import Testing

@Suite struct UsageErrorTests {
  @Test(
    "Each mistake has its message",
    arguments: [
      ([], "missing command"),
      (["-v"], "missing command"),
      (["shop"], "missing command"),
      (["bkae"], "unknown command 'bkae'; did you mean 'bake'?"),
      (["sh"], "unknown command 'sh'; did you mean 'shop'?"),
      (["juggle"], "unknown command 'juggle'"),
      ([""], "unknown command ''"),
      (["shop", "opne"], "unknown command 'opne'; did you mean 'open'?"),
      (["help", "bakes"], "unknown command 'bakes'; did you mean 'bake'?"),
      (["help", "bake", "rye"], "unexpected argument 'rye'"),
      (["bake", "--fromat=csv", "rye"], "unknown flag '--fromat'; did you mean '--format'?"),
      (["bake", "--xyzzy"], "unknown flag '--xyzzy'"),
      (["bake", "--=x"], "unknown flag '--'"),
      (["bake", "-x"], "unknown flag '-x'"),
      (["bake", "-vxn"], "unknown flag '-x'"),
      (["bake", "-é"], "unknown flag '-é'"),
      (["bake", "-vén"], "unknown flag '-vén'"),
      (["bake", "---force"], "unknown flag '---force'; did you mean '--force'?"),
      (["bake", "-5"], "unknown flag '-5'; if it is no flag, write '--' before it"),
      (["--format", "csv", "bake"], "flag '--format' must follow the name of its command"),
      (["-f", "csv", "bake"], "flag '-f' must follow the name of its command"),
      (
        ["bake", "--for"],
        "ambiguous flag '--for': it may mean '--format', '--force' or '--forget-the-salt-and-everything'"
      ),
      (["bake", "--ver"], "ambiguous flag '--ver': it may mean '--verbose' or '--version'"),
      (["bake", "--force", "--force"], "flag '--force' is given more than once"),
      (["bake", "-n1", "--loaves=1"], "flag '--loaves' is given more than once"),
      (["--no-color", "bake", "--no-color"], "flag '--no-color' is given more than once"),
      (["bake", "--loaves"], "flag '--loaves' needs a value (N)"),
      (["bake", "-f"], "flag '--format' needs a value (FORMAT)"),
      (["bake", "--force=yes"], "flag '--force' takes no value"),
      (["--help=yes"], "flag '--help' takes no value"),
      (["bake"], "missing RECIPE|FILE"),
      (["move", "here"], "missing TO"),
      (["move", "a", "b", "c"], "unexpected argument 'c'"),
      (["shop", "close", "now"], "unexpected argument 'now'"),
      (["bake", "a\0b"], "argument 'a\\u{0}b' holds a NUL character"),
      (["\u{1B}[31m\u{202E}"], "unknown command '\\u{1b}[31m\\u{202e}'"),
    ] as [([String], String)])
  func message(arguments: [String], message: String) {
    #expect(usageError(arguments)?.message == message)
  }

  @Test(
    "Each value that does not fit has its message",
    arguments: [
      ("loaves", "", "not a whole number"), ("loaves", "1e3", "not a whole number"),
      ("loaves", "-", "not a whole number"),
      ("loaves", "0x10", "not a whole number"), ("loaves", "٣", "not a whole number"),
      ("loaves", " 7", "not a whole number"),
      ("loaves", "-5", "must be 1 to 100"), ("loaves", "101", "must be 1 to 100"),
      ("loaves", "99999999999999999999999", "must be 1 to 100"),
      ("seed", "9223372036854775808", "too large for this machine"),
      ("heat", "", "not a decimal number"), ("heat", "nan", "not a decimal number"),
      ("heat", "inf", "not a decimal number"),
      ("heat", "-Infinity", "not a decimal number"), ("heat", "0x1p3", "not a decimal number"),
      ("heat", "1,5", "not a decimal number"), ("heat", "e", "not a decimal number"),
      ("heat", "1e999", "must be 0.5 to 300"), ("heat", "0.49", "must be 0.5 to 300"),
      ("format", "", "'' is not among csv, json, html"),
      ("format", "jsno", "'jsno' is not among csv, json, html; did you mean 'json'?"),
      ("columns", "name,", "an item of the list is empty"), ("columns", "", "an item of the list is empty"),
      ("columns", "name,wieght", "'wieght' is not among name, price, weight; did you mean 'weight'?"),
      ("tags", "a,,b", "an item of the list is empty"),
    ])
  func unfitValue(flag: String, value: String, problem: String) {
    let expected = "flag '--\(flag)' cannot be '\(value)': \(problem)"
    #expect(usageError(["bake", "--\(flag)=\(value)", "rye"])?.message == expected)
    #expect(usageError(["bake", "--\(flag)", value, "rye"])?.message == expected)
  }

  @Test("A long argument is cut in the message")
  func longArgument() {
    let long = String(repeating: "y", count: 1_000_000)
    #expect(usageError([long])?.message == "unknown command '\(String(repeating: "y", count: 60))...'")
    #expect(usageError(["bake", "--\(long)"])?.message.count == "unknown flag ''...".count + 60)
  }

  @Test("The advice names the command that was reached")
  func advice() {
    #expect(usageError([])?.advice == "Try 'bakery --help'.")
    #expect(usageError(["bake", "--nonsense"])?.advice == "Try 'bakery bake --help'.")
    #expect(usageError(["shop", "opne"])?.advice == "Try 'bakery shop --help'.")
    #expect(usageError(["shop", "open", "8", "9"])?.command == ["shop", "open"])
  }

  @Test("The first mistake in the order of the arguments is told")
  func firstMistake() {
    #expect(
      usageError(["bake", "--loaves=x", "--nonsense"])?.reason
        == .unfitValue(flag: "--loaves", value: "x", .notAnInteger))
    #expect(usageError(["bake", "--nonsense", "--help"])?.reason == .unknownFlag("--nonsense", near: nil))
  }
}
