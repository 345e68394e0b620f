// Money that players still owe, as lines that can be received.
import { money } from "$shared/i18n/index.svelte";
import type { EntryView, TournamentView } from "$shared/program/bindings";
import { desk, nameOf } from "../../../desk/desk.svelte";

export interface Debt {
  /** Tournament in which it is owed, and the entry there. */
  tournament: number;
  entry: number;
  amount: number;
  currency: string;
  /** Player who owes it, with the evening if it is another one. */
  words: string;
  /** Player who owes it, where the buttons are short. */
  name?: string;
}

/** Debts of those among the entries who owe something tonight; `words` follow the name. */
export function debtsOf(
  { setup }: TournamentView,
  entries: readonly EntryView[],
  words: (amount: string) => string,
): Debt[] {
  const [tournament, currency] = [desk.id, setup.money?.currency];
  if (tournament === null || currency === undefined) return [];
  return entries
    .filter(({ owed }) => owed > 0)
    .map((entry) => {
      const [name, amount] = [nameOf(entry), entry.owed];
      return {
        tournament,
        entry: entry.id,
        amount,
        currency,
        name,
        words: `${name} ${words(money(amount, currency))}`,
      };
    });
}
