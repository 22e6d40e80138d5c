#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A directory of results, which appears under its name only when it is whole.
package final class OutputDirectory {
  private let path: String
  private let partialPath: String
  private let isNew: Bool
  private var files: [String] = []
  private var directories: [String] = []
  /// What a signal removes.
  private var watchedPaths: [String] = []

  /// Makes the directory before any work is done.
  ///
  /// - Parameter force: whether a directory that exists and is not empty may be written into; its other files are kept.
  package init(path: String, force: Bool) throws(FileError) {
    guard !path.isEmpty else { throw FileError(.unnamed, path) }
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    self.path = path
    partialPath = "\(path).partial-\(getpid())"
    var status = stat()
    isNew = stat(path, &status) != 0
    if !isNew {
      guard status.st_mode & S_IFMT == S_IFDIR else {
        throw FileError(.unwritable, path, "it exists and is not a directory")
      }
      guard force || Self.isEmpty(path) else { throw FileError(.isNotEmpty, path) }
    }
    try make(partialPath)
  }

  deinit {
    for file in files { unlink("\(partialPath)/\(file)") }
    for directory in directories.reversed() { rmdir(directory) }
    for path in watchedPaths.reversed() { PartialPaths.remove(path) }
  }

  /// Writes a file, with the directories on its way: `tables/space.csv`.
  package func write(_ name: String, _ bytes: [UInt8]) throws {
    try make(below: partialPath, forFile: name) { directory throws(FileError) in try make(directory) }
    let partial = "\(partialPath)/\(name)"
    let descriptor = open(partial, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw cannotWrite(name, errno) }
    defer { close(descriptor) }
    files.append(name)
    watch(partial)
    do { try writeAll(bytes.span, to: descriptor) } catch let error as SystemError {
      throw cannotWrite(name, error.code)
    }
  }

  /// Ends the output: the directory takes its name. Without this call nothing is left of it.
  package func finish() throws(FileError) {
    guard !isNew else {
      guard rename(partialPath, path) == 0 else {
        throw FileError(.unwritable, path, SystemError(errno).reason)
      }
      files = []
      directories = []
      return
    }
    // All that can be known to fail is found before the first file is moved.
    for file in files {
      try make(below: path, forFile: file) { directory throws(FileError) in
        var status = stat()
        let isThere =
          mkdir(directory, 0o777) == 0 || stat(directory, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
        guard isThere else { throw FileError(.unwritable, directory, "not a directory") }
      }
      var status = stat()
      guard stat("\(path)/\(file)", &status) != 0 || status.st_mode & S_IFMT != S_IFDIR else {
        throw cannotWrite(file, EISDIR)
      }
    }
    for file in files {
      guard rename("\(partialPath)/\(file)", "\(path)/\(file)") == 0 else { throw cannotWrite(file, errno) }
    }
  }

  private func make(below root: String, forFile name: String, _ make: (String) throws(FileError) -> Void)
    throws(FileError)
  {
    var directory = root
    for part in name.split(separator: "/").dropLast() {
      directory += "/\(part)"
      if !directories.contains(directory) { try make(directory) }
    }
  }

  private func make(_ directory: String) throws(FileError) {
    guard mkdir(directory, 0o777) == 0 else {
      throw FileError(.unwritable, path, SystemError(errno).reason)
    }
    directories.append(directory)
    watch(directory)
  }

  private func watch(_ path: String) {
    watchedPaths.append(path)
    PartialPaths.add(path)
  }

  private func cannotWrite(_ name: String, _ code: Int32) -> FileError {
    FileError(.unwritable, "\(path)/\(name)", SystemError(code).reason)
  }

  private static func isEmpty(_ path: String) -> Bool {
    guard let directory = opendir(path) else { return false }
    defer { closedir(directory) }
    var entries = 0
    while readdir(directory) != nil { entries += 1 }
    return entries <= 2
  }
}
