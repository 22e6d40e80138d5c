/**
 * Ways to write the dots of a pattern as text, by the names that `patternscope --notation` takes.
 */
const Notation = Object.freeze({
  /** Dot numbers from 0, joined; with dots between above 9 dots. */
  digits: (dots, grid) => dots.join(grid.dotCount <= 9 ? "" : "."),
  /** Dot numbers from 0 with dots between. */
  dotted: (dots) => dots.join("."),
  /** Dot numbers from 1, joined; with dots between above 9 dots. */
  "one-based": (dots, grid) => dots.map((dot) => dot + 1).join(grid.dotCount <= 9 ? "" : "."),
  /** A for dot 0, B for dot 1, ...; small letters go on after Z. */
  letters: (dots) => dots.map((dot) => String.fromCharCode(dot < 26 ? 65 + dot : 71 + dot)).join(""),
  /** Android's own: the character "1" for dot 0 and on through ASCII. */
  android: (dots) => dots.map((dot) => String.fromCharCode(49 + dot)).join(""),
  /** Row:column from 0, joined by hyphens. */
  coordinates: (dots, grid) => dots.map((dot) => `${grid.row(dot)}:${grid.column(dot)}`).join("-"),
});
