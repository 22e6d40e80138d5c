/// The style of every page: one column of quiet text, tables that scroll by themselves, A4 in print.
package enum PageStyle {
  package static let css = """
    :root {
      --paper: #fdfdfb; --ink: #1f2328; --quiet: #5b636c; --line: #d9dcdf; --wash: #f3f4f2; --accent: #0b5cad;
    }
    @media screen and (prefers-color-scheme: dark) {
      :root {
        --paper: #16191d; --ink: #e4e6e8; --quiet: #a0a8b0; --line: #363c43; --wash: #1f242a; --accent: #7db7f0;
      }
    }
    * { box-sizing: border-box; }
    html { background: var(--paper); color: var(--ink); -webkit-text-size-adjust: 100%; scroll-behavior: smooth; }
    body {
      margin: 0;
      font: 1.0625rem/1.6 "Source Serif 4", "Iowan Old Style", Charter, "Noto Serif", Georgia, serif;
      overflow-wrap: break-word;
    }
    main { max-width: 46rem; margin: 0 auto; padding: 3.5rem 1.25rem 5rem; }
    h1, h2, h3, h4, h5, h6, nav, th, td, figcaption, .source, svg, aside {
      font-family: -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "Liberation Sans", Arial, sans-serif;
    }
    h1, h2, h3, h4, h5, h6 { line-height: 1.25; text-wrap: balance; break-after: avoid; font-weight: 650; }
    h1 { font-size: 2.1rem; letter-spacing: -0.015em; margin: 0 0 1.75rem; padding-bottom: 1.25rem;
      border-bottom: 3px solid var(--ink); }
    h2 { font-size: 1.4rem; letter-spacing: -0.01em; margin: 3rem 0 0.75rem; }
    h3 { font-size: 1.12rem; margin: 2rem 0 0.5rem; }
    h4, h5, h6 { font-size: 1rem; margin: 1.5rem 0 0.25rem; }
    p { margin: 0 0 1rem; text-wrap: pretty; }
    a { color: var(--accent); text-decoration-thickness: 1px; text-underline-offset: 0.15em; }
    ul, ol { margin: 0 0 1rem; padding-left: 1.5rem; }
    li { margin: 0.25rem 0; }
    li::marker { color: var(--quiet); }
    hr { border: 0; border-top: 1px solid var(--line); margin: 2.5rem 0; }
    code, pre { font-family: ui-monospace, "Cascadia Mono", Menlo, "DejaVu Sans Mono", monospace; font-size: 0.86em; }
    code { background: var(--wash); border-radius: 4px; padding: 0.1em 0.3em; }
    pre { background: var(--wash); border-radius: 8px; padding: 0.9rem 1.1rem; overflow-x: auto; line-height: 1.5;
      margin: 1.25rem 0; }
    pre code { background: none; padding: 0; font-size: 1em; }
    nav { font-size: 0.94rem; margin: 0 0 2.5rem; }
    nav ol { list-style: none; margin: 0; padding: 0; }
    nav ol ol { padding-left: 1.25rem; }
    nav li { margin: 0.2rem 0; }
    nav a { text-decoration: none; }
    nav a:hover { text-decoration: underline; }
    aside { border-left: 4px solid var(--accent); background: var(--wash); border-radius: 0 8px 8px 0;
      padding: 0.8rem 1.1rem; margin: 1.25rem 0; font-size: 0.95rem; line-height: 1.5; break-inside: avoid; }
    aside p { margin: 0; }
    figure { margin: 2rem 0; }
    figcaption { font-size: 0.9rem; line-height: 1.45; color: var(--quiet); margin: 0.6rem 0; }
    figcaption b { color: var(--ink); font-weight: 650; }
    .table figcaption { break-after: avoid; }
    .source { font-size: 0.82rem; line-height: 1.45; color: var(--quiet); margin: 0.5rem 0 0; }
    /* Shadows tell that there is more to the left or right. */
    .scroll { overflow-x: auto; background:
      linear-gradient(to right, var(--paper) 40%, transparent) 0 0 / 2.5rem 100% local no-repeat,
      linear-gradient(to left, var(--paper) 40%, transparent) 100% 0 / 2.5rem 100% local no-repeat,
      linear-gradient(to right, #8886, transparent) 0 0 / 0.9rem 100% scroll no-repeat,
      linear-gradient(to left, #8886, transparent) 100% 0 / 0.9rem 100% scroll no-repeat; }
    .scroll:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px; }
    table { border-collapse: collapse; min-width: 100%; font-size: 0.9rem; line-height: 1.4;
      font-variant-numeric: tabular-nums lining-nums; border-bottom: 1.5px solid var(--ink); }
    th, td { padding: 0.45rem 0.8rem; vertical-align: baseline; }
    th:first-child, td:first-child { padding-left: 0.2rem; }
    th:last-child, td:last-child { padding-right: 0.2rem; }
    th { font-weight: 650; border-top: 1.5px solid var(--ink); border-bottom: 1px solid var(--ink);
      vertical-align: bottom; }
    td { border-bottom: 1px solid var(--line); max-width: 24rem; }
    td[style*="right"] { white-space: nowrap; }
    td[style*="left"] { min-width: 7rem; }
    tbody tr:hover { background: var(--wash); }
    /* Where the window has room, tables of many columns take it on both sides of the text. */
    @media (min-width: 75rem) { .table.wide { margin-left: -12rem; margin-right: -12rem; } }
    svg, img { display: block; max-width: 100%; height: auto; margin: 0 auto; }
    @media (max-width: 40rem) {
      main { padding: 1.75rem 1rem 3rem; }
      h1 { font-size: 1.6rem; }
      h2 { font-size: 1.25rem; margin-top: 2.25rem; }
      svg.chart[width="640"] { max-width: none; min-width: 30rem; }
    }
    @page { size: A4; margin: 20mm 18mm; }
    @media print {
      :root { --paper: #fff; --ink: #000; --quiet: #333; --line: #bbb; --wash: #f4f4f4; --accent: #000; }
      html { color-scheme: only light; }
      body { font-size: 10.5pt; line-height: 1.45; }
      main { max-width: none; padding: 0; }
      h1 { font-size: 20pt; }
      h2 { font-size: 14pt; margin-top: 20pt; }
      h3 { font-size: 11.5pt; }
      p, li { orphans: 3; widows: 3; }
      a { text-decoration: none; }
      .scroll, pre { overflow: visible; }
      .scroll { background: none; }
      svg.chart { max-height: 85mm; }
      pre { white-space: pre-wrap; }
      table { width: 100%; font-size: 8.5pt; }
      td, td[style] { max-width: none; min-width: 0; overflow-wrap: anywhere; }
      th, td { padding: 2.5pt 5pt; }
      thead { display: table-header-group; }
      tr, img, svg { break-inside: avoid; }
      figure:not(.table) { break-inside: avoid; }
      pre, aside, tbody tr:nth-child(even) { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
    }
    """
}
