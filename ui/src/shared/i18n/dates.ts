// Dates as people write them, day first in both languages: 12/3/1990, 12.03.90, 12 3 1990,
// 12031990; and as computers do: 1990-03-12.
const DAY_FIRST = /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4}|\d{2})$/;
const TOGETHER = /^(\d{2})(\d{2})(\d{4})$/;
const YEAR_FIRST = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
/** A two-digit year is in this century if it is at most this many years ahead. */
const AHEAD = 10;

function century(year: number, now: number): number {
  if (year >= 100) return year;
  const here = now - (now % 100);
  return here + year <= now + AHEAD ? here + year : here - 100 + year;
}

/** The date as `1990-03-12`; null if it is not one. */
export function readDay(text: string, now: number = new Date().getFullYear()): string | null {
  const plain = text.trim();
  const first = DAY_FIRST.exec(plain) ?? TOGETHER.exec(plain);
  const [day, month, year] = (first?.slice(1) ?? YEAR_FIRST.exec(plain)?.slice(1).reverse() ?? []).map(Number);
  if (!day || !month || year === undefined) return null;
  const whole = century(year, now);
  const date = new Date(Date.UTC(whole, month - 1, day));
  const same = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return same ? date.toISOString().slice(0, 10) : null;
}

/** A date as it is written into a field. */
export function writeDay(day: string | null): string {
  const [year, month, date] = (day ?? "").split("-");
  return year && month && date ? `${date}/${month}/${year}` : "";
}
