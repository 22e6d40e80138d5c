/**
 * All patterns that one lock accepts: a grid, a drawing rule, and how many dots a pattern has.
 */
class PatternSpace {
  /** The shortest pattern that Android accepts. */
  static androidMinimumLength = 4;

  /** By first and second dot, the first being the slower index: what the rule requires. */
  #required;

  /**
   * @param {Grid} grid
   * @param {string} rule A name of `DrawingRule`.
   * @param {number} [minimumLength] Dots in the shortest pattern; 4, or all of a smaller grid.
   * @param {number} [maximumLength] Dots in the longest pattern; all of the grid.
   * @throws {RangeError} Where there is no such rule, or no such lengths on the grid.
   */
  constructor(grid, rule, minimumLength, maximumLength) {
    if (!Object.hasOwn(DrawingRule, rule)) {
      throw new RangeError(`'${rule}' is not a drawing rule: ${Object.keys(DrawingRule).join(", ")}`);
    }
    this.grid = grid;
    this.rule = rule;
    this.minimumLength = minimumLength ?? Math.min(PatternSpace.androidMinimumLength, grid.dotCount);
    this.maximumLength = maximumLength ?? grid.dotCount;
    const lengths = [1, this.minimumLength, this.maximumLength, grid.dotCount];
    if (!lengths.every((length, index) => Number.isInteger(length) && (index === 0 || length >= lengths[index - 1]))) {
      throw new RangeError(
        `no patterns of ${this.minimumLength} to ${this.maximumLength} dots on a ${grid.rows}x${grid.columns} grid: ` +
          `it has ${grid.dotCount} dots, and the shortest pattern may not be longer than the longest`);
    }
    this.#required = grid.dots.flatMap((from) =>
      grid.dots.map((to) => (from === to ? null : DrawingRule[rule](new Stroke(from, to, grid)))));
  }

  /**
   * Whether a dot may follow the last one.
   *
   * @param {Set<number>} visited With the last dot.
   */
  allows(dot, last, visited) {
    if (visited.has(dot)) return false;
    const required = this.#required[last * this.grid.dotCount + dot];
    return required !== null && required.every((passed) => visited.has(passed));
  }
}
