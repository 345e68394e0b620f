import { expect, test } from "vitest";
import { readDay, writeDay } from "./dates";

test("dates are read as people write them", () => {
  for (const text of ["12/3/1990", " 12.03.1990 ", "12-3-1990", "12 03 1990", "12031990", "1990-03-12", "12/03/90"]) {
    expect(readDay(text, 2026), text).toBe("1990-03-12");
  }
  expect(readDay("1/9/27", 2026)).toBe("2027-09-01");
  expect(readDay("29/02/2024", 2026)).toBe("2024-02-29");
});

test("impossible dates are refused", () => {
  for (const text of ["", "30/02/2024", "12/13/1990", "hier", "12/3", "0/1/2020", "12/3/199"]) {
    expect(readDay(text, 2026), text).toBeNull();
  }
});

test("a date that is written can be read back", () => {
  expect(writeDay("1990-03-12")).toBe("12/03/1990");
  expect(writeDay(null)).toBe("");
  expect(readDay(writeDay("2026-09-01"))).toBe("2026-09-01");
});
