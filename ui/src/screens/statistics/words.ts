// Shares, days and durations as the statistics write them.
import { dateFormat, numberFormat } from "$shared/i18n/formats";
import { dated, locale, localDay, span } from "$shared/i18n/index.svelte";

/** A share in hundredths of a percent, as whole percent. */
export function percent(share: number): string {
  return numberFormat(locale(), { style: "percent", maximumFractionDigits: 0 }).format(share / 10_000);
}

/** A month: nov. 26 on an axis, novembre 2026 in a table. */
export function month(first: string, short: boolean): string {
  const style = short ? ({ month: "short", year: "2-digit" } as const) : ({ month: "long", year: "numeric" } as const);
  return dateFormat(locale(), style).format(localDay(first));
}

/** A day of the week, 1 for Monday. */
export function weekday(day: number, short: boolean): string {
  // 1 January 2024 was a Monday.
  return dateFormat(locale(), { weekday: short ? "short" : "long" }).format(new Date(2024, 0, day));
}

/** A duration on an axis: whole hours without minutes. */
export function hours(millis: number): string {
  return millis > 0 && millis % 3_600_000 === 0 ? `${millis / 3_600_000}\u00a0h` : span(millis);
}

/** Labels of evenings on an axis: days, with their year where they lie more than a year apart. */
export function axis(dates: string[]): string[] {
  const [first, last] = [dates[0], dates.at(-1)];
  const long =
    first !== undefined && last !== undefined && localDay(last).getTime() - localDay(first).getTime() > 366 * 864e5;
  const style = { day: "numeric", month: "short", year: long ? "2-digit" : undefined } as const;
  return dates.map((date) => dated(localDay(date), style));
}
