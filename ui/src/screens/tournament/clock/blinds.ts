// Blinds as everybody says them.
import { number, t } from "$shared/i18n/index.svelte";
import type { Blinds } from "$shared/program/bindings";

/** Forced bets before the cards. */
export function posted(level: Blinds): string {
  const antes: string[] = [];
  if (level.ante > 0 && level.ante_kind !== "none") {
    antes.push(t(`ante-${level.ante_kind}-of`, { ante: level.ante }));
  }
  if (level.bring_in > 0) antes.push(t("clock-bring_in", { amount: number(level.bring_in) }));
  const forced = antes.join(" · ");
  if (level.big === 0) return forced;
  const both = level.bring_in > 0 ? t("clock-at_stud", { forced }) : forced;
  return [`${number(level.small)} / ${number(level.big)}`, both].filter((part) => part !== "").join(" · ");
}

/** The two sizes of a bet in limit, short; empty elsewhere. */
export function stakes({ bets }: Blinds): string {
  if (!bets) return "";
  const sizes = `${number(bets.small)}–${number(bets.big)}`;
  return bets.in_some_games ? t("clock-in_limit", { sizes }) : sizes;
}

/** Forced bets, and the two sizes of a bet in limit. */
export function blinds(level: Blinds): string {
  const { bets } = level;
  const told = bets && t("clock-bets", { small: number(bets.small), big: number(bets.big) });
  const sizes = told ? [bets.in_some_games ? t("clock-in_limit", { sizes: told }) : told] : [];
  return [posted(level), ...sizes].join(" · ");
}
