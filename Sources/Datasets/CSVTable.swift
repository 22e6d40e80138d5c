/// A table read from CSV (RFC 4180; LF or CRLF): named columns of text.
public struct CSVTable: Sendable {
  public let columns: [String]
  public let rows: [CSVRow]

  /// Reads a table whose first record names its columns.
  ///
  /// - Throws: `CSVError` where a quote is left open, or a record has not as many fields as there are columns.
  public init(_ bytes: [UInt8]) throws(CSVError) {
    var reader = CSVRecords(bytes)
    var records = try reader.all()
    guard !records.isEmpty else { throw CSVError(line: 1, reason: "the table is empty") }
    columns = records.removeFirst().fields
    for record in records where record.fields.count != columns.count {
      throw CSVError(
        line: record.line, reason: "\(record.fields.count) fields where the header has \(columns.count)")
    }
    let places = Dictionary(columns.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    rows = records.map { CSVRow(line: $0.line, fields: $0.fields, places: places) }
  }
}

/// One record of a table.
public struct CSVRow: Sendable {
  /// The line of the file on which the record begins, from 1.
  public let line: Int
  public let fields: [String]
  fileprivate let places: [String: Int]

  /// The field of a column; nil where the table has no such column or the cell is empty.
  public subscript(column: String) -> String? {
    places[column].flatMap { fields[$0].isEmpty ? nil : fields[$0] }
  }

  /// The field of a column as a number; nil where it is missing or not a number.
  public func number(_ column: String) -> Double? { self[column].flatMap(Double.init) }

  /// The field of a column as a whole number; nil where it is missing or not one.
  public func integer(_ column: String) -> Int? { self[column].flatMap { Int($0) } }
}

/// Why bytes are not a table.
public struct CSVError: Error, Equatable, CustomStringConvertible {
  /// From 1.
  public let line: Int
  public let reason: String
  public var description: String { "line \(line): \(reason)" }
}

/// Splits CSV into records.
private struct CSVRecords {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func all() throws(CSVError) -> [(line: Int, fields: [String])] {
    var records: [(line: Int, fields: [String])] = []
    while position < bytes.count { records.append((line, try record())) }
    return records
  }

  private mutating func record() throws(CSVError) -> [String] {
    var fields = [try field()]
    while position < bytes.count, bytes[position] == UInt8(ascii: ",") {
      position += 1
      fields.append(try field())
    }
    if position < bytes.count, bytes[position] == UInt8(ascii: "\r") { position += 1 }
    if position < bytes.count {
      guard bytes[position] == UInt8(ascii: "\n") else {
        throw CSVError(line: line, reason: "text after a closing quote")
      }
      position += 1
      line += 1
    }
    return fields
  }

  private mutating func field() throws(CSVError) -> String {
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
      let start = position
      while position < bytes.count, !",\r\n".utf8.contains(bytes[position]) { position += 1 }
      return String(decoding: bytes[start..<position], as: UTF8.self)
    }
    let openingLine = line
    var content: [UInt8] = []
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\"") {
        guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
          return String(decoding: content, as: UTF8.self)
        }
        position += 1
      }
      if byte == UInt8(ascii: "\n") { line += 1 }
      content.append(byte)
    }
    throw CSVError(line: openingLine, reason: "a quote is never closed")
  }
}
