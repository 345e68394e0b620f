// What announced prizes leave of the pool, or what the club adds to them.
import { listed, money, t } from "$shared/i18n/index.svelte";
import { sure } from "$shared/parts/confirm.svelte";
import type { TournamentView } from "$shared/program/bindings";
import { nameOf } from "../../../desk/desk.svelte";

/** Amount that is not shared; below zero if the club adds it. */
export function restOf(cents: number, currency: string): string {
  const amount = money(Math.abs(cents), currency);
  return cents < 0 ? t("prizes-unshared_added", { amount }) : t("prizes-unshared", { amount });
}

/** Nobody owes anything, or whoever ends the evening has seen who does. */
async function endsWithDebts(view: TournamentView): Promise<boolean> {
  const currency = view.setup.money?.currency;
  const owing = view.entries.filter((entry) => !entry.withdrawn && entry.owed > 0);
  if (currency === undefined || owing.length === 0) return true;
  return sure({
    title: t("debts-finish_title", {
      amount: money(
        owing.reduce((sum, { owed }) => sum + owed, 0),
        currency,
      ),
    }),
    words: t("debts-finish_words", {
      names: listed(
        owing.map((entry) => t("debts-of", { player: nameOf(entry), amount: money(entry.owed, currency) })),
      ),
    }),
    go: t("debts-finish_go"),
  });
}

/** The evening may end: what is owed is known, and all of the pool is shared, or somebody was asked and ends it all the same. */
export async function endsWithRest(view: TournamentView): Promise<boolean> {
  if (!(await endsWithDebts(view))) return false;
  const rest = view.announced?.unshared ?? 0;
  // Whoever kept the prizes has decided already.
  if (rest === 0 || view.announced?.note != null) return true;
  const amount = money(Math.abs(rest), view.setup.money?.currency ?? "");
  return sure(
    rest > 0
      ? { title: t("prizes-rest_title", { amount }), words: t("prizes-rest_words"), go: t("prizes-rest_go") }
      : {
          title: t("prizes-rest_added_title", { amount }),
          words: t("prizes-rest_added_words"),
          go: t("prizes-rest_go"),
        },
  );
}
