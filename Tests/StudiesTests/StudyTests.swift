import Documents
import Studies
import Testing

@Suite struct StudyTests {
  @Test func everyStudyIsAQuestionWithAName() {
    #expect(Set(Study.all.map(\.id)).count == Study.all.count)
    for study in Study.all {
      #expect(study.question.hasSuffix("?"), "\(study.id)")
      #expect(Study.named(study.id)?.question == study.question)
    }
    #expect(Study.named("nothing") == nil)
  }

  @Test func tableListsEveryStudy() {
    #expect(Study.table.rows.map { $0[0] } == Study.all.map { .text($0.id) })
  }
}
