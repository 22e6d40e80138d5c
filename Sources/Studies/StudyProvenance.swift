import Digests
import Documents
import GSLStatistics

/// What the provenance of a study tells of the program that ran it.
package struct StudySurroundings: Sendable {
  /// A library or program whose version can change a result.
  package struct Library: Sendable {
    package let name: String
    /// Nil where it is not installed.
    package let version: String?
    /// What it is used for.
    package let purpose: String

    package init(name: String, version: String?, purpose: String) {
      self.name = name
      self.version = version
      self.purpose = purpose
    }
  }

  let programVersion: String
  let libraries: [Library]

  package init(programVersion: String, libraries: [Library]) {
    self.programVersion = programVersion
    self.libraries = libraries
  }
}

/// Where a study's results come from: command, version, data with checksums, seed.
struct StudyProvenance {
  private let study: Study
  private let seed: UInt64?
  private let corpus: StudyCorpus?
  private let surroundings: StudySurroundings
  /// The command that runs the study again.
  let command: String

  init(_ study: Study, _ context: StudyContext, _ surroundings: StudySurroundings) {
    self.study = study
    self.surroundings = surroundings
    seed = context.seed(of: study)
    corpus = study.corpusPurpose == nil ? nil : context.corpus
    var command = "patternscope study run \(study.id) --output notebooks-export --force"
    if let seed, seed != study.seed { command += " --seed \(seed)" }
    if let corpus { command += " --corpus '\(corpus.name.replacing("'", with: "'\\''"))'" }
    self.command = command
  }

  /// For readers.
  var facts: [RichText] {
    var facts: [RichText] = ["Program: patternscope \(surroundings.programVersion)."]
    facts.append(seed.map { "Seed: \(String($0))." } ?? "Nothing is drawn at random.")
    for file in study.data {
      facts.append("Data: \(code: "datasets/\(file.fileName)"), SHA-256 \(code: SHA256.text(of: file.bytes)).")
    }
    if let corpus {
      facts.append(
        "Corpus: \(corpus.name), \(grouped(corpus.tally.total)) patterns, none of which is shown, SHA-256 \(code: corpus.checksum)."
      )
    } else if let purpose = study.corpusPurpose {
      facts.append("With \(code: "--corpus FILE"): \(purpose).")
    }
    return facts
  }

  /// The file `provenance.json`.
  func bytes(tables: [Table]) -> [UInt8] {
    JSONWriter.bytes { json in
      json.member("study", study.id)
      json.member("question", study.question)
      json.member("command", command)
      json.member("programVersion", surroundings.programVersion)
      json.key("seed")
      if let seed { json.integer(UInt128(seed)) } else { json.null() }
      json.key("data")
      json.array { json in
        for file in study.data {
          json.object { json in
            json.member("file", "datasets/\(file.fileName)")
            json.member("sha256", SHA256.text(of: file.bytes))
            json.key("rows")
            json.integer(file.table.rows.count)
          }
        }
      }
      json.key("corpus")
      if let corpus { json.object { $0.members(of: corpus) } } else { json.null() }
      json.key("tables")
      json.array { json in
        for table in tables {
          json.object { json in
            json.member("file", "tables/\(table.id).csv")
            json.member("sha256", SHA256.text(of: CSVWriter.bytes(of: table)))
          }
        }
      }
      json.key("libraries")
      json.array { json in
        for library in surroundings.libraries { json.object { $0.members(of: library) } }
      }
    }
  }
}

extension JSONBuilder {
  fileprivate mutating func members(of corpus: StudyCorpus) {
    member("name", corpus.name)
    member("sha256", corpus.checksum)
    key("patterns")
    integer(corpus.tally.total)
  }

  fileprivate mutating func members(of library: StudySurroundings.Library) {
    member("name", library.name)
    key("version")
    if let version = library.version { string(version) } else { null() }
    member("purpose", library.purpose)
  }
}
