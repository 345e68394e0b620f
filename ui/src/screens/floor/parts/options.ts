// Answers that several tools offer.
import { say, t } from "$shared/i18n/index.svelte";
import { disputed, sitter } from "../floor.svelte";

export interface Option<T> {
  value: T;
  name: string;
}

/** A first answer, as one of its kind. */
export const typed = <T>(answer: T): T => answer;

export function yesNo(): Option<boolean>[] {
  return [
    { value: true, name: t("floor-yes") },
    { value: false, name: t("floor-no") },
  ];
}

/** Yes and no as the statements `fact-yes` and `fact-no`, which a sentence can hold. */
export const stating = (fact: string) => (): Option<boolean>[] => [
  { value: true, name: say(`${fact}-yes`) },
  { value: false, name: say(`${fact}-no`) },
];

/** One answer for each value, in the words `prefix-value`. */
export function worded<T extends string>(prefix: string, values: readonly T[]): Option<T>[] {
  return values.map((value) => ({ value, name: say(`${prefix}-${value}`) }));
}

/** The seats of the table in dispute, with names; nine of them where there is none. */
export function seatOptions(): Option<string>[] {
  const seats = disputed()
    ?.seats.filter((seat) => seat.entry !== null)
    .map((seat) => seat.no);
  return (seats ?? [1, 2, 3, 4, 5, 6, 7, 8, 9]).map((seat) => ({
    value: String(seat),
    name: [t("floor-seat", { seat }), sitter(seat)].filter((word) => word !== "").join(" · "),
  }));
}
