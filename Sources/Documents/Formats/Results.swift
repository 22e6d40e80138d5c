/// What a command found: tables, and how they are shown to people where they are not shown by themselves.
public struct Results: Sendable {
  /// For people, in reading order.
  public let tables: [Table]
  /// For formats that hold data only.
  public let data: [Table]
  /// The report around the tables; nil where they stand by themselves.
  public private(set) var document: Document?

  /// Tables that stand by themselves.
  ///
  /// - Parameters:
  ///   - data: for formats that hold data only; nil for the same tables.
  ///   - document: for formats that hold a document, where it shows more than the tables.
  public init(_ tables: [Table], data: [Table]? = nil, document: Document? = nil) {
    self.tables = tables
    self.data = data ?? tables
    self.document = document
  }

  /// A table that stands by itself.
  public init(_ table: Table) { self.init([table]) }

  /// A report.
  ///
  /// - Parameter data: its figures by name, for formats that hold data only.
  public init(_ document: Document, data: [Table]) {
    tables = document.tables
    self.data = data
    self.document = document
  }

  /// The data, then the tables that it does not hold.
  var allTables: [Table] {
    let ids = Set(data.map(\.id))
    return data + tables.filter { !ids.contains($0.id) }
  }

  /// The report, or a page of the tables alone.
  var page: Document {
    document ?? Document(title: tables.first?.caption ?? "", blocks: tables.map { .table($0) })
  }

  /// The results with their charts drawn, and why charts could not be drawn, which the document then says at its end; see
  /// `Document.drawn(gnuplot:)`.
  public func drawn(gnuplot: String = "gnuplot") -> (results: Results, failure: GnuplotError?) {
    guard let document else { return (self, nil) }
    var (drawn, failure) = document.drawn(gnuplot: gnuplot)
    if let failure { drawn.append(.note("Written without pictures: \(failure).")) }
    var results = self
    results.document = drawn
    return (results, failure)
  }
}
