// Shares, days and lists as the statistics write them.
import { language, span, t } from "../../i18n/index.svelte";
import { desk } from "../../program/desk.svelte";

const locale = (): string => (language() === "fr" ? "fr-FR" : "en-GB");

/** A share in hundredths of a percent, as whole percent. */
export function percent(share: number): string {
  return new Intl.NumberFormat(locale(), { style: "percent", maximumFractionDigits: 0 }).format(share / 10_000);
}

function local(date: string): Date {
  const [year, month, day] = date.split("-").map(Number);
  return new Date(year ?? 0, (month ?? 1) - 1, day ?? 1);
}

/** A month: nov. 26 on an axis, novembre 2026 in a table. */
export function month(first: string, short: boolean): string {
  const style = short ? ({ month: "short", year: "2-digit" } as const) : ({ month: "long", year: "numeric" } as const);
  return new Intl.DateTimeFormat(locale(), style).format(local(first));
}

/** A day of the week, 1 for Monday. */
export function weekday(day: number, short: boolean): string {
  // 1 January 2024 was a Monday.
  return new Intl.DateTimeFormat(locale(), { weekday: short ? "short" : "long" }).format(new Date(2024, 0, day));
}

/** A duration on an axis: whole hours without minutes. */
export function hours(millis: number): string {
  return millis > 0 && millis % 3_600_000 === 0 ? `${millis / 3_600_000}\u00a0h` : span(millis);
}

/** Labels of evenings on an axis: days, with their year where they lie more than a year apart. */
export function axis(dates: string[]): string[] {
  const [first, last] = [dates[0], dates.at(-1)];
  const long =
    first !== undefined && last !== undefined && local(last).getTime() - local(first).getTime() > 366 * 864e5;
  const style = { day: "numeric", month: "short", year: long ? "2-digit" : undefined } as const;
  const written = (date: string): string => new Intl.DateTimeFormat(locale(), style).format(local(date));
  // In French the first of a month is an ordinal.
  return dates.map((date) => (language() === "fr" ? written(date).replace(/^1 /, "1er ") : written(date)));
}

/** Evenings whose journal cannot be read. */
export function unread(names: string[]): string {
  return names.length > 0 ? t("statistics-unread", { names: names.join(", ") }) : "";
}

export function openStatistics(of: "member" | "season", id: number): void {
  desk.statistics = { of, id };
  desk.screen = "statistics";
}
