/**
 * The place of every pattern of a space in prefix order, from 0: by dot numbers from the left, a pattern before those that
 * continue it. For grids of up to 9 dots.
 */
class PatternRank {
  #space;
  /** By visited dots and last dot: how many patterns begin so, the drawing itself included where it is a pattern. */
  #continuations = new Map();

  /** @param {PatternSpace} space */
  constructor(space) { this.#space = space; }

  /** @param {number[]} dots A pattern of the space. */
  rank(dots) {
    const visited = new Set();
    let [rank, bits] = [0, 0];
    dots.forEach((dot, position) => {
      // The pattern that ends before this dot.
      if (position >= this.#space.minimumLength) rank += 1;
      for (let smaller = 0; smaller < dot; smaller++) {
        if (position === 0 || this.#space.allows(smaller, dots[position - 1], visited)) {
          rank += this.#continuing(smaller, bits);
        }
      }
      visited.add(dot);
      bits |= 1 << dot;
    });
    return rank;
  }

  /**
   * How many patterns begin with the visited dots and then this one.
   *
   * @param {number} bitsBefore The visited dots, one bit each.
   */
  #continuing(dot, bitsBefore) {
    const bits = bitsBefore | (1 << dot);
    const { grid, minimumLength, maximumLength } = this.#space;
    const state = bits * grid.dotCount + dot;
    const known = this.#continuations.get(state);
    if (known !== undefined) return known;
    const visited = new Set(grid.dots.filter((other) => bits & (1 << other)));
    let count = visited.size >= minimumLength ? 1 : 0;
    if (visited.size < maximumLength) {
      for (const next of grid.dots) if (this.#space.allows(next, dot, visited)) count += this.#continuing(next, bits);
    }
    this.#continuations.set(state, count);
    return count;
  }
}
