/// Why a file cannot be read or written.
public struct FileError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What cannot be done with the file.
  public enum Kind: Sendable {
    case unreadable, unwritable
    /// The file exists, and replacing it was not asked for.
    case exists
    /// The directory exists and is not empty, and writing into it was not asked for.
    case isNotEmpty
    /// The input is empty.
    case empty
    /// The name of the output is empty.
    case unnamed
  }

  public let kind: Kind
  /// The file's path as it was given; `stdin` for standard input, `standard output` for that.
  public let path: String
  /// The cause, without the path: "permission denied"; empty if the kind says it.
  public let reason: String

  package init(_ kind: Kind, _ path: String, _ reason: String = "") {
    self.kind = kind
    self.path = path
    self.reason = reason
  }

  public var description: String {
    switch kind {
    case .unreadable: "cannot read '\(path)': \(reason)"
    case .unwritable where path == OutputFile.standardOutputName: "cannot write to standard output: \(reason)"
    case .unwritable: "cannot write '\(path)': \(reason)"
    case .exists: "'\(path)' exists"
    case .isNotEmpty: "'\(path)' exists and is not empty"
    case .empty: "'\(path)' is empty"
    case .unnamed: "the name of the output is empty"
    }
  }
}

/// The reader of a pipe has closed it: the writer stops without a message.
public struct OutputClosed: Error {
  package init() {}
}
