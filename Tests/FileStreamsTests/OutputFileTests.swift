import FileStreams
import Foundation
import TestSupport
import Testing

@Suite struct OutputFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func theFileAppearsWhenItIsWhole() throws {
    let output = try OutputFile(path: folder.path("a"), force: false)
    try output.write("one\n")
    #expect(!folder.names.contains("a"))
    try output.write([UInt8](repeating: 0x78, count: 200_000))
    try output.finish()
    #expect(try folder.bytes("a") == Array("one\n".utf8) + [UInt8](repeating: 0x78, count: 200_000))
  }

  @Test func nothingIsLeftWithoutFinish() throws {
    do {
      let output = try OutputFile(path: folder.path("a"), force: false)
      try output.write("one\n")
    }
    #expect(folder.names.isEmpty)
  }

  @Test func anExistingFileIsReplacedOnlyIfAsked() throws {
    let path = try folder.write("a", [1])
    #expect(throws: FileError(.exists, path)) { try OutputFile(path: path, force: false) }
    let output = try OutputFile(path: path, force: true)
    try output.write([2])
    #expect(try folder.bytes("a") == [1])
    try output.finish()
    #expect(try folder.bytes("a") == [2])
  }

  @Test func aFileThatAppearsMeanwhileIsKept() throws {
    let output = try OutputFile(path: folder.path("a"), force: false)
    try output.write([2])
    _ = try folder.write("a", [1])
    #expect(throws: FileError(.exists, folder.path("a"))) { try output.finish() }
    #expect(try folder.bytes("a") == [1])
  }

  @Test func aPrivateFileIsReadByItsOwnerOnly() throws {
    let output = try OutputFile(path: folder.path("a"), force: false, isPrivate: true)
    try output.finish()
    let mode = try FileManager.default.attributesOfItem(atPath: folder.path("a"))[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test func faultyNamesAreRefused() throws {
    #expect(throws: FileError(.unnamed, "")) { try OutputFile(path: "", force: true) }
    #expect(throws: FileError(.unwritable, folder.url.path, "is a directory")) {
      try OutputFile(path: folder.url.path, force: true)
    }
    let path = folder.path("none/a")
    #expect(throws: FileError(.unwritable, path, "no such file or directory")) {
      try OutputFile(path: path, force: true)
    }
  }

  @Test func errorsSayTheFileAndTheReason() {
    #expect(FileError(.unreadable, "a", "is a directory").description == "cannot read 'a': is a directory")
    #expect(FileError(.unwritable, "a", "is a directory").description == "cannot write 'a': is a directory")
    #expect(
      FileError(.unwritable, OutputFile.standardOutputName, "no space left on device").description
        == "cannot write to standard output: no space left on device")
    #expect(FileError(.exists, "a").description == "'a' exists")
  }
}
