// Why something that is offered for a player cannot be done now.
import { say } from "$shared/i18n/index.svelte";
import type { EntryAction, TournamentView } from "$shared/program/bindings";
import { name } from "../../../desk/desk.svelte";

/** The reason, in words; `null` if it can be done. */
export function whyNot(view: TournamentView, entry: number, action: EntryAction): string | null {
  const refused = view.entries.find((one) => one.id === entry)?.refused;
  const refusal = refused?.find((one) => one.action === action)?.refusal;
  return refusal ? say(`refusal-${refusal.code}`, { player: name(entry) }) : null;
}
