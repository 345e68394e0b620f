import { mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { line } from "$shared/program/http.svelte";
import { NoAnswer } from "$shared/program/post";
import { connect } from "$shared/program/transport";
import { InDoubt, NotDone } from "$shared/entrance/key.svelte";
import { Press } from "./press.svelte";
import Remote from "./Remote.svelte";

let page: ReturnType<typeof mount> | undefined;

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  if (page) await unmount(page);
  page = undefined;
  line.state = "connecting";
  vi.useRealTimers();
});

it("does not claim that nothing is played where it was not answered", async () => {
  let answers = false;
  connect({
    call: () => (answers ? Promise.resolve([]) : Promise.reject(new NoAnswer("busy"))),
    listen: () => Promise.resolve(),
  });
  page = mount(Remote, { target: document.body });
  await vi.advanceTimersByTimeAsync(100);
  expect(document.body.textContent).toContain("Trop de demandes");
  expect(document.body.textContent).not.toContain("Aucun tournoi");
  // It asks again by itself.
  answers = true;
  await vi.advanceTimersByTimeAsync(4000);
  expect(document.body.textContent).toContain("Aucun tournoi");
});

it("tells a press that was in doubt what became of it", async () => {
  for (const [outcome, words] of [
    [null, /c’est fait/],
    [new NotDone(), /pas fait/],
  ] as const) {
    const pressed = new Press();
    const done = await pressed.does(() => Promise.reject(new InDoubt(Promise.resolve(outcome))));
    expect(done).toBe(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(pressed.said?.words).toMatch(words);
  }
});

it("keeps the word about a later press", async () => {
  const pressed = new Press();
  let tell: (wrong: null) => void = () => undefined;
  const outcome = new Promise<null>((resolve) => (tell = resolve));
  await pressed.does(() => Promise.reject(new InDoubt(outcome)));
  await pressed.does(() => Promise.resolve("Horloge arrêtée"));
  tell(null);
  await vi.advanceTimersByTimeAsync(0);
  expect(pressed.said?.words).toBe("Horloge arrêtée");
});

it("says what an earlier press led to on nothing that was opened since, unless it went wrong", async () => {
  for (const [work, said] of [
    [(): Promise<string> => Promise.resolve("C’est fait."), undefined],
    [(): Promise<string> => Promise.reject(new Error("Refusé")), "Refusé"],
  ] as const) {
    const pressed = new Press();
    const done = pressed.does(work);
    pressed.clear();
    await done;
    expect(pressed.said?.words).toBe(said);
  }
});
