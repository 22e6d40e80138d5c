// swift-tools-version: 6.2
import PackageDescription

/// A package of its own, since the flags that the fuzzer needs would keep others from depending on the library.
let package = Package(
  name: "Fuzzing",
  dependencies: [.package(name: "patternscope", path: "../..")],
  targets: [
    .systemLibrary(name: "CLibFuzzer"),
    .executableTarget(
      name: "Fuzzer",
      dependencies: [
        "CLibFuzzer", .product(name: "PatternScope", package: "patternscope"),
        .product(name: "PatternLock", package: "patternscope"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
  ]
)
