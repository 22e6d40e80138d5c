/// Everything that concerns the strength of patterns, by one import: patterns and their spaces, corpora, models of
/// people's choices, scores, denylists, tables of results, the client's report, and the formats in which they are
/// written.
///
/// The lock, `PatternLock`, is another product: an app that keeps a pattern needs none of this.
@_exported import Assessment
@_exported import Datasets
@_exported import Documents
@_exported import FileStreams
@_exported import PatternGrid
@_exported import PatternStrength
@_exported import ResultTables
@_exported import Studies
