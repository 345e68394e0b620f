import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import NumberInput from "./NumberInput.svelte";

let mounted: Record<string, unknown> | null = null;
afterEach(async () => {
  if (mounted) await unmount(mounted);
});

/** Types letter by letter, as a person does; what is kept, and what stands in the field. */
function type(
  keys: string,
  props: { thousands?: boolean; hundredths?: boolean; min?: number; max?: number },
): [number, string] {
  const kept = $state({ value: 0, testid: "n", change: (value: number) => (kept.value = value), ...props });
  mounted = mount(NumberInput, { target: document.body, props: kept });
  const fields = document.querySelectorAll<HTMLInputElement>("[data-testid=n]");
  const field = fields[fields.length - 1];
  if (!field) throw new Error("no field");
  field.value = "";
  for (const key of keys) {
    field.value += key;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
  }
  return [kept.value, field.value];
}

test("blinds are written with a k, and with what parts thousands", () => {
  expect(type("1k", { thousands: true })).toEqual([1000, "1000"]);
  expect(type("1,5k", { thousands: true })).toEqual([1500, "1500"]);
  expect(type("2.25K", { thousands: true })).toEqual([2250, "2250"]);
  expect(type("10 000", { thousands: true })[0]).toBe(10_000);
  expect(type("10.000", { thousands: true })[0]).toBe(10_000);
});

test("a number out of bounds stays as it is written and is refused with a sentence", () => {
  // The last number that was within the bounds is kept until this one is put right.
  expect(type("1000000000000", {})).toEqual([1_000_000_000, "1000000000000"]);
  expect(document.querySelector("[role=alert]")?.textContent).toMatch(/1\s000\s000\s000/);
  expect(type("9k", { thousands: true, max: 5000 })[1]).toBe("9k");
  const fields = [...document.querySelectorAll<HTMLInputElement>("[data-testid=n]")];
  expect(fields.at(-1)?.validity.customError).toBe(true);
  expect(fields.at(-1)?.getAttribute("aria-invalid")).toBe("true");
  expect(type("12", { max: 12 })).toEqual([12, "12"]);
});

test("what is no number stays as it is written and is refused, and nothing is made of its digits", () => {
  for (const written of ["1k", "1.5", "3-5", "1e3"]) {
    const [kept, left] = type(written, {});
    expect(left).toBe(written);
    expect([1, 3]).toContain(kept);
    const field = [...document.querySelectorAll<HTMLInputElement>("[data-testid=n]")].at(-1);
    expect(field?.validity.customError).toBe(true);
  }
  expect(type("1,5k", { hundredths: true })).toEqual([150, "1,5k"]);
});

test("money given back is below 0 where the field allows it", () => {
  expect(type("-12,50", { hundredths: true, min: -10_000 })).toEqual([-1250, "-12,50"]);
  expect(type("−3", { hundredths: true, min: -10_000 })[0]).toBe(-300);
  expect(type("-3", { hundredths: true })).toEqual([0, "-3"]);
});
