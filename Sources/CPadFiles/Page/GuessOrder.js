/**
 * The order in which an attacker guesses who knows what people choose: the guess number of every pattern of Android's 3x3
 * grid, and the share of people who are guessed earlier.
 */
class GuessOrder {
  /** How many patterns there are. */
  static count = 389_112;
  static #bitsPerNumber = 19;
  #bytes;
  #shareSteps;
  #ranks = new PatternRank(new PatternSpace(new Grid("3x3"), "android"));

  /**
   * @param {string} packedNumbers The guess numbers by rank, 19 bits each, the highest bit first, in base64.
   * @param {number[]} shareSteps The first guess number with a share of one, two, ... tenths of a per cent, rounded.
   */
  constructor(packedNumbers, shareSteps) {
    this.#bytes = Uint8Array.from(atob(packedNumbers), (character) => character.charCodeAt(0));
    this.#shareSteps = shareSteps;
  }

  /** The attacker's guess that is this pattern, from 1. */
  guessNumber(dots) {
    const bits = GuessOrder.#bitsPerNumber;
    const start = this.#ranks.rank(dots) * bits;
    const first = start >> 3;
    // Nineteen bits lie in four bytes at most; the bytes end with what fills the last four.
    const four = [0, 1, 2, 3].reduce((word, offset) => word * 256 + this.#bytes[first + offset], 0);
    return Math.floor(four / 2 ** (32 - bits - (start & 7))) % 2 ** bits;
  }

  /** The share of people whose pattern is guessed before this guess, in per cent with one decimal, such as "3.8". */
  shareGuessedBefore(guessNumber) {
    let [low, high] = [0, this.#shareSteps.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#shareSteps[middle] <= guessNumber) low = middle + 1;
      else high = middle;
    }
    return `${Math.floor(low / 10)}.${low % 10}`;
  }
}
