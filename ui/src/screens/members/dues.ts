// How the lines of the dues are chosen and read.
import type { DuePayment, DuesLine } from "$shared/program/bindings";

export const duesKinds = ["all", "open", "settled"] as const;
export type DuesKind = (typeof duesKinds)[number];

/** The lines of a kind: those who still owe something, or those who owe nothing. */
export function ofDuesKind(lines: DuesLine[], kind: DuesKind): DuesLine[] {
  return kind === "all" ? lines : lines.filter((line) => line.rest > 0 === (kind === "open"));
}

/** The latest payment that counts. */
export function lastPayment(line: DuesLine): DuePayment | undefined {
  return line.payments
    .filter((payment) => payment.cancelled === null)
    .reduce<DuePayment | undefined>((last, one) => (last && last.paid_on > one.paid_on ? last : one), undefined);
}
