import CCmark

/// Markdown to HTML by libcmark-gfm with its table extension.
///
/// The library's safe mode stays on: raw HTML is left out and links to `javascript:` and the like lose their address.
enum CommonMark {
  /// The library's table of extensions is global and filled once.
  private static let registerExtensions: Void = cmark_gfm_core_extensions_ensure_registered()

  /// The HTML of the blocks in `markdown`.
  static func html(_ markdown: String) -> String {
    registerExtensions
    let options = CMARK_OPT_DEFAULT | CMARK_OPT_TABLE_PREFER_STYLE_ATTRIBUTES
    let parser = cmark_parser_new(options)
    defer { cmark_parser_free(parser) }
    cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension("table"))
    var markdown = markdown
    markdown.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
    }
    let root = cmark_parser_finish(parser)
    defer { cmark_node_free(root) }
    guard let html = cmark_render_html(root, options, cmark_parser_get_syntax_extensions(parser)) else { return "" }
    defer { cmark_get_default_mem_allocator().pointee.free(html) }
    return String(cString: html)
  }
}
