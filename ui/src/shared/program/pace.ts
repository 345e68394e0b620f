/**
 * Work that is asked for often and done at most once in so many milliseconds: at once the first time, later ones
 * together at the end. What was asked for last is always done.
 */
export function paced(work: () => unknown, every: number): () => void {
  let waits = false;
  let resting = false;
  const begin = (): void => {
    [waits, resting] = [false, true];
    void work();
    setTimeout(() => {
      resting = false;
      if (waits) begin();
    }, every);
  };
  return () => {
    waits = true;
    if (!resting) begin();
  };
}
