// Blinds as everybody says them.
import { number, t } from "../../i18n/index.svelte";
import type { Blinds } from "../../program/bindings";

export function blinds(level: Blinds): string {
  const both = `${number(level.small)} / ${number(level.big)}`;
  if (level.ante === 0 || level.ante_kind === "none") return both;
  return `${both} · ${t(`ante-${level.ante_kind}-of`, { ante: level.ante })}`;
}
