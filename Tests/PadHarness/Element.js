/** Uses the pad as people do: by pointers, by keyboard, by buttons; and the page around it. */
{
  const pad = document.querySelector("pattern-pad");
  const root = pad.shadowRoot;
  const surface = root.querySelector(".surface");
  const events = [];
  for (const name of ["patterndrawn", "patternshort"]) {
    document.addEventListener(name, ({ detail }) => events.push({ name, ...detail }));
  }
  const grid = new Grid("3x3");
  const state = () => surface.dataset.state;
  const status = () => root.querySelector(".status").textContent;
  const lines = () => root.querySelector("polyline").getAttribute("points");
  const taken = () => [...root.querySelectorAll("circle")].flatMap(({ classList }, dot) =>
    (classList.contains("taken") ? [dot] : []));
  const buttons = () => [...root.querySelectorAll(".buttons button")];
  const control = (name) => [...root.querySelectorAll(".controls button")].find((button) => button.textContent === name);
  const fact = (id) => document.getElementById(id).textContent;

  const point = (type, place, finger = 1) => {
    const frame = surface.getBoundingClientRect();
    const [x, y] = typeof place === "number"
      ? [(grid.column(place) + 0.5) / grid.columns, (grid.row(place) + 0.5) / grid.rows] : place;
    surface.dispatchEvent(new PointerEvent(`pointer${type}`, {
      pointerId: finger, pointerType: "touch", isPrimary: finger === 1, bubbles: true, cancelable: true, composed: true,
      button: type === "move" ? -1 : 0, clientX: frame.left + x * frame.width, clientY: frame.top + y * frame.height,
    }));
  };
  const draw = (dots) => {
    point("down", dots[0]);
    for (const dot of dots.slice(1)) point("move", dot);
    point("up", dots.at(-1));
  };
  /** What happened since the last time, with everything cleared after it. */
  const happened = () => {
    const result = events.splice(0);
    pad.clear();
    return result;
  };

  harness.add("names", () => {
    harness.equal(buttons().map((button) => button.getAttribute("aria-label")).slice(0, 4),
      ["Row 1, column 1", "Row 1, column 2", "Row 1, column 3", "Row 2, column 1"], "names of the first dots");
    harness.equal(root.querySelector(".buttons").getAttribute("aria-label"), "Pattern", "name of the group");
  });

  harness.add("a refused pattern", async () => {
    const start = performance.now();
    draw([0, 2, 6, 8]);
    harness.equal(events, [{ name: "patterndrawn", dots: [0, 1, 2, 4, 6, 7, 8], text: "0124678", length: 7 }], "event");
    harness.equal([fact("length"), fact("guess-number"), fact("guessed-before")],
      ["7 dots", "3 of 389,112", "3.8 % of people"], "facts");
    harness.equal(fact("verdict"), "Refused: the pattern is on the list of patterns that too many people choose.", "verdict");
    harness.equal([state(), status(), taken().length, lines() !== ""], ["error", "Refused", 7, true], "at once");
    await harness.until(() => lines() === "");
    harness.equal([state(), taken().length, performance.now() - start >= 650], ["error", 7, true], "without its lines");
    await harness.until(() => state() === "idle");
    harness.equal([taken(), status(), performance.now() - start >= 2000], [[], "", true], "cleared by itself");
    harness.equal(fact("length"), "7 dots", "the result stays");
    happened();
  });

  harness.add("an accepted pattern", async () => {
    draw([4, 0, 8, 1, 7, 2, 6, 5, 3]);
    harness.equal(events[0].text, "408172653", "event");
    harness.equal([state(), status(), fact("verdict"), fact("guess-number")],
      ["success", "Accepted", "Accepted.", "340,275 of 389,112"], "facts");
    await harness.pause(5000);
    harness.equal([state(), taken().length, lines()], ["success", 9, ""], "it stays without lines");
    happened();
    harness.equal([state(), taken(), status()], ["idle", [], ""], "cleared");
  });

  harness.add("too short", async () => {
    point("down", 0);
    point("down", 8, 2);
    point("move", 2);
    point("up", 2);
    point("up", 8, 2);
    harness.equal(events, [{ name: "patternshort", length: 3, minimum: 4 }], "one event, though a second finger is lifted");
    harness.equal([state(), status()], ["tooShort", "Too short: 3 dots, at least 4 are needed"], "words");
    harness.equal([fact("length"), document.getElementById("guess-number").parentElement.hidden],
      ["3 of at least 4 dots: no attempt", true], "the page");
    await harness.until(() => state() === "idle");
    harness.equal(status(), "", "cleared by itself");
    happened();
    point("down", [0.34, 0.34]);
    point("up", [0.34, 0.34]);
    harness.equal([state(), happened()], ["idle", []], "a tap beside every dot");
  });

  harness.add("ways of a finger", () => {
    point("down", [0.02, 0.02]);
    for (const place of [0, 1, 2, [1.4, 0.2], [1.4, 0.8], 8]) point("move", place);
    point("up", [1.2, 1.2]);
    harness.equal(happened().map(({ text }) => text), ["01258"], "out of the view and back; the line from 2 to 8 takes 5");
    point("down", 0);
    point("move", 8);
    point("cancel", 8);
    harness.equal([state(), taken(), happened()], ["idle", [], []], "cancelled");
    point("down", 0);
    point("move", 8);
    surface.dispatchEvent(new PointerEvent("lostpointercapture", { pointerId: 1 }));
    harness.equal([state(), happened()], ["idle", []], "lost");
    surface.dispatchEvent(new PointerEvent("pointerdown", { pointerId: 1, button: 2, clientX: 0, clientY: 0 }));
    harness.equal(state(), "idle", "another button of the mouse");
  });

  harness.add("hidden lines", () => {
    const box = document.getElementById("hide-lines");
    box.click();
    point("down", 0);
    point("move", 2);
    harness.equal([pad.hiddenLines, lines(), taken()], [true, "", [0, 1, 2]], "dots without lines");
    box.click();
    harness.equal(lines() !== "", true, "shown again");
    happened();
  });

  harness.add("hidden result", () => {
    const box = document.getElementById("hide-result");
    box.click();
    draw([0, 2, 6, 8]);
    harness.equal([document.getElementById("result").checkVisibility(), state()], [false, "completed"], "no verdict is seen");
    box.click();
    harness.equal([document.getElementById("result").checkVisibility(), fact("guess-number")], [true, "3 of 389,112"], "shown");
    happened();
  });

  harness.add("another size", async () => {
    draw([4, 0, 8, 1, 7, 2, 6, 5, 3]);
    pad.style.width = "200px";
    const x = () => Number(root.querySelector("circle").getAttribute("cx"));
    await harness.until(() => x() === 200 / 6);
    harness.equal([state(), taken().length, x()], ["success", 9, 200 / 6], "what was drawn stays");
    happened();
    point("down", 0);
    point("move", 2);
    harness.equal([taken(), control("Done").hidden], [[0, 1, 2], true], "drawn on the new size");
    pad.style.width = "";
    await harness.until(() => x() !== 200 / 6);
    point("up", 8);
    harness.equal([state(), happened()], ["idle", []], "what was being drawn goes");
  });

  harness.add("disabled", () => {
    pad.disabled = true;
    draw([0, 2, 8, 6]);
    buttons()[0].click();
    harness.equal([state(), control("Use buttons").disabled, happened()], ["idle", true, []], "nothing can be drawn");
    pad.disabled = false;
    draw([0, 2, 8, 6]);
    harness.equal(happened().length, 1, "and then it can");
  });

  harness.add("buttons and keys", () => {
    const done = control("Done");
    harness.equal(done.hidden, true, "nothing is pressed yet");
    const key = (name) => root.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
    buttons()[0].focus();
    for (const name of ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowUp"]) key(name);
    harness.equal([buttons().indexOf(root.activeElement), buttons().map(({ tabIndex }) => tabIndex)],
      [1, [-1, 0, -1, -1, -1, -1, -1, -1, -1]], "arrows move and stay inside");
    for (const dot of [0, 2, 2, 8]) buttons()[dot].click();
    harness.equal([taken(), status(), done.disabled], [[0, 1, 2, 5, 8], "5 dots", false], "pressed");
    harness.equal(buttons().map((button) => button.getAttribute("aria-disabled")).join(" "),
      "true true true false false true false false true", "taken ones cannot be pressed");
    point("down", 3);
    point("up", 3);
    harness.equal([taken().length, events.length], [5, 0], "a finger does not interfere");
    done.focus();
    done.click();
    harness.equal([events.map(({ text }) => text), fact("guess-number")], [["01258"], "1 of 389,112"], "done");
    harness.equal([done.hidden, buttons().includes(root.activeElement)], [true, true], "the keyboard is on the dots again");
    happened();
    for (const dot of [0, 4, 0, 2]) buttons()[dot].click();
    harness.equal(taken(), [0, 2, 4], "pressing a taken dot goes nowhere: 1 is not on the way");
    pad.clear();
    buttons()[4].click();
    key("Escape");
    harness.equal([state(), taken(), happened()], ["idle", [], []], "escape");
    buttons()[4].click();
    done.click();
    harness.equal(happened().map(({ name }) => name), ["patternshort"], "too short");
  });

  harness.add("use buttons", () => {
    const toggle = control("Use buttons");
    toggle.click();
    harness.equal([pad.buttons, toggle.getAttribute("aria-pressed"), control("Done").hidden], [true, "true", false], "on");
    draw([0, 2, 8, 6]);
    harness.equal([state(), happened()], ["idle", []], "drawing is off");
    for (const dot of [3, 4, 5, 8]) buttons()[dot].click();
    control("Done").click();
    harness.equal(happened().map(({ text }) => text), ["3458"], "buttons");
    toggle.click();
    harness.equal([pad.buttons, toggle.getAttribute("aria-pressed")], [false, "false"], "off");
  });

  harness.add("attributes", () => {
    const texts = {};
    for (const notation of Object.keys(Notation)) {
      pad.setAttribute("notation", notation);
      draw([0, 1, 2, 5, 8]);
      texts[notation] = happened()[0].text;
    }
    harness.equal(texts, {
      digits: "01258", dotted: "0.1.2.5.8", "one-based": "12369", letters: "ABCFI", android: "12369",
      coordinates: "0:0-0:1-0:2-1:2-2:2",
    }, "notations");
    pad.setAttribute("notation", "digits");
    pad.setAttribute("minimum-length", "6");
    draw([0, 1, 2, 5, 8]);
    harness.equal(happened(), [{ name: "patternshort", length: 5, minimum: 6 }], "minimum length");
    pad.removeAttribute("minimum-length");
    pad.setAttribute("radius", "5");
    point("down", [0.2, 0.2]);
    harness.equal(taken(), [], "a smaller radius");
    pad.removeAttribute("radius");
    happened();
  });

  harness.add("attributes that do not make sense", () => {
    for (const [name, value, words] of [
      ["grid", "7x7", "a grid has 2 to 36 dots, 7x7 does not"], ["grid", "3", "'3' is not a grid"],
      ["rule", "toString", "'toString' is not a drawing rule"], ["notation", "roman", "'roman' is not a notation"],
      ["minimum-length", "10", "no patterns of 10 to 9 dots on a 3x3 grid"], ["radius", "-1", "a radius is above 0"],
      ["first-radius", "3", "the first radius is at least the other"], ["line-milliseconds", "900", "lines go 500 to 800"],
      ["error-milliseconds", "x", "an error is shown for 0 to 60000 ms"],
    ]) {
      const errors = [];
      const collect = (event) => {
        event.preventDefault();
        errors.push(event.error);
      };
      addEventListener("error", collect);
      const before = pad.getAttribute(name);
      pad.setAttribute(name, value);
      removeEventListener("error", collect);
      harness.equal([errors.length, errors[0] instanceof RangeError, errors[0]?.message.includes(words)],
        [1, true, true], `${name}="${value}": ${errors[0]}`);
      point("down", 0);
      harness.equal(taken(), [], `nothing is drawn with ${name}="${value}"`);
      if (before === null) pad.removeAttribute(name);
      else pad.setAttribute(name, before);
    }
    draw([0, 1, 2, 5]);
    harness.equal(happened().length, 1, "mended");
  });

  harness.add("nothing is kept", () => {
    const empty = root.innerHTML;
    draw([0, 1, 2, 5]);
    happened();
    harness.equal(root.innerHTML, empty, "the pad's elements after a pattern are those before it");
    harness.equal([localStorage.length, sessionStorage.length, document.cookie], [0, 0, ""], "storage");
    pad.remove();
    harness.equal(happened(), [], "a pad that is taken out");
  });
}
