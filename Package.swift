// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

/// A library module, `Sources/<name>`, and the modules that it imports.
func module(_ name: String, imports: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: imports, swiftSettings: strict)
}

/// The tests of one module: `Tests/<name>Tests`.
func tests(of name: String, with others: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name)] + others, swiftSettings: strict)
}

let package = Package(
  name: "patternscope",
  // What SwiftUI's `onChange`, `sensoryFeedback` and the standard library's `Span` ask of Apple's systems.
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "PatternScope", targets: ["PatternScope"]),
    .library(name: "PatternLock", targets: ["PatternLock", "PatternGesture", "PatternLockUI"]),
    .executable(name: "patternscope", targets: ["patternscope"]),
  ],
  targets: [
    // Layer 0: system libraries, C shims, embedded data.
    .systemLibrary(name: "CGSL", pkgConfig: "gsl", providers: [.apt(["libgsl-dev"]), .brew(["gsl"])]),
    .systemLibrary(
      name: "CLibCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"]), .brew(["openssl@3"])]),
    .systemLibrary(
      name: "CCmark", pkgConfig: "libcmark-gfm",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"])]),
    .systemLibrary(name: "CJansson", pkgConfig: "jansson", providers: [.apt(["libjansson-dev"]), .brew(["jansson"])]),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .systemLibrary(name: "CZstd", pkgConfig: "libzstd", providers: [.apt(["libzstd-dev"]), .brew(["zstd"])]),
    .target(name: "GSLShims", dependencies: ["CGSL"]),
    .target(name: "CGetopt"),
    .target(name: "CDatasets", path: "datasets", sources: ["CDatasets.c"]),
    .target(name: "CPadFiles", sources: ["CPadFiles.c"]),

    // Layer 1: modules that know nothing of each other.
    module("PatternGrid"),
    module("GSLStatistics", imports: ["CGSL", "GSLShims"]),
    module("Datasets", imports: ["CDatasets"]),
    module("Digests", imports: ["CLibCrypto"]),
    module("FileStreams", imports: ["Digests", "CJansson", "CZlib", "CZstd"]),
    module("Documents", imports: ["CCmark", "CSQLite"]),
    module("CommandLineTool", imports: ["CGetopt"]),
    module("PatternGesture", imports: ["PatternGrid"]),

    // Layer 2: strength of patterns, and the lock that they open.
    module("PatternStrength", imports: ["PatternGrid", "GSLStatistics", "Datasets", "FileStreams"]),
    module("PatternLock", imports: ["PatternGrid", "Datasets", "Digests", "CLibCrypto"]),
    module("PatternLockUI", imports: ["PatternGrid", "PatternGesture"]),

    // Layer 3: results as tables, the client's report, research questions.
    module(
      "ResultTables",
      imports: ["PatternGrid", "PatternStrength", "Datasets", "Digests", "FileStreams", "GSLStatistics", "Documents"]),
    module(
      "Assessment",
      imports: [
        "PatternGrid", "PatternStrength", "Datasets", "FileStreams", "GSLStatistics", "Documents", "ResultTables",
      ]),
    module(
      "Studies",
      imports: [
        "PatternGrid", "PatternStrength", "Datasets", "Digests", "GSLStatistics", "Documents", "ResultTables",
      ]),

    // Layer 4: everything that concerns strength by one import, and the programs.
    module(
      "PatternScope",
      imports: [
        "PatternGrid", "PatternStrength", "Datasets", "FileStreams", "Documents", "ResultTables", "Assessment",
        "Studies",
      ]),
    .executableTarget(
      name: "patternscope",
      dependencies: [
        "PatternGrid", "PatternStrength", "PatternLock", "PatternGesture", "ResultTables", "Assessment", "Studies",
        "Datasets", "Digests", "FileStreams", "Documents", "CommandLineTool", "CPadFiles",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "patternscope-bench",
      dependencies: [
        "PatternGrid", "PatternStrength", "PatternLock", "GSLStatistics", "ResultTables", "Documents",
        "CommandLineTool", "CLibCrypto",
      ],
      swiftSettings: strict),

    tests(of: "PatternGrid"),
    tests(of: "GSLStatistics"),
    tests(of: "CommandLineTool"),
    tests(of: "Documents"),
    tests(of: "Datasets"),
    tests(of: "Digests"),
    tests(of: "FileStreams", with: ["TestSupport"]),
    tests(of: "PatternStrength", with: ["PatternGrid", "Datasets", "FileStreams", "TestSupport"]),
    tests(of: "PatternGesture", with: ["PatternGrid", "TestSupport"]),
    tests(of: "ResultTables", with: ["PatternGrid", "PatternStrength", "Documents", "Datasets"]),
    tests(
      of: "Assessment",
      with: ["PatternGrid", "PatternStrength", "Datasets", "Documents", "FileStreams", "PatternLock"]),
    tests(of: "Studies", with: ["PatternGrid", "PatternStrength", "Datasets", "Documents"]),
    .testTarget(
      name: "ProgramTests", dependencies: ["patternscope", "patternscope-bench", "ReadmeExamples"],
      swiftSettings: strict),
    .testTarget(name: "PolicyTests", swiftSettings: strict),
    tests(of: "PatternLock", with: ["PatternGrid", "Datasets", "CLibCrypto", "PatternLockProbe", "TestSupport"]),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    .executableTarget(
      name: "ReadmeExamples", dependencies: ["PatternScope"], path: "Tests/ReadmeExamples", packageAccess: false,
      swiftSettings: strict),
    .executableTarget(
      name: "PatternLockProbe", dependencies: ["PatternLock", "PatternGrid"], path: "Tests/PatternLockProbe",
      swiftSettings: strict),
  ],
  cLanguageStandard: .c2x
)
