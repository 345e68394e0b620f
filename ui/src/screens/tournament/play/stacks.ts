// Stacks that were counted and still hold.
import type { TournamentView } from "$shared/program/bindings";

/** The counted stacks that nothing played since could have changed, by entry. */
export const countedNow = (view: TournamentView): Record<number, number> =>
  Object.fromEntries(view.entries.flatMap(({ id, stack }) => (stack?.fresh ? [[id, stack.chips]] : [])));
