/** Collects what the checks find, and writes it into the page as JSON at the end. */
const harness = {
  checks: 0,
  failures: [],
  text: "",
  work: [],

  equal(found, expected, about) {
    this.checks += 1;
    const [a, b] = [JSON.stringify(found), JSON.stringify(expected)];
    if (a !== b) this.failures.push(`${about}: ${a} in place of ${b}`);
  },

  /** Adds a piece of work; pieces are done one after the other. */
  add(about, work) { this.work.push({ about, work }); },

  pause(milliseconds) { return new Promise((done) => { setTimeout(done, milliseconds); }); },

  /** Waits until something holds, for a while at most: how often the page is laid out is the browser's affair. */
  async until(holds) {
    for (let round = 0; round < 10_000 && !holds(); round++) await this.pause(5);
  },
};

document.addEventListener("securitypolicyviolation", (event) => {
  harness.failures.push(`policy violation: ${event.violatedDirective} ${event.blockedURI}`);
});

addEventListener("load", async () => {
  for (const { about, work } of harness.work) {
    try {
      await work();
    } catch (error) {
      harness.failures.push(`${about}: ${error.stack}`);
    }
  }
  const report = document.createElement("pre");
  report.id = "harness";
  report.textContent = JSON.stringify({ checks: harness.checks, failures: harness.failures, text: harness.text });
  document.body.append(report);
});
