extension Document {
  /// The document without the charts that are still to be drawn, for formats that hold no pictures.
  var withoutCharts: Document {
    let blocks = blocks.filter { block in
      if case .figure(let figure) = block, case .chart = figure.content { false } else { true }
    }
    return Document(title: title, blocks: blocks)
  }

  /// The document with its charts drawn as SVG by gnuplot, a child process; the one step that needs it.
  ///
  /// Where a chart cannot be drawn, it and those after it are left out, and the reason is returned. Costs about 20 ms a
  /// chart.
  ///
  /// - Parameter gnuplot: the program's name on the path, or its path.
  public func drawn(gnuplot: String = "gnuplot") -> (document: Document, failure: GnuplotError?) {
    var drawn = Document(title: title)
    var failure: GnuplotError?
    for block in blocks {
      guard case .figure(let figure) = block, case .chart(let chart) = figure.content else {
        drawn.append(block)
        continue
      }
      guard failure == nil else { continue }
      do {
        let svg = try chart.svg(gnuplot: gnuplot)
        drawn.append(
          .figure(
            Figure(
              id: figure.id, content: .svg(svg), alternativeText: figure.alternativeText, caption: figure.caption)))
      } catch { failure = error }
    }
    return (drawn, failure)
  }
}
