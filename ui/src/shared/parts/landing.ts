// When each name of a draw appears on its seat: as cards are dealt, the first seat of every table, then the second.

interface Seated {
  entry: number;
  table: number;
  seat: number;
}
export interface Landing {
  /** Milliseconds after the draw, by entry. */
  after: ReadonlyMap<number, number>;
  /** Milliseconds until the last has arrived. */
  lasts: number;
}

/** Between two names, as long as the whole stays below the longest. */
const STEP = 120;
const LONGEST = 8000;
/** Time for one name to arrive, in milliseconds. */
export const ARRIVES = 350;

export function landing(seated: readonly Seated[]): Landing {
  const dealt = [...seated].sort((a, b) => a.seat - b.seat || a.table - b.table);
  const step = Math.min(STEP, LONGEST / Math.max(1, dealt.length));
  const after = new Map(dealt.map(({ entry }, index) => [entry, Math.round(index * step)]));
  return { after, lasts: Math.round(Math.max(0, dealt.length - 1) * step) + ARRIVES };
}

/** Whether the person wants things to move. */
export const moves = (): boolean => !matchMedia("(prefers-reduced-motion: reduce)").matches;
