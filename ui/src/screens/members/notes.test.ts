import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import { connect } from "$shared/program/transport";
import Notes from "./Notes.svelte";

afterEach(() => (document.body.innerHTML = ""));

const words = (): HTMLTextAreaElement | null => document.querySelector("[data-testid=note-words]");
function open(member: number): () => Promise<void> {
  const shown = mount(Notes, { target: document.body, props: { member, notes: [] } });
  flushSync();
  return () => unmount(shown);
}
function write(text: string): void {
  document.querySelector<HTMLElement>("[data-testid=write-note]")?.click();
  flushSync();
  const field = words() as HTMLTextAreaElement;
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}

test("a note not added yet survives its panel", async () => {
  const close = open(3);
  write("Prefers table 1");
  await close();
  const other = open(4);
  expect(words()).toBeNull();
  await other();
  const again = open(3);
  expect(words()?.value).toBe("Prefers table 1");
  await again();
});

test("a note that was added or given up is not kept", async () => {
  connect({ call: () => Promise.resolve(), listen: () => Promise.resolve() });
  for (const press of [".main", "[type=button]"]) {
    const close = open(5);
    write("Paid in cash");
    document.querySelector<HTMLElement>(`form ${press}`)?.click();
    await new Promise((done) => setTimeout(done));
    flushSync();
    await close();
    const again = open(5);
    expect(words(), press).toBeNull();
    await again();
  }
});
