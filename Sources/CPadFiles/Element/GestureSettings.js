/**
 * The times and distances of a gesture.
 */
class GestureSettings {
  /**
   * Lines go between half a second and 800 ms after the finger is lifted: long enough to see what was drawn, too short to
   * read it over a shoulder.
   */
  static lineDelays = { shortest: 500, longest: 800 };
  static longestErrorDelay = 60_000;

  /**
   * @param {object} [settings]
   * @param {number} [settings.radius] How near to a dot's centre the path must come to take it, in points.
   * @param {number} [settings.firstRadius] The same for the sample with which the finger comes down, where a person aims
   *   without a line to follow; as `radius` where missing.
   * @param {number} [settings.lineMilliseconds] How long the lines stay after the finger is lifted; the dots stay.
   * @param {number} [settings.errorMilliseconds] How long a wrong or too short pattern stays before all is cleared.
   * @throws {RangeError} Where a distance or a time is out of its range.
   */
  constructor({ radius = 24, firstRadius = radius, lineMilliseconds = 650, errorMilliseconds = 2000 } = {}) {
    if (!(Number.isFinite(radius) && radius > 0)) throw new RangeError(`a radius is above 0 points, ${radius} is not`);
    if (!(Number.isFinite(firstRadius) && firstRadius >= radius)) {
      throw new RangeError(`the first radius is at least the other (${radius} points), ${firstRadius} is not`);
    }
    const { shortest, longest } = GestureSettings.lineDelays;
    if (!(lineMilliseconds >= shortest && lineMilliseconds <= longest)) {
      throw new RangeError(`lines go ${shortest} to ${longest} ms after the end, not ${lineMilliseconds}`);
    }
    if (!(errorMilliseconds >= 0 && errorMilliseconds <= GestureSettings.longestErrorDelay)) {
      throw new RangeError(
        `an error is shown for 0 to ${GestureSettings.longestErrorDelay} ms, not ${errorMilliseconds}`);
    }
    this.radius = radius;
    this.firstRadius = firstRadius;
    this.lineMilliseconds = lineMilliseconds;
    this.errorMilliseconds = errorMilliseconds;
  }
}
