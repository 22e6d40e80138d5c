// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

/// A library room of the house: `Sources/<name>`, importing the named rooms below it.
func room(_ name: String, imports: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: imports, swiftSettings: strict)
}

/// The tests of one room: `Tests/<name>Tests`.
func tests(of name: String, with others: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name)] + others, swiftSettings: strict)
}

let package = Package(
  name: "patternscope",
  products: [
    .library(name: "PatternScope", targets: ["PatternGrid", "PatternStrength", "Assessment", "ReportWriting"]),
    .library(name: "PatternLock", targets: ["PatternLock", "PatternLockUI"]),
    .executable(name: "patternscope", targets: ["patternscope"]),
  ],
  targets: [
    // Ground: system libraries, C shims, embedded data.
    .systemLibrary(name: "CGSL", pkgConfig: "gsl", providers: [.apt(["libgsl-dev"])]),
    .systemLibrary(name: "CLibCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
    .systemLibrary(
      name: "CCmark", pkgConfig: "libcmark-gfm", providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
    .systemLibrary(name: "CJansson", pkgConfig: "jansson", providers: [.apt(["libjansson-dev"])]),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CZstd", pkgConfig: "libzstd", providers: [.apt(["libzstd-dev"])]),
    .target(name: "GSLShims", dependencies: ["CGSL"]),
    .target(name: "CGetopt"),
    .target(name: "DatasetFiles", path: "datasets", sources: ["DatasetFiles.c"]),
    .target(name: "PadFiles", sources: ["PadFiles.c"]),

    // First floor: rooms that know nothing of each other.
    room("PatternGrid"),
    room("DatasetTables", imports: ["DatasetFiles"]),
    room("GSLStatistics", imports: ["CGSL", "GSLShims"]),
    room("CommandParsing", imports: ["CGetopt"]),
    room("ReportWriting", imports: ["CCmark", "CSQLite"]),

    // Second floor: strength of patterns, and the lock that they open.
    room("PatternStrength", imports: ["PatternGrid", "GSLStatistics", "DatasetTables"]),
    room("PatternLock", imports: ["PatternGrid", "CLibCrypto"]),
    room("PatternLockUI", imports: ["PatternGrid", "PatternLock"]),

    // Third floor: questions answered as documents.
    room(
      "Assessment",
      imports: ["PatternGrid", "PatternStrength", "DatasetTables", "GSLStatistics", "ReportWriting", "CJansson"]),

    // Top: programs.
    .executableTarget(
      name: "patternscope",
      dependencies: [
        "PatternGrid", "PatternStrength", "PatternLock", "Assessment", "DatasetTables", "ReportWriting",
        "CommandParsing", "CLibCrypto", "CZlib", "CZstd", "PadFiles",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "patternscope-bench",
      dependencies: [
        "PatternGrid", "PatternStrength", "PatternLock", "GSLStatistics", "Assessment", "ReportWriting",
        "CommandParsing", "CLibCrypto",
      ],
      swiftSettings: strict),

    tests(of: "PatternGrid"),
    tests(of: "GSLStatistics"),
    tests(of: "CommandParsing"),
    tests(of: "ReportWriting"),
    tests(of: "DatasetTables"),
    tests(of: "PatternStrength", with: ["PatternGrid", "DatasetTables"]),
    tests(
      of: "Assessment", with: ["PatternGrid", "PatternStrength", "ReportWriting", "DatasetTables", "PatternLock"]),
    .testTarget(name: "ProgramTests", dependencies: ["patternscope", "patternscope-bench"], swiftSettings: strict),
    .testTarget(name: "PolicyTests", swiftSettings: strict),
    tests(of: "PatternLock", with: ["PatternGrid", "CLibCrypto", "PatternLockProbe"]),
    .executableTarget(
      name: "PatternLockProbe", dependencies: ["PatternLock", "PatternGrid"], path: "Tests/PatternLockProbe",
      swiftSettings: strict),
  ],
  cLanguageStandard: .c2x
)
