import type { ClockView } from "../program/bindings";

/**
 * A clock as the program told it by itself. Where the club hides the money from telephones it tells it to nobody in
 * that way: what the page had from its last question stays.
 */
export function withMoney(known: ClockView | null | undefined, told: ClockView): ClockView {
  if (told.pool !== null || !known) return told;
  const { pool, seat_value, unshared } = known;
  return { ...told, pool, seat_value, unshared };
}
