// Last, because pads that are in the page already come to life here.
customElements.define("pattern-pad", PatternPad);
