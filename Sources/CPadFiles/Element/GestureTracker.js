/**
 * Turns touch samples into a pattern: a state machine without a clock, a screen or a listener of its own.
 *
 * Rules:
 * - The path is the straight lines between samples. A dot is taken where the path comes within the radius of it and no
 *   other dot is nearer there; so a fast drag takes the dots that it crosses between two samples.
 * - Each dot once. A line that passes over untouched dots takes them first, in order, as the drawing rule demands; a dot
 *   that the rule does not allow at all (over a touched one, under the strict rule) is not taken.
 * - The path may begin beside the dots and may leave the view and come back; lifting the finger anywhere ends it.
 * - The first finger draws. Others are ignored as long as it is down, and until they come down anew.
 * - Fewer dots than the space's shortest pattern are "tooShort"; none at all is "idle". Dots beyond the longest are not
 *   taken.
 * - Lines go a set time after the end, in every phase; a cancelled touch clears everything at once.
 * - A touch during any phase but "drawing" clears what is shown and draws anew.
 * - A sample whose place is not a number, or whose finger is not drawing, changes nothing but the time.
 *
 * Phases: "idle", nothing is drawn; "drawing", a finger is down; "completed", a pattern was drawn, and its dots stay until
 * `reset`, `showError` or the next touch; "tooShort", not an attempt, cleared after the error delay; "error", the caller
 * said that the pattern was wrong, cleared after the error delay.
 */
class GestureTracker {
  phase = "idle";
  /** The dots taken, in order. */
  dots = [];
  /** Where the drawing finger is, the loose end of the line; null where none is drawing. */
  finger = null;
  /** False ignores fingers that come down, as while a verdict is awaited or a lock must be waited out. */
  acceptsTouches = true;

  #drawingFinger = null;
  #now = -Infinity;
  /** When the finger was lifted. */
  #end = 0;
  /** When what is shown goes by itself; null where it stays. */
  #clearing = null;

  /**
   * @param {PatternSpace} space
   * @param {DotLayout} layout Of the space's grid.
   * @param {GestureSettings} [settings]
   */
  constructor(space, layout, settings = new GestureSettings()) {
    this.space = space;
    this.layout = layout;
    this.settings = settings;
  }

  /** Whether the lines between the dots are to be drawn, as of the last sample or `advance`. */
  get showsLines() {
    if (this.phase === "idle") return false;
    return this.phase === "drawing" || this.#now < this.#linesEnd;
  }

  /** When what is shown next changes by itself, in milliseconds; null where it stays. */
  get nextChange() {
    const changes = [];
    if (this.phase !== "drawing" && this.showsLines) changes.push(this.#linesEnd);
    if (this.#clearing !== null) changes.push(this.#clearing);
    return changes.length === 0 ? null : Math.min(...changes);
  }

  /**
   * Takes a sample in.
   *
   * @param {object} sample
   * @param {"began"|"moved"|"ended"|"cancelled"} sample.kind
   * @param {number} [sample.finger] Tells fingers apart while they are down.
   * @param {number} sample.x In points from the left of the view; `y` from its top.
   * @param {number} sample.y
   * @param {number} sample.milliseconds Any clock; a sample earlier than the one before is taken as simultaneous.
   * @returns {number[]|null} The dots of the pattern that this sample completed.
   */
  handle({ kind, finger = 0, x, y, milliseconds }) {
    this.advance(milliseconds);
    const isPlaced = Number.isFinite(x) && Number.isFinite(y);
    if (kind === "began") {
      if (!isPlaced || this.#drawingFinger !== null || !this.acceptsTouches) return null;
      this.reset();
      this.#drawingFinger = finger;
      this.phase = "drawing";
      this.#extendPath({ x, y }, this.settings.firstRadius);
      return null;
    }
    if (finger !== this.#drawingFinger) return null;
    if (kind === "cancelled") {
      this.reset();
      return null;
    }
    if (isPlaced) this.#extendPath({ x, y }, this.settings.radius);
    return kind === "ended" ? this.#finish() : null;
  }

  /** Lets time pass, so that lines and errors go; never backwards. */
  advance(milliseconds) {
    this.#now = Math.max(this.#now, milliseconds);
    if (this.#clearing !== null && this.#now >= this.#clearing) this.reset();
  }

  /** Marks the completed pattern as wrong; without a completed pattern, does nothing. */
  showError(milliseconds) {
    this.advance(milliseconds);
    if (this.phase !== "completed") return;
    this.phase = "error";
    this.#clearing = this.#now + this.settings.errorMilliseconds;
  }

  /** Clears what is drawn, and lets go of the finger. */
  reset() {
    this.dots = [];
    this.phase = "idle";
    this.finger = null;
    this.#drawingFinger = null;
    this.#clearing = null;
  }

  get #linesEnd() { return this.#end + this.settings.lineMilliseconds; }

  #extendPath(place, radius) {
    const untouched = this.space.grid.dots.filter((dot) => !this.dots.includes(dot));
    for (const dot of this.layout.dotsAlongPath(untouched, radius, this.finger ?? place, place)) this.#take(dot);
    this.finger = place;
  }

  /** Takes a dot and, before it, the untouched ones that the rule wants first. */
  #take(dot) {
    while (this.dots.length < this.space.maximumLength && !this.dots.includes(dot)) {
      const last = this.dots.at(-1);
      const visited = new Set(this.dots);
      if (last === undefined || this.space.allows(dot, last, visited)) {
        this.dots.push(dot);
        return;
      }
      const next = new Stroke(last, dot, this.space.grid).passedDots.find((passed) => !visited.has(passed));
      if (next === undefined || !this.space.allows(next, last, visited)) return;
      this.dots.push(next);
    }
  }

  #finish() {
    if (this.dots.length === 0) {
      this.reset();
      return null;
    }
    this.#end = this.#now;
    this.finger = null;
    this.#drawingFinger = null;
    if (this.dots.length < this.space.minimumLength) {
      this.phase = "tooShort";
      this.#clearing = this.#now + this.settings.errorMilliseconds;
      return null;
    }
    this.phase = "completed";
    return [...this.dots];
  }
}
