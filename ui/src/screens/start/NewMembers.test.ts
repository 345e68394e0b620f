// The members a new club begins with: a line is put right there as in any list.
import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import { speak } from "$shared/i18n/index.svelte";
import type { ImportPreview, Reading } from "$shared/program/bindings";
import { connect } from "$shared/program/transport";
import { newMember } from "../members/draft";
import NewMembers from "./NewMembers.svelte";

test("a new club's line is corrected or left out in its preview", async () => {
  await speak("en");
  const asked: (Reading | null)[] = [];
  const member = { ...newMember(), last_name: "DUPONT", first_name: "Jean" };
  connect({
    call: (name, args) => {
      if (name !== "new_members_preview") return Promise.resolve(null);
      const reading = args.reading as Reading | null;
      asked.push(reading);
      const preview = {
        separator: ";",
        sheets: [],
        above: [],
        below: [],
        columns: [],
        ignored: [],
        order: "last_first",
        matched: "itself",
        sheet: null,
        update: false,
        said: reading?.lines ?? [],
        recase: reading?.recase ?? false,
        capitals: 1,
        added: 1,
        rejected: 0,
        lines: [{ line: 1, member, outcome: { type: "add" }, minor: false, remarks: [], differs: [] }],
      } as unknown as ImportPreview;
      return Promise.resolve({ list: args.list, preview });
    },
    listen: () => Promise.resolve(),
  });
  let sent = 0;
  const form = document.body.appendChild(document.createElement("form"));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    sent += 1;
  });
  const page = mount(NewMembers, { target: form, props: { members: null } });
  const by = <T extends HTMLElement>(id: string): T | null => document.querySelector<T>(`[data-testid=${id}]`);
  flushSync();
  const text = by<HTMLTextAreaElement>("new-members");
  if (text) text.value = "DUPONT;Jean";
  text?.dispatchEvent(new Event("input", { bubbles: true }));
  await expect.poll(() => by("leave-out-1")).not.toBeNull();
  by("leave-out-1")?.click();
  await expect.poll(() => asked.at(-1)?.lines[0]?.left_out).toBe(true);
  by("correct-1")?.click();
  flushSync();
  const name = by<HTMLInputElement>("line-last-name");
  if (name) name.value = "Dupond";
  name?.dispatchEvent(new Event("input", { bubbles: true }));
  name?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
  await expect.poll(() => asked.at(-1)?.lines[0]?.corrected?.last_name).toBe("Dupond");
  by("new-members-recase")?.click();
  await expect.poll(() => asked.at(-1)?.recase).toBe(true);
  expect(sent).toBe(0);
  await unmount(page);
});
