// How long ago a device was heard.
import { t } from "$shared/i18n/index.svelte";

/** Screens and devices speak at least every twenty seconds. */
const QUIET = 60_000;

export const isQuiet = (now: number, seen: number): boolean => now - seen > QUIET;

export function heardAgo(now: number, seen: number): string {
  const minutes = Math.floor((now - seen) / 60_000);
  if (minutes < 1) return t("devices-heard_now");
  if (minutes < 60) return t("devices-heard_minutes", { minutes });
  return t("devices-heard_hours", { hours: Math.floor(minutes / 60) });
}
