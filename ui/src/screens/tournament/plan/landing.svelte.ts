// The names of a draw arriving on the floor plan, after each draw that this page sees.
import type { TournamentView } from "$shared/program/bindings";
import { landing, moves, type Landing } from "$shared/parts/landing";

interface Seen {
  id: number;
  draws: number;
}
let seen: Seen | null = null;
let over: ReturnType<typeof setTimeout> | undefined;

export const arriving = $state<{ now: Landing | null }>({ now: null });

/** Shows all names at once. */
export function showAll(): void {
  clearTimeout(over);
  arriving.now = null;
}

/** Starts it where seats were drawn since this page last looked at the tournament. */
export function watchDraws(id: number, view: TournamentView): void {
  const before = seen;
  seen = { id, draws: view.draws };
  if (view.phase !== "drawn") return showAll();
  if (before?.id !== id || view.draws <= before.draws || !moves()) return;
  const seated = view.entries.flatMap(({ id: entry, seat }) => (seat === null ? [] : [{ entry, ...seat }]));
  showAll();
  arriving.now = landing(seated);
  over = setTimeout(showAll, arriving.now.lasts);
}
