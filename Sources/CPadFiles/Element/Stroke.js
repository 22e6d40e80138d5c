/**
 * The straight line from one dot to another.
 */
class Stroke {
  constructor(from, to, grid) {
    const dx = grid.column(to) - grid.column(from);
    const dy = grid.row(to) - grid.row(from);
    const steps = Stroke.#greatestCommonDivisor(Math.abs(dx), Math.abs(dy));
    /** Along a row, a column or a 45-degree diagonal. */
    this.isAxisOrDiagonal = dx === 0 || dy === 0 || Math.abs(dx) === Math.abs(dy);
    /** The dots strictly between the two, from the first to the second. */
    this.passedDots = [];
    for (let step = 1; step < steps; step++) this.passedDots.push(from + ((to - from) / steps) * step);
  }

  static #greatestCommonDivisor(a, b) { return b === 0 ? a : Stroke.#greatestCommonDivisor(b, a % b); }
}
