import PatternGrid
import PatternStrength

/// A form in which a denylist can be written, found by the id that `--format` takes.
public struct DenylistFormat: Sendable {
  public let id: String
  public let summary: String
  let bytes: @Sendable (DenylistExport) -> [UInt8]

  public static let text = DenylistFormat(id: "text", summary: "one pattern a line, most likely first") { $0.text }
  public static let csv = DenylistFormat(id: "csv", summary: "with guess number, share of people and bits") { $0.csv }
  public static let json = DenylistFormat(id: "json", summary: "with provenance") { $0.json }
  public static let swift = DenylistFormat(id: "swift", summary: "Swift source with a contains function") {
    DenylistSource.swift($0)
  }
  public static let kotlin = DenylistFormat(id: "kotlin", summary: "Kotlin source with a contains function") {
    DenylistSource.kotlin($0)
  }
  public static let typeScript = DenylistFormat(
    id: "typescript", summary: "TypeScript source with a contains function"
  ) { DenylistSource.typeScript($0) }
  public static let bitmap = DenylistFormat(
    id: "bitmap", summary: "48,639 bytes, bit r for the pattern of rank r, lowest bit first"
  ) { $0.patterns.bytes }
  public static let bloom = DenylistFormat(
    id: "bloom", summary: "a Bloom filter of ranks; layout in BloomFilter.swift"
  ) { $0.bloomFilter.file }
  public static let sha256 = DenylistFormat(
    id: "sha256", summary: "SHA-256 of salt and digits, one a line, sorted; hides little"
  ) { $0.hashes }

  /// Every format, the default first.
  public static let all = [text, csv, json, swift, kotlin, typeScript, bitmap, bloom, sha256]

  public static func named(_ id: String) -> DenylistFormat? { all.first { $0.id == id } }

  /// The file.
  public func write(_ export: DenylistExport) -> [UInt8] { bytes(export) }
}
