/** A pad whose space has no scores: drawn on and pressed, and what the page says. */
{
  const pad = document.querySelector("pattern-pad");
  const buttons = () => [...pad.shadowRoot.querySelectorAll(".buttons button")];
  const press = (dots) => new Promise((done) => {
    pad.addEventListener("patterndrawn", ({ detail }) => done(detail), { once: true });
    for (const dot of dots) buttons()[dot].click();
    [...pad.shadowRoot.querySelectorAll(".controls button")].find(({ textContent }) => textContent === "Done").click();
  });

  harness.add("the page as written", async () => {
    const { dots, text } = await press([0, 3, 15, 5]);
    harness.equal([dots, text], [[0, 1, 2, 3, 7, 11, 15, 10, 5], "0.1.2.3.7.11.15.10.5"], "lines over dots take them");
    harness.equal([document.getElementById("length").textContent, document.getElementById("guess-number")],
      ["9 dots", null], "length alone");
  });

  harness.add("a small pad with many dots", async () => {
    pad.style.width = "280px";
    pad.setAttribute("grid", "6x6");
    pad.setAttribute("rule", "lineage");
    pad.removeAttribute("maximum-length");
    // Lines as slanted as can be: buttons take no dot beside them.
    harness.equal((await press([0, 29, 6, 35])).dots, [0, 29, 6, 35], "pressed");
    const frame = pad.shadowRoot.querySelector(".surface").getBoundingClientRect();
    harness.equal([Math.round(frame.width), Math.round(frame.height)], [280, 280], "size");
  });

  harness.add("the page is not wider than a phone", () => {
    harness.equal(document.documentElement.scrollWidth <= innerWidth, true, `${innerWidth} px`);
  });
}
