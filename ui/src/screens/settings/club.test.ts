import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import { desk } from "../../desk/desk.svelte";
import ClubForm from "./ClubForm.svelte";
import { typed } from "./club.svelte";

const field = (): HTMLInputElement => document.querySelector("[data-testid=settings-name]") as HTMLInputElement;

function open(): () => Promise<void> {
  const shown = mount(ClubForm, { target: document.body });
  flushSync();
  return () => unmount(shown);
}

function write(text: string): void {
  field().value = text;
  field().dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}

test("a club's name not saved yet survives its screen", async () => {
  const close = open();
  const before = field().value;
  write("Poker Club de Lyon");
  await close();
  const again = open();
  expect(field().value).toBe("Poker Club de Lyon");
  // As it was: nothing is left to save.
  write(before);
  expect(typed.club).toBeNull();
  await again();
  expect(desk.club?.name ?? "").toBe(before);
});
