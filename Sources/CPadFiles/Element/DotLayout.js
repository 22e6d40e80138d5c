/**
 * Where the dots lie on a view: each in the middle of its cell, the cells being equal and filling the view.
 */
class DotLayout {
  /**
   * @param {Grid} grid
   * @param {number} width In points, which are CSS pixels here.
   * @param {number} height
   * @throws {RangeError} Where a side is not a number above 0.
   */
  constructor(grid, width, height) {
    if (!(Number.isFinite(width) && Number.isFinite(height) && width > 0 && height > 0)) {
      throw new RangeError(`a view has a width and a height above 0 points, ${width} x ${height} has not`);
    }
    this.grid = grid;
    this.width = width;
    this.height = height;
  }

  /** From one dot to the next, in points: across or down, whichever is less. */
  get pitch() { return Math.min(this.width / this.grid.columns, this.height / this.grid.rows); }

  centre(dot) {
    return {
      x: ((this.grid.column(dot) + 0.5) * this.width) / this.grid.columns,
      y: ((this.grid.row(dot) + 0.5) * this.height) / this.grid.rows,
    };
  }

  /**
   * The dots that a straight path takes, in its order: a dot is taken where some point of the path is at most `radius`
   * from it and no other dot is nearer to that point.
   *
   * All points to which a dot is nearest are its cell, which goes on beyond the view at the rim; so the path is cut by
   * cells, and dots keep their order even where circles overlap. A point as near to two dots belongs to the lower one.
   */
  dotsAlongPath(candidates, radius, start, end) {
    const [dx, dy] = [end.x - start.x, end.y - start.y];
    const squaredLength = dx * dx + dy * dy;
    const taken = [];
    for (const dot of candidates) {
      const part = this.#partOfPath(start, end, dot);
      if (!part) continue;
      const centre = this.centre(dot);
      const foot = squaredLength === 0 ? 0 : ((centre.x - start.x) * dx + (centre.y - start.y) * dy) / squaredLength;
      const nearest = Math.min(Math.max(foot, part.entry), part.exit);
      const [offX, offY] = [start.x + nearest * dx - centre.x, start.y + nearest * dy - centre.y];
      if (offX * offX + offY * offY <= radius * radius) taken.push({ dot, entry: part.entry });
    }
    return taken.sort((a, b) => a.entry - b.entry || a.dot - b.dot).map(({ dot }) => dot);
  }

  /**
   * Which part of the path, from 0 at its start to 1 at its end, lies in a dot's cell; null where none, or where the path
   * only comes up to the cell's side.
   */
  #partOfPath(start, end, dot) {
    const column = DotLayout.#side(this.grid.column(dot), this.grid.columns, this.width);
    const row = DotLayout.#side(this.grid.row(dot), this.grid.rows, this.height);
    let [entry, exit] = [0, 1];
    for (const [from, to, side] of [[start.x, end.x, column], [start.y, end.y, row]]) {
      if (from === to) {
        if (!(side.low < from && from <= side.high)) return null;
      } else {
        const [low, high] = [(side.low - from) / (to - from), (side.high - from) / (to - from)];
        entry = Math.max(entry, Math.min(low, high));
        exit = Math.min(exit, Math.max(low, high));
        if (!(entry < exit)) return null;
      }
    }
    return { entry, exit };
  }

  static #side(number, count, length) {
    const pitch = length / count;
    return {
      low: number === 0 ? -Infinity : number * pitch,
      high: number === count - 1 ? Infinity : (number + 1) * pitch,
    };
  }
}
