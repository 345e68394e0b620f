// The copy of the club on another disk, in words.
import { day, hour, t } from "$shared/i18n/index.svelte";
import { isoDay } from "$shared/i18n/iso_day";
import { toast } from "$shared/parts/toasts.svelte";
import type { SecondPlace } from "$shared/program/bindings";

/** Today at 21 h 15, yesterday at 23 h 40, 12 nov. 2026 at 22 h 05. */
export function when(instant: number, now: number): string {
  const at = new Date(instant);
  const yesterday = new Date(now);
  yesterday.setDate(yesterday.getDate() - 1);
  if (isoDay(at) === isoDay(new Date(now))) return t("second-when_today", { hour: hour(at) });
  if (isoDay(at) === isoDay(yesterday)) return t("second-when_yesterday", { hour: hour(at) });
  return t("second-when_day", { day: day(isoDay(at)), hour: hour(at) });
}

/** Time when it was last reached. */
export function reached({ folder, reached, trouble }: SecondPlace, now: number): string {
  if (reached === null) return t(trouble === null ? "second-first" : "second-never", { folder });
  return t(trouble === null ? "second-now" : "second-behind", { folder, when: when(reached, now) });
}

/** Reason why it does not hold all of the club; `null` if it does. */
export function troubled({ folder, trouble, detail }: SecondPlace): string | null {
  if (trouble === null) return null;
  return trouble === "disk" ? t("second-disk", { folder, detail }) : t(`second-${trouble}`, { folder });
}

/** Says once that the copy cannot be kept up to date, once that it is again, and what was found in its place. */
export function tell(before: SecondPlace | null, now: SecondPlace | null): void {
  if (!now) return;
  const known = before?.folder === now.folder ? before : null;
  const trouble = troubled(now);
  if (trouble !== null && known?.trouble !== now.trouble) toast(trouble, "wrong", null, { everywhere: true });
  if (now.aside !== null && known?.aside !== now.aside)
    toast(t("second-aside", { file: now.aside }), "note", null, { everywhere: true });
  if (trouble === null && known && known.trouble !== null)
    toast(t("second-back", { folder: now.folder }), "good", null);
}

const fileName = (path: string): string => path.split(/[\\/]/).at(-1) ?? path;

/** The copy, where it has another name than the club: another club's copy has that one; `null` if it has the same. */
export function otherName({ copy }: SecondPlace, club: string | null): string | null {
  return club === null || fileName(copy) === fileName(club) ? null : copy;
}
