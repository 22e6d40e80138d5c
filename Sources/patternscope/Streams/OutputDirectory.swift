import Glibc

/// A directory of results, which appears under its name only when it is whole.
final class OutputDirectory {
  private let path: String
  private let partialPath: String
  private let isNew: Bool
  private var files: [String] = []
  private var directories: [String] = []

  /// Makes the directory before any work is done.
  ///
  /// - Parameter force: whether a directory that exists and is not empty may be written into; its other files are kept.
  init(path: String, force: Bool) throws {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    self.path = path
    partialPath = "\(path).partial-\(getpid())"
    var status = stat()
    isNew = stat(path, &status) != 0
    if !isNew {
      guard status.st_mode & S_IFMT == S_IFDIR else { throw Failure.system("'\(path)' exists and is not a directory") }
      guard force || Self.isEmpty(path) else { throw Failure.system("'\(path)' exists; give --force to write into it") }
    }
    try make(partialPath)
  }

  deinit {
    for file in files { unlink("\(partialPath)/\(file)") }
    for directory in directories.reversed() { rmdir(directory) }
    PartialFiles.forget()
  }

  /// Writes a file, with the directories on its way: `tables/space.csv`.
  func write(_ name: String, _ bytes: [UInt8]) throws {
    try make(below: partialPath, forFile: name) { try make($0) }
    let partial = "\(partialPath)/\(name)"
    let descriptor = open(partial, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw cannotWrite(name, errno) }
    defer { close(descriptor) }
    files.append(name)
    PartialFiles.removeOnInterruption(partial)
    do { try writeAll(bytes.span, to: descriptor) } catch let error as SystemError {
      throw cannotWrite(name, error.code)
    }
  }

  /// Ends the output: the directory takes its name. Without this nothing is left of it.
  func finish() throws {
    guard !isNew || rename(partialPath, path) != 0 else {
      files = []
      directories = []
      return
    }
    for file in files {
      try make(below: path, forFile: file) { directory in
        guard mkdir(directory, 0o777) == 0 || errno == EEXIST else { throw cannotWrite(directory, errno) }
      }
      guard rename("\(partialPath)/\(file)", "\(path)/\(file)") == 0 else { throw cannotWrite(file, errno) }
    }
  }

  private func make(below root: String, forFile name: String, _ make: (String) throws -> Void) throws {
    var directory = root
    for part in name.split(separator: "/").dropLast() {
      directory += "/\(part)"
      if !directories.contains(directory) { try make(directory) }
    }
  }

  private func make(_ directory: String) throws {
    guard mkdir(directory, 0o777) == 0 else {
      throw Failure.system("cannot write '\(path)': \(SystemError(errno).reason)")
    }
    directories.append(directory)
    PartialFiles.removeOnInterruption(directory)
  }

  private func cannotWrite(_ name: String, _ code: Int32) -> Failure {
    .system("cannot write '\(path)/\(name)': \(SystemError(code).reason)")
  }

  private static func isEmpty(_ path: String) -> Bool {
    guard let directory = opendir(path) else { return false }
    defer { closedir(directory) }
    var entries = 0
    while readdir(directory) != nil { entries += 1 }
    return entries <= 2
  }
}
