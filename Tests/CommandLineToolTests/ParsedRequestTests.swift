import CommandLineTool
import Testing

@Suite struct ParsedRequestTests {
  @Test(
    "Help is asked for in every usual way",
    arguments: [
      (["--help"], []), (["-h"], []), (["help"], []), (["help", "--help"], []), (["--he"], []),
      (["bake", "--help"], ["bake"]), (["bake", "-h"], ["bake"]), (["help", "bake"], ["bake"]),
      (["bake", "rye", "--help", "--nonsense"], ["bake"]), (["bake", "-vh"], ["bake"]),
      (["shop", "--help"], ["shop"]), (["help", "shop"], ["shop"]),
      (["help", "shop", "open"], ["shop", "open"]), (["shop", "open", "--help"], ["shop", "open"]),
      (["--verbose", "help", "--no-color", "shop", "close"], ["shop", "close"]),
    ] as [([String], [String])])
  func help(arguments: [String], path: [String]) throws {
    #expect(try sample.parse(arguments) == .help(path))
  }

  @Test("The version is asked for anywhere", arguments: [["--version"], ["-V"], ["bake", "--version"], ["--vers"]])
  func version(arguments: [String]) throws {
    #expect(try sample.parse(arguments) == .version)
  }

  @Test("Flags and values are written in every form of getopt_long")
  func forms() throws {
    for arguments in [
      ["--loaves", "7"], ["--loaves=7"], ["-n", "7"], ["-n7"], ["--loa=7"], ["--l", "7"], ["-vn7"], ["-vn", "7"],
    ] {
      let request = try sample.parse(["bake"] + arguments + ["rye"])
      guard case .invocation(let invocation) = request else {
        Issue.record("\(arguments) gave \(request)")
        continue
      }
      #expect(invocation[SampleFlags.loaves] == 7, "\(arguments)")
      #expect(invocation.operands == ["rye"], "\(arguments)")
    }
  }

  @Test("Flags and operands mix, and keep their order")
  func permutation() throws {
    let mixed = try invocation("bake", "rye", "--force", "oat", "-n", "3", "-", "-w", "hazel", "wheat")
    #expect(mixed.operands == ["rye", "oat", "-", "wheat"])
    #expect(mixed[SampleFlags.force])
    #expect(mixed[SampleFlags.loaves] == 3)
    #expect(mixed[SampleFlags.with] == ["hazel"])
  }

  @Test("After -- all are operands, and a dash alone always is one")
  func endOfFlags() throws {
    #expect(
      try invocation("bake", "rye", "--", "--force", "-", "--", "-n").operands == ["rye", "--force", "-", "--", "-n"])
    #expect(try invocation("bake", "-").operands == ["-"])
    #expect(try invocation("bake", "--output", "-", "").operands == [""])
    #expect(try invocation("bake", "--output", "--", "rye")[SampleFlags.output] == "--")
    #expect(try invocation("--", "shop", "--", "open", "--", "-9").operands == ["-9"])
    #expect(usageError(["bake", "--"])?.reason == .missingOperand(placeholder: "RECIPE|FILE"))
  }

  @Test("Global flags stand before and behind the names of commands")
  func globalFlags() throws {
    let opened = try invocation("-v", "shop", "--no-color", "open", "-vv", "8")
    #expect(opened.path == ["shop", "open"])
    #expect(opened[SampleFlags.noColor])
    #expect(opened[SampleFlags.verbose])
    #expect(opened.operands == ["8"])
  }

  @Test("A hundred thousand arguments, flags and operands in turn, are read in order")
  func manyArguments() throws {
    var arguments = ["bake"]
    for number in 0..<50_000 { arguments += ["loaf\(number)", "-wnut\(number)"] }
    guard case .invocation(let invocation) = try sample.parse(arguments) else { throw NoInvocation() }
    #expect(invocation.operands.count == 50_000)
    #expect(invocation.operands[49_999] == "loaf49999")
    #expect(invocation[SampleFlags.with].count == 50_000)
    #expect(invocation[SampleFlags.with].last == "nut49999")
  }

  @Test("Texts of any characters arrive whole")
  func anyText() throws {
    let strange = [
      "", "ä€😀", "\u{FFFD}", "\n\t\u{1B}[31m", String(repeating: "x", count: 1_000_000), "a=b", "=", "e\u{301}",
    ]
    for text in strange {
      let read = try invocation("bake", "--output=\(text)", "--with", text, "--", text)
      #expect(read[SampleFlags.output] == text)
      #expect(read[SampleFlags.with] == [text])
      #expect(read.operands == [text])
    }
    let invalid = String(decoding: [0x61, 0xFF, 0x62] as [UInt8], as: UTF8.self)
    #expect(try invocation("bake", invalid).operands == ["a\u{FFFD}b"])
  }

  @Test("Threads parse side by side")
  func concurrency() async {
    // Long enough that scans of several threads overlap.
    await withTaskGroup(of: Bool.self) { group in
      for number in 1...60 {
        group.addTask {
          let loaves = (0..<2_000).map { "loaf\(number)-\($0)" }
          let arguments = ["bake"] + loaves.flatMap { [$0, "-w\($0)"] }
          guard case .invocation(let read) = try? sample.parse(arguments) else { return false }
          return read.operands == loaves && read[SampleFlags.with] == loaves
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
