import Foundation
import Testing

@Suite struct ProgramTableTests {
  @Test func helpOfTheProgramAndOfEveryCommand() throws {
    let help = try ProgramRun("--help")
    #expect(help.status == 0)
    for command in ["count", "list", "describe", "score", "denylist", "train", "report", "completion", "manual"] {
      #expect(help.text.contains("  \(command) "))
      let own = try ProgramRun(command, "--help")
      #expect(own.status == 0 && own.text.contains("patternscope \(command)"))
      #expect(own.lines.allSatisfy { $0.count <= 80 || $0.hasPrefix("  patternscope ") })
    }
  }

  @Test func versionAndMissingCommand() throws {
    #expect(try ProgramRun("--version").text == "patternscope 0.1.0\n")
    let nothing = try ProgramRun()
    #expect(nothing.status == 2 && nothing.output.isEmpty && nothing.errors.contains("Usage"))
  }

  @Test(arguments: ["bash", "zsh", "fish"]) func completion(shell: String) throws {
    #expect(try ProgramRun("completion", shell).text.contains("patternscope"))
  }

  @Test func manualPage() throws { #expect(try ProgramRun("manual").text.contains(".TH")) }

  /// Every example that a command's help shows runs; those that read files find some.
  @Test func examplesOfTheHelpRun() throws {
    let scratch = try Scratch()
    _ = try scratch.write("patterns.txt", "01258\n0.4.8.5\n")
    var examples = 0
    for command in ["count", "list", "describe", "score", "denylist", "train", "report"] {
      for line in try ProgramRun(command, "--help").lines where line.hasPrefix("  patternscope ") {
        examples += 1
        let (output, status) = try ReadmeTests.shell(line + " > /dev/null", in: scratch.folder)
        #expect(status == 0 || output.contains("exists; give --force"), "\(line): \(output)")
      }
    }
    #expect(examples >= 10)
  }
}
