import Foundation
import Testing

/// Ways to call the program that once went wrong.
@Suite struct HostileUseTests {
  private func shell(_ command: String, in scratch: Scratch) throws -> (output: String, status: Int32) {
    try ReadmeTests.shell(command, in: scratch.folder)
  }

  @Test(arguments: ["report", "train c.txt", "count", "list --limit 1"]) func anEmptyOutputNameIsRefused(
    command: String
  ) throws {
    let scratch = try Scratch()
    _ = try scratch.write("c.txt", "01258\n")
    let (output, status) = try shell("patternscope \(command) --output ''", in: scratch)
    #expect(status == 2 && output.contains("the name is empty"), "\(output)")
  }

  @Test func messagesNeverReachTheOutputFile() throws {
    let scratch = try Scratch()
    _ = try scratch.write("bad.txt", "01258\n99999\n")
    _ = try shell("patternscope score --columns pattern --output out.csv bad.txt 2>&-", in: scratch)
    #expect(try String(contentsOf: scratch.file("out.csv"), encoding: .utf8) == "pattern\n01258\n")
    let closed = try shell("patternscope count >&-", in: scratch)
    #expect(closed.status == 3 && closed.output.contains("bad file descriptor"), "\(closed.output)")
  }

  @Test func listsSurviveEditorsAndVersionControl() throws {
    let scratch = try Scratch()
    for format in ["text", "csv", "json", "swift", "kotlin", "typescript", "sha256"] {
      let (output, status) = try shell(
        "patternscope denylist --top 30 --format \(format) | sed 's/$/\\r/' > list && (printf '\\357\\273\\277'; cat list) > bom && patternscope denylist --top 100 --minus list | wc -l && patternscope denylist --top 100 --minus bom | wc -l",
        in: scratch)
      #expect(status == 0 && output == "70\n70\n", "\(format): \(output)")
    }
  }

  @Test func damagedListsAreNeverReadInPart() throws {
    let scratch = try Scratch()
    let source = try shell(
      "patternscope denylist --top 30 --format swift | sed '7s/ [0-9]*/ x/' > list; patternscope denylist --check list",
      in: scratch)
    #expect(source.status == 3 && source.output.contains("patterns, its first line says 30"), "\(source.output)")
    let hashes = try shell(
      "patternscope denylist --top 30 --format sha256 | sed '3s/^./g/' > list; patternscope denylist --check list --format csv",
      in: scratch)
    #expect(
      hashes.status == 1 && hashes.output.contains("list:3:1: error: no pattern has this hash")
        && hashes.output.contains("patterns,29"))
    let twice = try shell("patternscope denylist --union - --minus - < list", in: scratch)
    #expect(twice.status == 2)
  }

  @Test(arguments: [
    ("feature,dots,count\nlength,4,9223372036854775807\n", "2: the count"), ("a\n", "1: the columns"),
    ("feature,dots,count\nlength,4.x,1\n", "2: the dots"),
    ("feature,dots,count\ngram,0.1.2,1\ngram,0.1.2,2\n", "3: this feature"),
  ]) func brokenModels(counts: String, fault: String) throws {
    let scratch = try Scratch()
    try FileManager.default.createDirectory(at: scratch.file("m"), withIntermediateDirectories: false)
    _ = try scratch.write("m/card.csv", "field,value\nkind,ngram\norder,3\n")
    _ = try scratch.write("m/counts.csv", counts)
    let run = try ProgramRun("score", "--model", "m", "01258", in: scratch.folder)
    #expect(run.status == 3 && run.errors.contains("counts.csv"), "\(run.errors)")
    #expect(run.errors.contains(fault.split(separator: ": ")[1]), "\(run.errors)")
  }

  @Test func argumentsThatAreNoText() throws {
    let scratch = try Scratch()
    let (output, status) = try shell("patternscope denylist --format sha256 --salt $'\\xff'", in: scratch)
    #expect(status == 2 && output.contains("not UTF-8"), "\(output)")
    let forged = try shell("patternscope score $'\\e[31mred\\nx:1:1: error: fake'", in: scratch)
    #expect(forged.status == 3 && forged.output.split(separator: "\n").count == 2 && !forged.output.contains("\u{1B}"))
  }

  @Test func limitsAndSignalsLeaveNothingBehind() throws {
    let scratch = try Scratch()
    let limited = try shell("ulimit -f 50; patternscope list --output big", in: scratch)
    #expect(limited.status == 3 && limited.output.contains("file too large"), "\(limited.output)")
    let (output, status) = try shell(
      "patternscope list > all; (trap '' HUP; exec patternscope corpus all --output kept) & sleep 0.3; kill -HUP $!; wait $!",
      in: scratch)
    #expect(status == 0 && scratch.names.filter { !$0.hasPrefix(".") } == ["all", "kept"], "\(output)")
  }

  @Test func namesThatComeUpMeanwhileAreKept() throws {
    let scratch = try Scratch()
    let (output, status) = try shell("ln -s nowhere link; patternscope count --output link", in: scratch)
    #expect(status == 3 && output.contains("a link to a file that does not exist"), "\(output)")
    let race = try shell(
      "(sleep 0.5; cat) < /dev/null | patternscope score --output late - & sleep 0.2; echo mine > late; wait $!; cat late",
      in: scratch)
    #expect(race.output.contains("exists; give --force") && race.output.hasSuffix("mine\n"), "\(race.output)")
    _ = try scratch.write("private.csv", "x")
    let mode = try shell(
      "chmod 600 private.csv; patternscope count --force --output private.csv; stat -c %a private.csv", in: scratch)
    #expect(mode.output == "600\n")
  }

  @Test func reportsIntoHalfUsableDirectoriesChangeNothing() throws {
    let scratch = try Scratch()
    let (output, status) = try shell(
      "mkdir d; echo t > d/tables; patternscope report --force --output d; ls d", in: scratch)
    #expect(output.hasSuffix("\ntables\n") && output.contains("not a directory"), "\(output) \(status)")
  }

  @Test func requestsThatAreNoRequests() throws {
    let scratch = try Scratch()
    let array = try shell("echo '[1]' > r; patternscope report --request r --output out", in: scratch)
    #expect(array.status == 2 && array.output.contains("r:1:1: error: neither a section"), "\(array.output)")
    let marked = try shell(
      "printf '\\357\\273\\277{\"client\": \"A\"}' > r; patternscope report --output out --request r -- && grep -c 'Client,A' out/tables/request.csv",
      in: scratch)
    #expect(marked.status == 0 && marked.output == "1\n", "\(marked.output)")
  }

  @Test func enormousCounts() throws {
    let scratch = try Scratch()
    let (output, status) = try shell(
      "patternscope list --limit 700 | sed 's/$/,1000000000000/' | patternscope corpus - --format csv | head -n 2",
      in: scratch)
    #expect(status == 0 && output.hasSuffix("patterns,700000000000000,,,\n"), "\(output)")
  }
}
