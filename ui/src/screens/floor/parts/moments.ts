// Three moments around the start of a hand, told by their order: nobody has a stopwatch.

/** Seconds for moments in this order, ten apart; those named together are one moment. */
export function inOrder(moments: string[]): Record<string, number> {
  return Object.fromEntries(moments.map((moment, index) => [`${moment}_s`, (index + 1) * 10]));
}
