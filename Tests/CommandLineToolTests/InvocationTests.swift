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
    #expect(read[SampleFlags.format] == "json")
    #expect(read[SampleFlags.output] == "out.csv")
    #expect(read[SampleFlags.loaves] == 100)
    #expect(read[SampleFlags.heat] == 250)
    #expect(read[SampleFlags.columns] == ["price", "name"])
    #expect(read[SampleFlags.tags] == ["a"])
    #expect(read[SampleFlags.seed] == .min)
    #expect(read[SampleFlags.with] == ["hazel", "walnut"])
    #expect(!read[SampleFlags.force])
  }

  @Test("Without a flag its default answers, and without a default nothing")
  func defaults() throws {
    let bare = try invocation("bake", "rye")
    #expect(bare[SampleFlags.format] == "csv")
    #expect(bare[SampleFlags.loaves] == 10)
    #expect(!bare.isGiven(SampleFlags.format))
    #expect(bare[SampleFlags.output] == nil)
    #expect(bare[SampleFlags.heat] == nil)
    #expect(bare[SampleFlags.columns] == nil)
    #expect(bare[SampleFlags.seed] == nil)
    #expect(bare[SampleFlags.with].isEmpty)
    #expect(!bare[SampleFlags.verbose])
  }

  @Test("A flag that the command does not declare has its default")
  func undeclaredFlag() throws {
    let shop = try invocation("shop", "close")
    #expect(shop[SampleFlags.loaves] == 10)
    #expect(shop[SampleFlags.output] == nil)
    #expect(!shop.isGiven(SampleFlags.loaves))
  }

  @Test("Values from elsewhere fill in what the command line leaves open, and are checked alike")
  func completion() throws {
    let bake = try #require(sample.commands.first { $0.name == "bake" })
    var read = try invocation("bake", "-n", "3", "rye")
    try read.complete("loaves", with: "7", of: bake)
    try read.complete("columns", with: "price,name", of: bake)
    #expect(read[SampleFlags.loaves] == 3)
    #expect(read[SampleFlags.columns] == ["price", "name"])
    #expect(throws: UsageError.Reason.unknownFlag("--loves", near: "--loaves")) {
      try read.complete("loves", with: "7", of: bake)
    }
    #expect(throws: UsageError.Reason.unfitValue(flag: "--heat", value: "hot", .notANumber)) {
      try read.complete("heat", with: "hot", of: bake)
    }
    #expect(throws: UsageError.Reason.unexpectedValue(flag: "--force")) {
      try read.complete("force", with: "yes", of: bake)
    }
  }
}
