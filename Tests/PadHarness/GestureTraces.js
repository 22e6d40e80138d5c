/** Replays the traces of `datasets/gesture-traces` on the tracker; the README there tells what the keys mean. */
harness.add("traces", () => {
  const traces = JSON.parse(document.getElementById("traces").textContent);
  for (const [name, { view, settings, steps }] of Object.entries(traces)) {
    const grid = new Grid(view.grid);
    const tracker = new GestureTracker(
      new PatternSpace(grid, view.rule, view.minimumLength, view.maximumLength),
      new DotLayout(grid, view.width, view.height), new GestureSettings(settings));
    const actions = {
      advance: ({ at }) => tracker.advance(at),
      error: ({ at }) => tracker.showError(at),
      reset: () => tracker.reset(),
      refuseTouches: () => { tracker.acceptsTouches = false; },
      acceptTouches: () => { tracker.acceptsTouches = true; },
    };
    steps.forEach((step, index) => {
      const { finger, x, y, at: milliseconds } = step;
      const completed = Object.hasOwn(actions, step.do)
        ? actions[step.do](step)
        : tracker.handle({ kind: step.do, finger, x, y, milliseconds });
      harness.equal(
        { phase: tracker.phase, dots: tracker.dots, lines: tracker.showsLines, completes: completed ?? null },
        { phase: step.phase, dots: step.dots, lines: step.lines, completes: step.completes ?? null },
        `${name}, step ${index} (${step.do})`);
    });
  }
});
