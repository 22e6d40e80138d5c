/**
 * Which new patterns are refused, by their guess numbers. The words name the rule and no pattern, dot or direction: a hint
 * would send everyone to the same few patterns.
 */
class EnrolmentPolicy {
  /**
   * @param {number} lastDenied The highest guess number on the denylist, which has every pattern before it that can be
   *   drawn; 0 for no list.
   * @param {number} minimumGuessNumber Patterns guessed earlier are refused; 1 refuses none.
   */
  constructor(lastDenied, minimumGuessNumber) {
    this.lastDenied = lastDenied;
    this.minimumGuessNumber = minimumGuessNumber;
  }

  /** The first reason against a pattern, or null. */
  refusal(guessNumber) {
    if (guessNumber <= this.lastDenied) return "the pattern is on the list of patterns that too many people choose";
    if (guessNumber < this.minimumGuessNumber) {
      return `someone who tries likely patterns first would find it before guess ${this.minimumGuessNumber}`;
    }
    return null;
  }
}
