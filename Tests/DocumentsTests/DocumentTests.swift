import Documents
import Testing

@Suite struct DocumentTests {
  @Test func tablesAndFiguresAreFoundInReadingOrder() {
    #expect(sampleDocument().tables.map(\.id) == ["space-by-length"])
    #expect(sampleDocument().figures.map(\.id) == ["grid"])
  }

  @Test func headingsDoNotSkipALevel() async {
    await #expect(processExitsWith: .failure) {
      _ = Document(title: "T", blocks: [.heading(2, "two"), .heading(4, "four")])
    }
    await #expect(processExitsWith: .failure) { _ = Document(title: "T", blocks: [.heading(1, "one")]) }
  }
}
