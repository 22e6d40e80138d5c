import PatternScope

let examples: KeyValuePairs<String, () throws -> Void> = [
  "scoreOnePattern": scoreOnePattern, "scoreAFile": scoreAFile, "allPatternsOfASpace": allPatternsOfASpace,
  "ownModel": ownModel, "trainSaveLoadScore": trainSaveLoadScore, "report": report,
]

for name in CommandLine.arguments.dropFirst() {
  for example in examples where example.key == name { try example.value() }
}
