import Foundation
import Testing

/// Every command that writes whole results writes them in every format of the catalogue.
@Suite struct OutputFormatTests {
  private static let commands = [
    "count", "corpus choices.csv", "compare choices.csv other.csv", "meters", "claims", "denylist --top 30 --effect",
    "denylist --check list.txt", "evaluate choices.csv --folds 2 --repeats 1", "study list",
  ]

  /// What reads each format, apart from this program; it fails where the text is not of the format.
  private static let readers = [
    ("table", "grep -q ' '"), ("markdown", "grep -q '^| '"),
    ("csv", "python3 -c 'import csv, sys; assert len({len(r) for r in csv.reader(sys.stdin)}) <= 8'"),
    ("tsv", "grep -qP '\\t'"),
    ("jsonl", "python3 -c 'import json, sys; assert [json.loads(l) for l in sys.stdin]'"),
    (
      "json",
      "python3 -c 'import json, sys; d = json.load(sys.stdin); assert d[\"schemaVersion\"] == 1 and d[\"tables\"]'"
    ),
    ("html", "grep -q '^<!DOCTYPE html>'"),
  ]

  private static func scratch() throws -> Scratch {
    let scratch = try Scratch()
    let choices = ["01258,9", "0367,4", "0124678,3", "03678,6", "0125,2", "1478,1", "6304852,1", "2514,5"]
    _ = try scratch.write("choices.csv", "pattern,count\n" + choices.joined(separator: "\n") + "\n")
    _ = try scratch.write("other.csv", "pattern,count\n" + choices.reversed().joined(separator: "\n") + "\n2587,8\n")
    _ = try scratch.write("list.txt", "01258\n0367\n")
    return scratch
  }

  @Test(arguments: commands) func textFormats(command: String) throws {
    let scratch = try Self.scratch()
    for (format, reader) in Self.readers {
      let (output, status) = try ReadmeTests.shell(
        "set -o pipefail; patternscope \(command) --format \(format) > out && \(reader) < out", in: scratch.folder)
      #expect(status == 0, "\(command) --format \(format): \(output)")
    }
  }

  /// The database has the tables of the JSON with as many rows, and documents its columns.
  @Test(arguments: commands) func database(command: String) throws {
    let scratch = try Self.scratch()
    _ = try scratch.write(
      "check.py",
      """
      import json, sqlite3
      connection = sqlite3.connect('out.sqlite')
      for table in json.load(open('out.json'))['tables']:
          name = table['id'].replace('-', '_')
          assert connection.execute(f'SELECT count(*) FROM "{name}"').fetchone() == (len(table['rows']),), name
          columns = {row[0] for row in connection.execute('SELECT name FROM columns WHERE table_name = ?', (name,))}
          assert columns >= {column['id'] for column in table['columns']}, name
      """)
    let (output, status) = try ReadmeTests.shell(
      "patternscope \(command) --format json > out.json && patternscope \(command) --format sqlite -o out.sqlite"
        + " && python3 check.py", in: scratch.folder)
    #expect(status == 0, "\(command): \(output)")
  }

  @Test func aDatabaseNeedsAFile() throws {
    let run = try ProgramRun("count", "--format", "sqlite")
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.contains("sqlite needs a file to write: name it with --output"))
  }

  /// Totals are for people; programs add up by themselves.
  @Test func totalsAreForPeopleOnly() throws {
    for (format, hasTotal) in [("table", true), ("markdown", true), ("html", true), ("csv", false), ("json", false)] {
      #expect(try ProgramRun("count", "--format", format).text.contains("total") == hasTotal, "\(format)")
    }
  }
}
