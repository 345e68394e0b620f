// Other entries of players who are out, sold wherever eliminations are shown.
import { money } from "$shared/i18n/index.svelte";
import type { EntryView, TournamentView } from "$shared/program/bindings";
import { act } from "../../../desk/desk.svelte";

/** Whether the next entries are paid as they are made. */
export const again = $state({ paid: true });

export const reEnter = (entry: EntryView): Promise<boolean> =>
  act({ type: "re_enter", entry: entry.id, paid: again.paid });

/** Price of one; empty if there is none. */
export function priceOf(view: TournamentView): string {
  const price = view.re_entries?.price ?? 0;
  return price > 0 && view.setup.money ? money(price, view.setup.money.currency) : "";
}
