import CommandLineTool
import Testing

@Suite struct InvocationTests {
  @Test("Values arrive in their types")
  func types() throws {
    let read = try invocation(
      "bake", "-f", "json", "--output=out.csv", "--loaves=+100", "--heat", "2.5e2", "--columns", "price,name",
      "--tags=a",
      "--seed=-9223372036854775808", "-w", "hazel", "--with", "walnut", "rye")
    #expect(read.path == ["bake"])
    #expect(read.text("format") == "json")
    #expect(read.text("output") == "out.csv")
    #expect(read.integer("loaves") == 100)
    #expect(read.number("heat") == 250)
    #expect(read.list("columns") == ["price", "name"])
    #expect(read.list("tags") == ["a"])
    #expect(read.integer("seed") == .min)
    #expect(read.texts("with") == ["hazel", "walnut"])
    #expect(read.text("with") == "walnut")
    #expect(!read.isSet("force"))
  }

  @Test("Without a flag its default answers, and without a default nothing")
  func defaults() throws {
    let bare = try invocation("bake", "rye")
    #expect(bare.text("format") == "csv")
    #expect(bare.integer("loaves") == 10)
    #expect(!bare.isSet("format"))
    #expect(bare.text("output") == nil)
    #expect(bare.number("heat") == nil)
    #expect(bare.list("columns") == nil)
    #expect(bare.integer("seed") == nil)
    #expect(bare.texts("with").isEmpty)
    #expect(bare.count("verbose") == 0)
  }

  @Test("Asking for an undeclared flag ends the program and names the flag")
  func undeclaredFlag() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try invocation("bake", "rye").isSet("sugar")
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(message.contains("command 'bake' declares no flag '--sugar'"))
  }

  @Test("Asking for another kind of value ends the program and names the flag")
  func wrongKind() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try invocation("bake", "rye").integer("format")
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(message.contains("flag '--format' is no integer but text"))
  }
}
