// What a clock, and what is advised, gives to hear: only what came by itself.
import { t } from "$shared/i18n/index.svelte";
import type { Advice, ClockView } from "$shared/program/bindings";
import { posted } from "./blinds";

/** A sentence about what has begun by itself between two readings of a clock; empty if there is none. */
export function begun(before: ClockView, now: ClockView): string {
  if (now.phase !== "playing" || before.phase !== "playing" || !now.current) return "";
  if (!before.running && before.resumes_at !== null && now.running && now.now >= before.resumes_at)
    return t("heard-resumed");
  const due = before.running && before.ends_at !== null && now.now >= before.ends_at;
  if (!due) return "";
  if (now.overtime) return before.overtime ? "" : t("heard-overtime");
  const { level, blinds } = now.current;
  if (blinds) return t("heard-level", { level, blinds: posted(blinds) });
  return t("heard-break", { minutes: Math.max(1, Math.round(now.remaining / 60_000)) });
}

/** Advice that is new. */
export const news = (before: readonly string[], now: readonly Advice[]): Advice[] =>
  now.filter(({ key, postponed }) => !postponed && !before.includes(key));
