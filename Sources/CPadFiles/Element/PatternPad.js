/**
 * <pattern-pad>: a pad on which an unlock pattern is drawn, by finger, mouse, pen, keyboard or screen reader.
 *
 *     <pattern-pad minimum-length="6" hidden-lines></pattern-pad>
 *
 *     pad.addEventListener("patterndrawn", async ({ detail }) => {
 *       pad.disabled = true;
 *       const isRight = await check(detail.text);
 *       pad.disabled = false;
 *       if (isRight) pad.showSuccess(); else pad.showError();
 *     });
 *
 * The pad itself never stores, logs or sends a pattern. It is in the event's detail alone, which is yours to guard; a
 * browser's memory cannot be wiped.
 *
 * Attributes; those that do not make sense throw a RangeError, and then nothing can be drawn:
 *   grid                rows x columns, 2 to 36 dots; 3x3
 *   rule                android, strict, lineage or free, as DrawingRule below says; android
 *   minimum-length      dots in the shortest pattern: fewer are no attempt; 4
 *   maximum-length      dots in the longest pattern; all of the grid
 *   notation            how the event writes the pattern, as Notation below says; digits
 *   radius              how near to a dot a finger must come, in CSS pixels; 24, and less where dots lie close
 *   first-radius        the same where the finger comes down; as radius
 *   line-milliseconds   how long lines stay after the end, 500 to 800; 650
 *   error-milliseconds  how long an error stays, up to 60000; 2000
 *   hidden-lines        no lines at all, against onlookers
 *   buttons             dots are pressed one by one instead of drawn over; the person can switch to it as well
 *   disabled            nothing can be drawn, as while a verdict is awaited or a lock must be waited out
 *
 * Events, which leave the element and bubble:
 *   patterndrawn   detail.dots (numbers from 0, row by row), detail.text (in the notation), detail.length
 *   patternshort   too few dots, which is no attempt: detail.length, detail.minimum
 *
 * Properties and methods:
 *   disabled, buttons, hiddenLines    the attributes of the same meaning, as true or false
 *   showError(words), showSuccess(words)    the verdict on the pattern that was just drawn
 *   clear()                           takes everything away
 *
 * Custom properties for the style: --pattern-pad-dot, --pattern-pad-line, --pattern-pad-error, --pattern-pad-success.
 *
 * This script is whole: as a file of its own, loaded with type="module", it needs nothing else and shares no names.
 */
class PatternPad extends HTMLElement {
  static observedAttributes = [
    "grid", "rule", "minimum-length", "maximum-length", "notation", "radius", "first-radius", "line-milliseconds",
    "error-milliseconds", "hidden-lines", "buttons", "disabled",
  ];
  /** Attributes that change what is shown, not what can be drawn. */
  static #looks = ["hidden-lines", "buttons", "disabled"];
  /** The finger of pressed buttons; no pointer has this number. */
  static #buttonFinger = -1;
  /** Pressed dots lie on the path exactly: a line from dot to dot must take no dot beside it. */
  static #buttonRadius = 1;
  /** Above three tenths of the dots' distance no finger could pass between two dots. */
  static #largestRadius = 0.3;

  #surface = PatternPad.#element("div", { className: "surface" });
  #status = PatternPad.#element("p", { className: "status" });
  #switch = PatternPad.#element("button", { type: "button", textContent: "Use buttons" });
  #done = PatternPad.#element("button", { type: "button", textContent: "Done" });
  #space = null;
  #layout = null;
  #tracker = null;
  #drawing = null;
  #buttons = null;
  #timer = null;
  /** Whether dots are pressed one by one in the drawing at hand. */
  #isPressing = false;
  #isRight = false;

  constructor() {
    super();
    const style = new CSSStyleSheet();
    style.replaceSync(patternPadStyle);
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [style];
    this.#status.setAttribute("role", "status");
    const controls = PatternPad.#element("div", { className: "controls" });
    controls.append(this.#switch, this.#done);
    root.append(this.#surface, this.#status, controls);
    this.#surface.addEventListener("pointerdown", (event) => this.#pointerDown(event));
    this.#surface.addEventListener("pointermove", (event) => this.#pointerMoved(event));
    this.#surface.addEventListener("pointerup", (event) => this.#feedPointer("ended", event));
    for (const name of ["pointercancel", "lostpointercapture"]) {
      this.#surface.addEventListener(name, (event) => this.#feedPointer("cancelled", event));
    }
    this.#surface.addEventListener("keydown", (event) => { if (event.key === "Escape") this.clear(); });
    this.#surface.addEventListener("contextmenu", (event) => event.preventDefault());
    this.#switch.addEventListener("click", () => { this.buttons = !this.buttons; });
    this.#done.addEventListener("click", () => this.#finishPressing());
    new ResizeObserver(() => this.#layOut()).observe(this.#surface);
  }

  connectedCallback() { this.#prepare(); }

  disconnectedCallback() { this.clear(); }

  attributeChangedCallback(name) {
    if (!this.isConnected) return;
    if (!PatternPad.#looks.includes(name)) this.#prepare();
    else if (name === "buttons") this.clear();
    else this.#show();
  }

  get disabled() { return this.hasAttribute("disabled"); }
  set disabled(isDisabled) { this.toggleAttribute("disabled", isDisabled); }
  get buttons() { return this.hasAttribute("buttons"); }
  set buttons(areUsed) { this.toggleAttribute("buttons", areUsed); }
  get hiddenLines() { return this.hasAttribute("hidden-lines"); }
  set hiddenLines(areHidden) { this.toggleAttribute("hidden-lines", areHidden); }

  /** Marks the pattern just drawn as wrong; it is cleared after the error delay. */
  showError(words = "Wrong pattern") {
    if (this.#tracker?.phase !== "completed") return;
    this.#isRight = false;
    this.#tracker.showError(PatternPad.#now());
    this.#show(words);
  }

  /** Marks the pattern just drawn as right; it stays until the next touch. */
  showSuccess(words = "") {
    if (this.#tracker?.phase !== "completed") return;
    this.#isRight = true;
    this.#show(words);
  }

  clear() {
    this.#tracker?.reset();
    this.#show("");
  }

  /** Reads the attributes. */
  #prepare() {
    this.#space = null;
    this.#layout = null;
    this.#tracker = null;
    this.#surface.replaceChildren();
    const grid = new Grid(this.getAttribute("grid") ?? "3x3");
    this.#space = new PatternSpace(
      grid, this.getAttribute("rule") ?? "android", this.#number("minimum-length"), this.#number("maximum-length"));
    if (!Object.hasOwn(Notation, this.#notation)) {
      throw new RangeError(`'${this.#notation}' is not a notation: ${Object.keys(Notation).join(", ")}`);
    }
    this.#surface.style.aspectRatio = `${grid.columns} / ${grid.rows}`;
    this.#buttons = new PatternButtons(grid, (dot) => this.#press(dot));
    this.#surface.append(this.#buttons.element);
    this.#layOut();
  }

  /** Takes on the size that the pad has now. What was drawn stays; what is being drawn goes, as its places moved. */
  #layOut() {
    const { clientWidth: width, clientHeight: height } = this.#surface;
    const isOld = this.#layout?.width === width && this.#layout?.height === height;
    if (!this.#space || width === 0 || height === 0 || isOld) return;
    this.#layout = new DotLayout(this.#space.grid, width, height);
    this.#drawing?.element.remove();
    this.#drawing = new PatternDrawing(this.#layout);
    this.#surface.prepend(this.#drawing.element);
    if (this.#tracker?.phase === "drawing") this.clear();
    this.#tracker ??= new GestureTracker(this.#space, this.#layout, this.#settings(false));
    this.#show();
  }

  #settings(isPressing) {
    const widest = PatternPad.#largestRadius * this.#layout.pitch;
    const distances = isPressing
      ? { radius: PatternPad.#buttonRadius }
      : { radius: this.#number("radius") ?? Math.min(24, widest), firstRadius: this.#number("first-radius") };
    return new GestureSettings({
      ...distances,
      lineMilliseconds: this.#number("line-milliseconds"),
      errorMilliseconds: this.#number("error-milliseconds"),
    });
  }

  #pointerDown(event) {
    if (this.buttons || event.button !== 0) return;
    try {
      this.#surface.setPointerCapture(event.pointerId);
    } catch {
      // The pointer has gone already; what it did is told all the same.
    }
    this.#begin(false);
    this.#feedPointer("began", event);
  }

  /** Browsers gather the samples between two frames in one event. */
  #pointerMoved(event) {
    const samples = event.getCoalescedEvents?.() ?? [];
    for (const sample of samples.length > 0 ? samples : [event]) this.#feedPointer("moved", sample);
  }

  #feedPointer(kind, event) {
    if (!this.#tracker) return;
    const frame = this.#surface.getBoundingClientRect();
    const { width, height } = this.#layout;
    this.#feed({
      kind,
      finger: event.pointerId,
      x: ((event.clientX - frame.left) * width) / frame.width,
      y: ((event.clientY - frame.top) * height) / frame.height,
      milliseconds: Math.floor(event.timeStamp),
    });
  }

  /** A pressed dot is a finger on its centre, so the tracker holds buttons and drawing to the same rules. */
  #press(dot) {
    if (!this.#tracker) return;
    this.#begin(true);
    const kind = this.#tracker.phase === "drawing" ? "moved" : "began";
    this.#feedButton(kind, this.#layout.centre(dot));
    if (this.#tracker.phase === "drawing") this.#show(PatternPad.#counted(this.#tracker.dots.length));
  }

  /** The button goes, and the keyboard's place with it: back to the dots. */
  #finishPressing() {
    if (!this.#isPressing || this.#tracker?.phase !== "drawing") return;
    this.#buttons.focus();
    this.#feedButton("ended", this.#tracker.finger);
  }

  #feedButton(kind, { x, y }) {
    this.#feed({ kind, finger: PatternPad.#buttonFinger, x, y, milliseconds: PatternPad.#now() });
  }

  /** How near to the dots a pattern must come depends on what begins it. */
  #begin(isPressing) {
    if (!this.#tracker || this.#tracker.phase === "drawing" || this.disabled) return;
    this.#layOut();
    this.#tracker = new GestureTracker(this.#space, this.#layout, this.#settings(isPressing));
    this.#isPressing = isPressing;
    this.#show("");
  }

  #feed(sample) {
    const tracker = this.#tracker;
    const wasDrawing = tracker.phase === "drawing";
    const dots = tracker.handle(sample);
    if (dots) {
      this.#show(PatternPad.#counted(dots.length));
      const text = Notation[this.#notation](dots, this.#space.grid);
      this.#tell("patterndrawn", { dots, text, length: dots.length });
    } else if (wasDrawing && tracker.phase === "tooShort") {
      const [length, minimum] = [tracker.dots.length, this.#space.minimumLength];
      this.#show(`Too short: ${PatternPad.#counted(length)}, at least ${minimum} are needed`);
      this.#tell("patternshort", { length, minimum });
    } else {
      this.#show();
    }
  }

  #tell(name, detail) { this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true })); }

  /**
   * Shows what the tracker has, and looks again when that changes by itself.
   *
   * @param {string} [words] What the line below the pad says from now on.
   */
  #show(words) {
    clearTimeout(this.#timer);
    const tracker = this.#tracker;
    if (!tracker) return;
    tracker.acceptsTouches = !this.disabled;
    if (tracker.phase !== "completed") this.#isRight = false;
    if (words !== undefined) this.#status.textContent = words;
    if (tracker.phase === "idle") this.#status.textContent = "";
    this.#surface.dataset.state = this.#isRight ? "success" : tracker.phase;
    this.#drawing.update(tracker, !this.hiddenLines);
    this.#buttons.update(tracker.dots, !this.disabled);
    this.#switch.setAttribute("aria-pressed", String(this.buttons));
    this.#switch.disabled = this.disabled;
    this.#done.hidden = !this.buttons && !(this.#isPressing && tracker.phase === "drawing");
    this.#done.disabled = this.disabled || tracker.phase !== "drawing";
    if (tracker.nextChange !== null) {
      this.#timer = setTimeout(() => {
        tracker.advance(PatternPad.#now());
        this.#show();
      }, tracker.nextChange - PatternPad.#now());
    }
  }

  get #notation() { return this.getAttribute("notation") ?? "digits"; }

  /** An attribute as a number; undefined where it is missing. */
  #number(name) { return this.hasAttribute(name) ? Number(this.getAttribute(name)) : undefined; }

  static #counted(dots) { return dots === 1 ? "1 dot" : `${dots} dots`; }

  static #now() { return Math.floor(performance.now()); }

  static #element(name, properties) { return Object.assign(document.createElement(name), properties); }
}
