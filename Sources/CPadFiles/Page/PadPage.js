// What the page shows of a pattern. It keeps the last result and nothing that was drawn.
{
  const pad = document.querySelector("pattern-pad");
  const element = (id) => document.getElementById(id);
  const result = element("result");
  const scores = element("guess-numbers");

  const order = scores && new GuessOrder(scores.textContent, JSON.parse(element("share-steps").textContent));
  const policy = scores &&
    new EnrolmentPolicy(Number(result.dataset.lastDenied), Number(result.dataset.minimumGuessNumber));

  const show = (facts) => {
    element("invitation").hidden = true;
    element("facts").hidden = false;
    for (const [id, words] of Object.entries(facts)) {
      element(id).textContent = words;
      element(id).parentElement.hidden = words === "";
    }
  };

  pad.addEventListener("patterndrawn", ({ detail }) => {
    if (!scores) {
      show({ length: `${detail.length} dots` });
      return;
    }
    const number = order.guessNumber(detail.dots);
    const refusal = policy.refusal(number);
    show({
      length: `${detail.length} dots`,
      "guess-number": `${number.toLocaleString("en")} of ${GuessOrder.count.toLocaleString("en")}`,
      "guessed-before": `${order.shareGuessedBefore(number)} % of people`,
      verdict: refusal ? `Refused: ${refusal}.` : "Accepted.",
    });
    if (result.hidden) return;
    if (refusal) pad.showError("Refused");
    else pad.showSuccess("Accepted");
  });

  pad.addEventListener("patternshort", ({ detail }) => {
    const facts = { length: `${detail.length} of at least ${detail.minimum} dots: no attempt` };
    show(scores ? { ...facts, "guess-number": "", "guessed-before": "", verdict: "" } : facts);
  });

  element("hide-lines").addEventListener("change", ({ target }) => { pad.hiddenLines = target.checked; });
  element("hide-result").addEventListener("change", ({ target }) => {
    result.hidden = target.checked;
    element("hidden-result").hidden = !target.checked;
  });
}
