/**
 * What a tracker shows, as lines and circles. The colours and sizes are the style sheet's, which tells states apart by the
 * class of the whole drawing and takes dots by theirs.
 */
class PatternDrawing {
  static #namespace = "http://www.w3.org/2000/svg";
  #layout;
  #line = PatternDrawing.#element("polyline");
  #circles;

  /** @param {DotLayout} layout */
  constructor(layout) {
    this.#layout = layout;
    this.element = PatternDrawing.#element("svg");
    this.element.setAttribute("viewBox", `0 0 ${layout.width} ${layout.height}`);
    // The buttons over it say what there is to be read.
    this.element.setAttribute("aria-hidden", "true");
    this.#circles = layout.grid.dots.map((dot) => {
      const circle = PatternDrawing.#element("circle");
      const centre = layout.centre(dot);
      circle.setAttribute("cx", centre.x);
      circle.setAttribute("cy", centre.y);
      return circle;
    });
    this.element.append(this.#line, ...this.#circles);
  }

  /** @param {boolean} showsLines False is the hidden-line mode: dots only, against onlookers. */
  update(tracker, showsLines) {
    const places = showsLines && tracker.showsLines ? tracker.dots.map((dot) => this.#layout.centre(dot)) : [];
    if (places.length > 0 && tracker.finger) places.push(tracker.finger);
    this.#line.setAttribute("points", places.map(({ x, y }) => `${x},${y}`).join(" "));
    this.#circles.forEach((circle, dot) => circle.classList.toggle("taken", tracker.dots.includes(dot)));
  }

  static #element(name) { return document.createElementNS(PatternDrawing.#namespace, name); }
}
