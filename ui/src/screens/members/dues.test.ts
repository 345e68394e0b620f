import { expect, test } from "vitest";
import type { DuePayment, DuesLine } from "$shared/program/bindings";
import { isoDay } from "$shared/i18n/iso_day";
import { lastPayment, ofDuesKind } from "./dues";

const payment = (number: number, paid_on: string, cancelled = false): DuePayment => ({
  number,
  season: 1,
  member: 1,
  paid_on,
  amount: 1000,
  currency: "EUR",
  means: "cash",
  received_by: "",
  cancelled: cancelled ? { on: paid_on, why: "typo" } : null,
});
const line = (member: number, owes: number, payments: DuePayment[]): DuesLine => {
  const paid = payments.filter((one) => !one.cancelled).reduce((sum, one) => sum + one.amount, 0);
  return {
    member,
    first_name: "A",
    last_name: "B",
    number: null,
    owes,
    reason: null,
    paid,
    rest: owes - paid,
    payments,
  };
};

test("those who still owe something and those who owe nothing are told apart", () => {
  const lines = [line(1, 3000, []), line(2, 1000, [payment(1, "2026-09-01")]), line(3, 0, [])];
  const members = (kind: "all" | "open" | "settled") => ofDuesKind(lines, kind).map((one) => one.member);
  expect([members("all"), members("open"), members("settled")]).toEqual([[1, 2, 3], [1], [2, 3]]);
});

test("the last payment is the latest that counts, whatever the order of the receipts", () => {
  const payments = [payment(1, "2026-10-02"), payment(2, "2026-09-01"), payment(3, "2026-11-01", true)];
  expect(lastPayment(line(1, 5000, payments))?.number).toBe(1);
  expect(lastPayment(line(1, 5000, [payment(3, "2026-11-01", true)]))).toBeUndefined();
});

test("a day is written with leading zeros", () => {
  expect(isoDay(new Date(2026, 2, 5))).toBe("2026-03-05");
});
