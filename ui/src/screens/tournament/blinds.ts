// Blinds as everybody says them.
import { number, t } from "../../i18n/index.svelte";
import type { Blinds } from "../../program/bindings";

export function blinds(level: Blinds): string {
  const parts: string[] = [];
  if (level.big > 0) parts.push(`${number(level.small)} / ${number(level.big)}`);
  if (level.ante > 0 && level.ante_kind !== "none") {
    parts.push(t(`ante-${level.ante_kind}-of`, { ante: level.ante }));
  }
  if (level.bring_in > 0) parts.push(t("clock-bring_in", { amount: number(level.bring_in) }));
  if (level.bets) parts.push(t("clock-bets", { small: number(level.bets.small), big: number(level.bets.big) }));
  return parts.join(" · ");
}
