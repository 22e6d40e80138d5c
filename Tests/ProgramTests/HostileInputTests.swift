import Foundation
import Testing

/// Input that is not what it should be: each has a result of its own, and none takes the program down.
@Suite struct HostileInputTests {
  static func score(_ input: Data, _ arguments: String...) throws -> ProgramRun {
    try ProgramRun(
      arguments: ["score", "--columns", "pattern", "--notation", "digits"] + arguments, input: input)
  }

  static func score(_ input: String) throws -> ProgramRun { try score(Data(input.utf8)) }

  static func shell(_ command: String, in scratch: Scratch) throws -> (output: String, status: Int32) {
    try ReadmeTests.shell("set -o pipefail; " + command, in: scratch.folder)
  }

  /// Runs a command by Python and prints its exit status and whether it kept to 100 MB.
  static func memory(of command: String) -> String {
    "python3 -c 'import resource, subprocess, sys; "
      + "status = subprocess.run(sys.argv[1], shell=True, executable=\"/bin/bash\").returncode; "
      + "print(status, resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss < 100 * 1024)' '\(command)'"
  }

  @Test func zerosAndBytesThatAreNoTextAreRefused() throws {
    let run = try Self.score(Data("012\u{0}5\n01258\n\u{0}\n".utf8) + Data([0xC3, 0x28, 10, 0xFF, 10]))
    #expect(run.status == 1 && run.lines == ["pattern", "01258"])
    #expect(
      run.errors.split(separator: "\n") == [
        "stdin:1:4: error: byte 0x00 is not a dot number", "stdin:3:1: error: byte 0x00 is not a dot number",
        "stdin:4:1: error: byte 0xC3 is not a dot number", "stdin:5:1: error: byte 0xFF is not a dot number",
      ])
  }

  @Test(arguments: ["0125\n01258", "0125\r\n01258\r\n", "0125\r01258\r", "\u{FEFF}0125\n01258\n", "0125\r01258\n"])
  func everyLineEndIsOne(text: String) throws {
    let run = try Self.score(text)
    #expect(run.status == 0 && run.lines == ["pattern", "0125", "01258"] && run.errors.isEmpty, "\(run.errors)")
  }

  /// Lines that end in CR LF, with a chunk's end at every place between and within them.
  @Test func chunksMayEndAnywhere() throws {
    let lines = String(repeating: "01258\r\n", count: 40_000)
    for first in ["", "#\n", "##\n", "###\n", "####\n", "#####\n", "######\n"] {
      let run = try Self.score(first + lines)
      #expect(run.status == 0 && run.lines.count == 40_001, "after \(first.count) bytes: \(run.errors)")
    }
  }

  @Test(arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian])
  func utf16IsNamed(encoding: String.Encoding) throws {
    let run = try Self.score(try #require("01258\n0485\n".data(using: encoding)))
    #expect(run.status == 3 && run.lines == ["pattern"])
    #expect(run.errors.contains("cannot read 'stdin': the file is UTF-16: convert it to UTF-8 first"))
  }

  @Test(arguments: [("xz", "\u{FD}7zXZ\u{0}"), ("bzip2", "BZh9"), ("zip archive", "PK\u{3}\u{4}")])
  func otherCompressionsAreNamed(name: String, beginning: String) throws {
    let run = try Self.score(Data(beginning.unicodeScalars.map { UInt8($0.value) }))
    #expect(run.status == 3 && run.errors.contains(name) && run.errors.contains("first"), "\(run.errors)")
  }

  @Test func aLineOf100MBIsRefusedOnceInLittleMemory() throws {
    let scratch = try Scratch()
    let (output, status) = try Self.shell(
      Self.memory(of: "(head -c 100000000 /dev/zero | tr \"\\0\" 0; echo; echo 01258) | patternscope score -c pattern"),
      in: scratch)
    #expect(status == 0)
    #expect(output == "stdin:1:1: error: the line is longer than 4096 bytes\npattern\n01258\n1 True\n")
  }

  @Test func directoriesAndDevices() throws {
    let scratch = try Scratch()
    let good = try scratch.write("good.txt", "01258\n")
    let run = try ProgramRun(
      "score", "--columns", "pattern", "/", "/dev/null", good, in: scratch.folder)
    #expect(run.status == 3 && run.lines.last == "01258")
    #expect(run.errors.contains("cannot read '/': is a directory"))
    // Zeros without end: the line is cut, and an interruption ends it.
    let (output, status) = try Self.shell("timeout 1 patternscope score /dev/zero > out.csv", in: scratch)
    #expect(status == 124 && output.isEmpty)
  }

  @Test func aFileThatShrinksIsReportedAndItsCutLineIsNotScored() throws {
    let scratch = try Scratch()
    // The reader takes the first line, so the file is open, and cuts the file before it takes more.
    let (output, status) = try Self.shell(
      """
      for i in $(seq 50); do patternscope list; done > big.txt
      patternscope score -j 1 -c pattern big.txt | { read -r header; truncate -s 3 big.txt; grep -vcE '^[0-8]{4,9}$'; }
      echo ${PIPESTATUS[0]}
      """, in: scratch)
    #expect(status == 0)
    #expect(
      output.split(separator: "\n").sorted() == [
        "0", "3", "patternscope: error: cannot read 'big.txt': the file became shorter while it was read",
      ])
  }

  @Test func aSlowPipeIsWaitedFor() throws {
    let scratch = try Scratch()
    let (output, status) = try Self.shell(
      "(printf 01; sleep 0.2; printf 258; sleep 0.2; printf '\\n0485') | patternscope score -c pattern", in: scratch)
    #expect(status == 0 && output == "pattern\n01258\n0485\n")
  }

  @Test func aClosedOutputIsQuietAndAFullDiskIsNot() throws {
    let scratch = try Scratch()
    let closed = try Self.shell(
      "for i in 1 2 3; do patternscope list; done | patternscope score | head -n 1 | cut -c 1-7", in: scratch)
    #expect(closed.status == 0 && closed.output == "pattern\n", "\(closed)")
    let full = try Self.shell("patternscope list | patternscope score > /dev/full", in: scratch)
    #expect(full.status == 3)
    #expect(full.output == "patternscope: error: cannot write to standard output: no space left on device\n")
    #expect(scratch.names == [".output-of-test"])
  }

  /// A shell lets what it runs in the background ignore SIGINT, unless told otherwise.
  @Test(arguments: [("INT", 130), ("TERM", 143), ("HUP", 129)])
  func anInterruptionLeavesNothing(signal: String, expected: Int32) throws {
    let scratch = try Scratch()
    let (output, status) = try Self.shell(
      """
      mkfifo pipe
      env --default-signal=\(signal) patternscope score --output scores.csv pipe &
      exec 3> pipe
      patternscope list >&3
      until ls scores.csv.partial-* > /dev/null 2>&1; do sleep 0.05; done
      kill -\(signal) $!
      wait $!
      """, in: scratch)
    #expect(status == expected, "\(output)")
    #expect(scratch.names == [".output-of-test", "pipe"])
  }

  @Test func aHundredThousandFiles() throws {
    let scratch = try Scratch()
    let (output, status) = try Self.shell(
      """
      mkdir many && cd many && patternscope list --limit 100000 > ../all.txt && split -l 1 -a 5 ../all.txt x
      patternscope score --notation digits --columns pattern x* | tail -n +2 | cmp - ../all.txt
      """, in: scratch)
    #expect(status == 0 && output.isEmpty, "\(output.prefix(1000))")
  }

  @Test(arguments: ["gzip", "gzip -1", "zstd -q", "zstd -q -19"]) func compressedFilesAreReadAsWhatIsInThem(
    compressor: String
  ) throws {
    let scratch = try Scratch()
    // Two members one after the other, as tools that append write them.
    let (output, status) = try Self.shell(
      """
      patternscope list > all.txt && (\(compressor) < all.txt; \(compressor) < all.txt) > twice
      cat all.txt all.txt > plain
      patternscope score twice > a.csv && patternscope score plain > b.csv && cmp a.csv b.csv
      cat twice | patternscope score - | cmp - b.csv
      """, in: scratch)
    #expect(status == 0 && output.isEmpty, "\(output)")
  }

  @Test(arguments: ["gzip", "zstd -q"]) func damagedCompressionIsReportedAfterTheLinesBeforeIt(
    compressor: String
  ) throws {
    let scratch = try Scratch()
    let cut = try Self.shell(
      """
      patternscope list | \(compressor) > whole && head -c 300000 whole > cut
      patternscope score -c pattern cut > a.csv; echo $?
      tail -n +2 a.csv > a.txt; patternscope list | head -n "$(wc -l < a.txt)" | cmp - a.txt && wc -l < a.txt
      """, in: scratch)
    let lines = cut.output.split(separator: "\n")
    try #require(lines.count == 3, "\(cut.output)")
    #expect(lines[0] == "patternscope: error: cannot read 'cut': the compressed data ends too early")
    #expect(lines[1] == "3" && (Int(lines[2]) ?? 0) > 1000)
    let garbage = try Self.shell(
      "(head -c 1000 whole; head -c 5000 /dev/urandom) | patternscope score -c pattern > b.csv; echo $?", in: scratch)
    #expect(garbage.output.hasSuffix("\n3\n"), "\(garbage.output)")
  }

  @Test func bombsAreReadInLittleMemory() throws {
    let scratch = try Scratch()
    let (output, status) = try Self.shell(
      """
      (echo 01258; head -c 400M /dev/zero) | gzip -1 > bomb.gz
      (echo 01258; head -c 400M /dev/zero) | zstd -q > bomb.zst
      \(Self.memory(of: "patternscope score -n digits -c pattern bomb.gz bomb.zst 2> errors"))
      cut -d : -f 1,2,3,5 errors
      """, in: scratch)
    #expect(status == 0)
    #expect(
      output == """
        pattern
        01258
        01258
        1 True
        bomb.gz:2:1: the line is longer than 4096 bytes
        bomb.zst:2:1: the line is longer than 4096 bytes

        """)
  }

  /// A frame may demand more memory to look back than all else needs.
  @Test func aWindowThatIsTooLargeIsRefused() throws {
    let scratch = try Scratch()
    let (output, status) = try Self.shell(
      "head -c 100M /dev/zero | zstd -q --long=27 --no-check > long.zst; patternscope score long.zst > out.csv",
      in: scratch)
    #expect(status == 3 && output.contains("zstd: frame requires too much memory"), "\(output)")
  }
}
