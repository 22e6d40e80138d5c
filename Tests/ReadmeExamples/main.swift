import PatternScope

/// The examples by name.
let examples: KeyValuePairs<String, () throws -> Void> = [
  "scoreOnePattern": scoreOnePattern, "scoreAFile": scoreAFile, "allPatternsOfASpace": allPatternsOfASpace,
  "ownMeter": ownMeter, "ownModel": ownModel, "trainSaveLoadScore": trainSaveLoadScore, "denylist": denylist,
  "report": report,
]

for name in CommandLine.arguments.dropFirst() {
  for example in examples where example.key == name { try example.value() }
}
