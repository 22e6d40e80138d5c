/**
 * What may be drawn. By name: the dots that must be visited before a stroke may be drawn, or null where it never may be.
 */
const DrawingRule = Object.freeze({
  /** Every dot strictly between two joined dots must already be visited (an unvisited one is taken). */
  android: (stroke) => stroke.passedDots,
  /** A stroke never passes over a dot. */
  strict: (stroke) => (stroke.passedDots.length === 0 ? [] : null),
  /** As Android, but only rows, columns and 45-degree diagonals take the dots they pass. */
  lineage: (stroke) => (stroke.isAxisOrDiagonal ? stroke.passedDots : []),
  /** Any dot may follow any other. */
  free: () => [],
});
