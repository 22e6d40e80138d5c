import Foundation
import Testing

/// Databases of `--format sqlite`, as Python's own SQLite reads them.
@Suite struct SQLiteFormatTests {
  /// Runs a command, then Python with `database` opened and `rows(query)` defined, and gives what it prints.
  private static func ask(_ database: String, _ script: String, in scratch: Scratch) throws -> String {
    let opening = """
      import csv, hashlib, math, sqlite3
      connection = sqlite3.connect('\(database)')
      def rows(query): return connection.execute(query).fetchall()

      """
    _ = try scratch.write("script.py", opening + script)
    let (output, status) = try ReadmeTests.shell("python3 script.py", in: scratch.folder)
    #expect(status == 0, "\(output)")
    return output
  }

  private static func run(_ command: String, in scratch: Scratch, status expected: Int32 = 0) throws -> String {
    let (output, status) = try ReadmeTests.shell(command, in: scratch.folder)
    #expect(status == expected, "\(command): \(output)")
    return output
  }

  /// Every value of every pattern is that of the CSV, which has fewer digits.
  @Test func theWholeSpaceEqualsTheCSV() throws {
    let scratch = try Scratch()
    _ = try Self.run("patternscope list --columns all > all.csv", in: scratch)
    _ = try Self.run("patternscope list --columns all --format sqlite --output all.sqlite", in: scratch)
    let found = try Self.ask(
      "all.sqlite",
      """
      types = {name: type for _, name, type, *_ in rows("PRAGMA table_info(patterns)")}
      lines = csv.reader(open('all.csv'))
      header = next(lines)
      assert header == list(types)[1:], header
      kinds = [types[name] for name in header]
      values = connection.execute('SELECT * FROM patterns ORDER BY rank')
      for rank, (line, value) in enumerate(zip(lines, values, strict=True)):
          assert value[0] == rank
          for name, kind, text, value in zip(header, kinds, line, value[1:]):
              if value is None: same = text == ''
              elif kind == 'REAL':
                  assert isinstance(value, float)
                  same = text == f'{value:z.{len(text.partition(".")[2])}f}'
              else: same = text == str(value) and isinstance(value, int if kind == 'INTEGER' else str)
              assert same, (line[0], name, text, value)
      print(rank + 1, len(header), rows('PRAGMA integrity_check'))
      # Whole doubles: every digit of the logarithm, as the C library gives it.
      for number, logarithm in connection.execute('SELECT guess_number, guess_number_log2 FROM patterns'):
          assert logarithm == math.log2(number), number
      order = b''.join(rank.to_bytes(4, 'little') for rank, in connection.execute('SELECT rank FROM patterns ORDER BY guess_number'))
      print(rows("SELECT value FROM about WHERE name LIKE 'model: SHA-256%'") == [(hashlib.sha256(order).hexdigest(),)])
      """, in: scratch)
    #expect(found == "389112 39 [('ok',)]\nTrue\n")
  }

  @Test func databasesTellWhatTheyHold() throws {
    let scratch = try Scratch()
    _ = try Self.run(
      "patternscope list --columns pattern,sun,popular_lists --length 5 --start 0 --avoids 4,6 --limit 3 --notation letters --format sqlite -o l.sqlite",
      in: scratch)
    let found = try Self.ask(
      "l.sqlite",
      """
      about = dict(rows('SELECT name, value FROM about'))
      for name in ['program', 'grid', 'minimum length', 'maximum length', 'notation', 'selection', 'model: kind']:
          print(name, about[name], sep='=')
      for (table,) in rows('SELECT name FROM tables'):
          columns = [row[1] for row in rows(f'PRAGMA table_info({table})')]
          documented = [name for (name,) in rows(f"SELECT name FROM columns WHERE table_name = '{table}'")]
          assert columns == documented, (table, columns, documented)
      print(rows('SELECT rank, pattern FROM patterns'), rows('PRAGMA user_version'), rows('PRAGMA application_id'))
      print(*(row for row in rows("SELECT name, unit, source FROM columns WHERE name = 'sun'")))
      """, in: scratch)
    // The ranks are those among all patterns, whatever is listed of them.
    let all = try ProgramRun("list").lines
    let ranks = try ["01237", "01238", "01257"].map { try #require(all.firstIndex(of: $0)) }
    #expect(
      found == """
        program=patternscope 0.1.0
        grid=3x3
        minimum length=4
        maximum length=9
        notation=letters
        selection=start 0; avoids 4,6; length 5; limit 3
        model: kind=loglinear
        [(\(ranks[0]), 'ABCDH'), (\(ranks[1]), 'ABCDI'), (\(ranks[2]), 'ABCFH')] [(1,)] [(1346458707,)]
        ('sun', None, 'Sun, Wang, Zheng, JISA 2014, doi 10.1016/j.jisa.2014.10.009')

        """)
  }

  @Test func gridsTooLargeForRanksHavePatternsAsKeys() throws {
    let scratch = try Scratch()
    let warning = try Self.run(
      "patternscope list --grid 5x5 --columns all --limit 2000 --format sqlite -o large.sqlite", in: scratch)
    #expect(warning.contains("columns are left out"))
    _ = try Self.run("patternscope list --grid 5x5 --limit 2000 > large.txt", in: scratch)
    let found = try Self.ask(
      "large.sqlite",
      """
      print(sorted(row[0] for row in rows('SELECT pattern FROM patterns')) == sorted(open('large.txt').read().split()))
      print([row[1] for row in rows('PRAGMA table_info(patterns)') if row[5]])
      """, in: scratch)
    #expect(found == "True\n['pattern']\n")
  }

  /// Two files in different notations, with counts, comments and bad lines, and the same scores as the CSV.
  @Test func everyLineOfFilesIsThere() throws {
    let scratch = try Scratch()
    _ = try scratch.write("first.txt", "# mine\n01258,7\n028\n0.4.8.5\n\n01258\n")
    _ = try scratch.write("second.csv", "count,pattern\n3,12369\n2,1236\nx,147\n")
    let messages = try Self.run(
      "patternscope score --format sqlite --output s.sqlite first.txt none.txt second.csv", in: scratch, status: 3)
    for message in ["first.txt:3:2", "first.txt:5:1", "second.csv:4:1", "none.txt"] {
      #expect(messages.contains(message))
    }
    let found = try Self.ask(
      "s.sqlite",
      """
      for row in rows('SELECT file, line, pattern, count, length FROM scores ORDER BY input, line'): print(*row)
      for row in rows('SELECT * FROM inputs'): print(*row)
      for row in rows('SELECT input, line, "column", kind, reason, text FROM refused'): print(*row)
      print(rows('SELECT count(*) FROM patterns'))
      """, in: scratch)
    #expect(
      found == """
        first.txt 2 01258 7 5
        first.txt 4 0485 1 4
        first.txt 6 01258 1 5
        second.csv 2 01258 3 5
        second.csv 3 0125 2 4
        1 first.txt digits 6 3 2
        2 second.csv one-based 4 2 1
        1 3 2 jumps-over the line from 0 to 2 jumps over the unvisited dot 1 None
        1 5 1 empty the line is empty None
        2 4 1 bad-count the count is not a whole number from 1 to 1000000000000 None
        [(3,)]

        """)
  }

  @Test func linesThatAreNoPatternAreKeptAsAskedFor() throws {
    let scratch = try Scratch()
    try (Data("01258\n\u{1B}[31m'x\nb".utf8) + Data([0xFF, 10])).write(to: scratch.file("bad.txt"))
    for (invalid, refused) in [
      ("keep", #"[(2, "\x1b[31m'x"), (3, 'b�')]"#), ("skip", "[]"), ("report", "[(2, None), (3, None)]"),
    ] {
      let messages = try Self.run(
        "patternscope score --format sqlite --force --output s.sqlite --invalid \(invalid) --summary table bad.txt",
        in: scratch, status: 1)
      #expect(messages.contains("bad.txt:2") == (invalid != "skip"))
      #expect(messages.contains("refused: unreadable         2\n"), "\(messages)")
      let found = try Self.ask(
        "s.sqlite",
        "print(rows('SELECT line, text FROM refused'), rows('SELECT lines, patterns, refused FROM inputs'))",
        in: scratch)
      #expect(found == "\(refused) [(3, 1, 2)]\n")
    }
  }

  @Test func patternsOfTheCommandLineAndEmptyInputs() throws {
    let scratch = try Scratch()
    _ = try Self.run("patternscope score --format sqlite -o s.sqlite 01258 - 12369 < /dev/null", in: scratch)
    let found = try Self.ask(
      "s.sqlite", "print(rows('SELECT input, file, line, pattern FROM scores'), rows('SELECT * FROM inputs'))",
      in: scratch)
    #expect(
      found
        == "[(0, 'arguments', 1, '01258'), (0, 'arguments', 3, '01258')] [(0, 'arguments', None, 2, 2, 0), (1, 'stdin', None, 0, 0, 0)]\n"
    )
  }

  @Test func manyLinesEqualTheCSVWhateverTheThreads() throws {
    let scratch = try Scratch()
    _ = try Self.run("patternscope list | tee half.txt | tac > all.txt; cat half.txt >> all.txt", in: scratch)
    for threads in 1...2 {
      _ = try Self.run(
        "patternscope score --threads \(threads) --format sqlite --output s\(threads).sqlite all.txt", in: scratch)
    }
    _ = try Self.run("cmp s1.sqlite s2.sqlite && patternscope score all.txt > s.csv", in: scratch)
    let found = try Self.ask(
      "s1.sqlite",
      """
      lines = csv.DictReader(open('s.csv'))
      for number, (line, row) in enumerate(zip(lines, connection.execute(
              'SELECT line, pattern, guess_number, popular_lists, probability_bits FROM scores ORDER BY input, line'), strict=True)):
          assert row[0] == number + 1 and line['pattern'] == row[1] and int(line['guess_number']) == row[2], row
          assert line['popular_lists'] == (row[3] or '') and line['probability_bits'] == f'{row[4]:.2f}', row
      print(number + 1, rows('PRAGMA integrity_check'))
      """, in: scratch)
    #expect(found == "778224 [('ok',)]\n")
  }

  @Test(arguments: [
    ("list --columns all", "name it with --output"), ("list --columns all --output -", "name it with --output"),
    ("score 01258", "name it with --output"), ("score 01258 --output /dev/full", "is a device or a pipe"),
    ("list --output x", "name --columns too"), ("count", "name it with --output"),
    ("corpus -", "name it with --output"), ("study run claims --output x", "unknown flag '--format'"),
  ]) func wrongUse(command: String, message: String) throws {
    let scratch = try Scratch()
    let output = try Self.run("patternscope \(command) --format sqlite", in: scratch, status: 2)
    #expect(output.contains(message), "\(output)")
    #expect(scratch.names == [".output-of-test"])
  }

  @Test func existingFilesAreReplacedOnlyByForce() throws {
    let scratch = try Scratch()
    let database = try scratch.write("s.sqlite", "mine")
    let command = "patternscope score --format sqlite 01258 --output s.sqlite"
    #expect(try Self.run(command, in: scratch, status: 3).contains("exists; give --force"))
    #expect(try String(contentsOfFile: database, encoding: .utf8) == "mine")
    #expect(try Self.run("chmod 640 s.sqlite; \(command) --force; stat -c %a s.sqlite", in: scratch) == "640\n")
    #expect(try Self.ask("s.sqlite", "print(rows('SELECT pattern FROM scores'))", in: scratch) == "[('01258',)]\n")
  }

  /// The second limit is reached when indexes are made.
  @Test func fullDisksAndInterruptionsLeaveNothing() throws {
    let scratch = try Scratch()
    for limit in [50, 85_000] {
      let output = try Self.run(
        "ulimit -f \(limit); patternscope list --columns all --format sqlite --output big", in: scratch, status: 3)
      #expect(output == "patternscope: error: cannot write 'big': file too large\n")
    }
    for (signal, status) in [("TERM", 143), ("INT", 130)] as [(String, Int32)] {
      _ = try Self.run(
        """
        mkfifo pipe
        env --default-signal=\(signal) patternscope score --format sqlite --output s.sqlite pipe &
        exec 3> pipe
        for i in 1 2 3; do patternscope list >&3; done
        kill -\(signal) $!
        wait $!; status=$?
        rm pipe; exit $status
        """, in: scratch, status: status)
    }
    #expect(scratch.names == [".output-of-test"])
  }

  @Test func theFormatIsOfferedWhereItWorks() throws {
    let commands = [
      ["list"], ["score"], ["count"], ["meters"], ["claims"], ["corpus"], ["compare"], ["evaluate"], ["denylist"],
      ["study", "list"], ["lock", "status"], ["lock", "bench"],
    ]
    for command in commands {
      #expect(try ProgramRun(arguments: command + ["--help"]).text.contains("sqlite"), "\(command)")
    }
    for command in ["report", "train", "describe"] {
      #expect(try !ProgramRun(command, "--help").text.contains("sqlite"), "\(command)")
    }
    let completion = try ProgramRun("completion", "bash").text
    #expect(completion.components(separatedBy: "sqlite").count == commands.count + 1)
  }
}
