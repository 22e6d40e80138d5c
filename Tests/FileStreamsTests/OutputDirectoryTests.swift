import FileStreams
import TestSupport
import Testing

@Suite struct OutputDirectoryTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func theDirectoryAppearsWhenItIsWhole() throws {
    let directory = try OutputDirectory(path: folder.path("out/"), force: false)
    try directory.write("a.txt", [1])
    try directory.write("tables/b.csv", [2])
    #expect(!folder.names.contains("out"))
    try directory.finish()
    #expect(try folder.bytes("out/a.txt") == [1])
    #expect(try folder.bytes("out/tables/b.csv") == [2])
    #expect(folder.names == ["out"])
  }

  @Test func nothingIsLeftWithoutFinish() throws {
    do {
      let directory = try OutputDirectory(path: folder.path("out"), force: false)
      try directory.write("tables/b.csv", [2])
    }
    #expect(folder.names.isEmpty)
  }

  @Test func anExistingDirectoryKeepsItsOtherFiles() throws {
    let first = try OutputDirectory(path: folder.path("out"), force: false)
    try first.write("kept", [1])
    try first.write("replaced", [1])
    try first.finish()
    #expect(throws: FileError(.isNotEmpty, folder.path("out"))) {
      try OutputDirectory(path: folder.path("out"), force: false)
    }
    do {
      let second = try OutputDirectory(path: folder.path("out"), force: true)
      try second.write("replaced", [2])
      try second.write("tables/new", [2])
      try second.finish()
    }
    #expect(try folder.bytes("out/kept") == [1])
    #expect(try folder.bytes("out/replaced") == [2])
    #expect(try folder.bytes("out/tables/new") == [2])
    #expect(folder.names == ["out"])
  }

  @Test func aFileInItsPlaceIsRefused() throws {
    let path = try folder.write("out", [1])
    #expect(throws: FileError(.unwritable, path, "it exists and is not a directory")) {
      try OutputDirectory(path: path, force: true)
    }
    #expect(throws: FileError(.unnamed, "")) { try OutputDirectory(path: "", force: true) }
  }
}
