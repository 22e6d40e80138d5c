/**
 * The dots as buttons, for screen readers and keyboards: a finger that explores the screen cannot draw.
 *
 * One dot can be reached by the tabulator key, the others by the arrow keys. The names tell the place, never the order in
 * which dots were taken: they may be heard.
 */
class PatternButtons {
  static #steps = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
  #grid;
  #buttons;

  /**
   * @param {Grid} grid
   * @param {(dot: number) => void} tap Called for each dot that is pressed and not taken.
   */
  constructor(grid, tap) {
    this.#grid = grid;
    this.element = document.createElement("div");
    this.element.className = "buttons";
    this.element.setAttribute("role", "group");
    this.element.setAttribute("aria-label", "Pattern");
    this.element.style.gridTemplateColumns = `repeat(${grid.columns}, 1fr)`;
    this.#buttons = grid.dots.map((dot) => {
      const button = document.createElement("button");
      button.type = "button";
      button.tabIndex = dot === 0 ? 0 : -1;
      button.setAttribute("aria-label", `Row ${grid.row(dot) + 1}, column ${grid.column(dot) + 1}`);
      button.addEventListener("click", () => {
        if (button.getAttribute("aria-disabled") !== "true") tap(dot);
      });
      button.addEventListener("keydown", (event) => this.#move(event, dot));
      button.addEventListener("focus", () => this.#makeReachable(dot));
      return button;
    });
    this.element.append(...this.#buttons);
  }

  /** A button that cannot be pressed stays in reach, so that nobody loses their place. */
  update(taken, isEnabled) {
    this.#buttons.forEach((button, dot) => {
      button.setAttribute("aria-disabled", String(!isEnabled || taken.includes(dot)));
    });
  }

  /** Puts the keyboard's place on the dot that can be reached. */
  focus() { this.#buttons.find((button) => button.tabIndex === 0).focus(); }

  #move(event, dot) {
    const step = PatternButtons.#steps[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = this.#grid.dot(this.#grid.row(dot) + step[0], this.#grid.column(dot) + step[1]);
    if (next !== null) this.#buttons[next].focus();
  }

  #makeReachable(dot) {
    this.#buttons.forEach((button, other) => { button.tabIndex = other === dot ? 0 : -1; });
  }
}
