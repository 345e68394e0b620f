/** The day of an instant by this computer's clock, as `2026-11-23`. */
export function isoDay(at: Date): string {
  return [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}
