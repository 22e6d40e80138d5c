/**
 * A rectangular lattice of dots, numbered row by row from 0 at the top left.
 */
class Grid {
  static maximumDotCount = 36;

  /**
   * @param {string} text Rows x columns, such as "3x3".
   * @throws {RangeError} Where the text is no grid, or one of fewer than 2 or more than 36 dots.
   */
  constructor(text) {
    const sides = /^(\d+)[xX](\d+)$/.exec(text);
    if (!sides) throw new RangeError(`'${text}' is not a grid: write rows x columns, such as 3x3`);
    this.rows = Number(sides[1]);
    this.columns = Number(sides[2]);
    this.dotCount = this.rows * this.columns;
    if (!(this.dotCount >= 2 && this.dotCount <= Grid.maximumDotCount)) {
      throw new RangeError(`a grid has 2 to ${Grid.maximumDotCount} dots, ${text} does not`);
    }
  }

  /** Every dot of the grid, in order. */
  get dots() { return Array.from({ length: this.dotCount }, (_, dot) => dot); }

  row(dot) { return Math.floor(dot / this.columns); }
  column(dot) { return dot % this.columns; }

  /** The dot at a place, or null outside the grid. */
  dot(row, column) {
    const isInside = row >= 0 && row < this.rows && column >= 0 && column < this.columns;
    return isInside ? row * this.columns + column : null;
  }
}
