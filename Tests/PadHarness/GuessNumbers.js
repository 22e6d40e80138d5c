/** Lists every pattern with its guess number and the share guessed before, found by walking the space. */
harness.add("guess numbers", () => {
  const space = new PatternSpace(new Grid("3x3"), "android");
  const order = new GuessOrder(
    document.getElementById("guess-numbers").textContent,
    JSON.parse(document.getElementById("share-steps").textContent));
  const lines = [];
  const walk = (dots, visited) => {
    if (dots.length >= space.minimumLength) {
      const number = order.guessNumber(dots);
      lines.push(`${dots.join("")},${number},${order.shareGuessedBefore(number)}`);
    }
    for (const next of space.grid.dots) {
      if (dots.length === 0 || space.allows(next, dots.at(-1), visited)) {
        walk([...dots, next], new Set(visited).add(next));
      }
    }
  };
  walk([], new Set());
  harness.text = lines.join("\n");
});
