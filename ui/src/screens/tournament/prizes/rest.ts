// What announced prizes leave of the pool, or what the club adds to them.
import { money, t } from "$shared/i18n/index.svelte";
import { sure } from "$shared/parts/confirm.svelte";
import type { TournamentView } from "$shared/program/bindings";

/** Amount that is not shared; below zero if the club adds it. */
export function restOf(cents: number, currency: string): string {
  const amount = money(Math.abs(cents), currency);
  return cents < 0 ? t("prizes-unshared_added", { amount }) : t("prizes-unshared", { amount });
}

/** The evening may end: all of the pool is shared, or somebody was asked and ends it all the same. */
export async function sharesAll(view: TournamentView): Promise<boolean> {
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
