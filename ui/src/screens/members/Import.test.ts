// A list before it is taken: which sheet of a workbook is read, and what the person says of its lines.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { speak } from "$shared/i18n/index.svelte";
import type { ImportPreview, Reading } from "$shared/program/bindings";
import { memberList } from "./member_list.svelte";
import { newMember } from "./draft";
import Import from "./Import.svelte";
import type { Importing } from "./member_list.svelte";

let mounted: Record<string, unknown> | null = null;
const asked: Reading[] = [];
beforeEach(async () => {
  asked.length = 0;
  memberList.importing = null;
  await speak("en");
});
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = null;
});

function importing(sheets: string[], sheet: string | null): Importing {
  const preview: ImportPreview = {
    encoding: "XLSX",
    separator: null,
    sheet,
    sheets,
    headed: true,
    matched: "itself",
    columns: [{ heading: "Nom", values: ["Petit"], field: "last_name" }],
    ignored: [],
    order: "last_first",
    lines: [],
    added: 0,
    known: 0,
    rejected: 0,
    above: [],
    below: [],
    updated: 0,
    unclear: 0,
    update: false,
    said: [],
    recase: false,
    capitals: 0,
  };
  const read = async (reading: Reading): Promise<Importing> => {
    asked.push(reading);
    return Promise.resolve(importing(sheets, reading.sheet));
  };
  return { preview, take: async () => Promise.resolve(0), read };
}
function show(sheets: string[], sheet: string | null): HTMLSelectElement | null {
  mounted = mount(Import, {
    target: document.body,
    props: { importing: importing(sheets, sheet), close: () => undefined },
  });
  flushSync();
  return document.querySelector("[data-testid=import-sheet]");
}

test("another sheet is read from the beginning, and what is said of it later keeps it", async () => {
  const choice = show(["2025", "2026"], "2025");
  expect([...(choice?.options ?? [])].map(({ value }) => value)).toEqual(["2025", "2026"]);
  if (choice) choice.value = "2026";
  choice?.dispatchEvent(new Event("change", { bubbles: true }));
  expect(asked).toEqual([{ order: null, matching: null, sheet: "2026", update: false, lines: [], recase: false }]);
  await expect.poll(() => memberList.importing?.preview.sheet).toBe("2026");
  document.querySelector<HTMLElement>("[data-testid=swap-names]")?.click();
  expect(asked[1]).toEqual({
    order: "first_last",
    matching: null,
    sheet: "2025",
    update: false,
    lines: [],
    recase: false,
  });
});

test("there is nothing to choose in a list that is text, or has one sheet", () => {
  expect(show([], null)).toBeNull();
  expect(document.body.textContent).not.toContain("Sheet of the workbook");
});

test("a line is left out, corrected, or given to a namesake where the person says so", async () => {
  const found = importing([], null);
  const member = { ...newMember(), last_name: "Martin", first_name: "Jean" };
  const martin = { member: 7, name: "Jean Martin", number: "12", born: null, email: null };
  found.preview.lines = [
    { line: 2, member, outcome: { type: "add" }, minor: false, remarks: [], differs: [] },
    { line: 3, member, outcome: { type: "unclear", members: [martin] }, minor: false, remarks: [], differs: [] },
  ];
  mounted = mount(Import, { target: document.body, props: { importing: found, close: () => undefined } });
  flushSync();
  const by = <T extends HTMLElement>(id: string): T | null => document.querySelector<T>(`[data-testid=${id}]`);
  by("leave-out-2")?.click();
  const untouched = { left_out: false, corrected: null, is: null };
  expect(asked.at(-1)?.lines).toEqual([{ ...untouched, line: 2, left_out: true }]);
  const who = by<HTMLSelectElement>("who-3");
  expect([...(who?.options ?? [])].map(({ textContent }) => textContent).at(-1)).toBe("Jean Martin · 12");
  if (who) who.value = "7";
  who?.dispatchEvent(new Event("change", { bubbles: true }));
  expect(asked.at(-1)?.lines).toEqual([{ ...untouched, line: 3, is: { type: "member", member: 7 } }]);
  by("correct-2")?.click();
  flushSync();
  const name = by<HTMLInputElement>("line-last-name");
  if (name) name.value = "Martine";
  name?.dispatchEvent(new Event("input", { bubbles: true }));
  by("line-save")?.click();
  await expect.poll(() => asked.at(-1)?.lines[0]?.corrected?.last_name).toBe("Martine");
});
