import { beforeEach, expect, test, vi } from "vitest";
import type { Toast } from "$shared/parts/toasts.svelte";
import type { SentDue } from "$shared/program/bindings";

const { due } = vi.hoisted(() => ({ due: vi.fn<() => Promise<SentDue>>() }));
vi.mock("$shared/program/bindings", () => ({ commands: { leagueSendDue: due } }));
vi.mock("$shared/program/attempt", () => ({ isProblem: () => true }));

let sendSoon: () => void;
let toasts: Toast[];

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  due.mockReset();
  ({ toasts } = await import("$shared/parts/toasts.svelte"));
  ({ sendSoon } = await import("./league"));
});

test("while nobody answers it is tried again every ten minutes, whatever changes, and nothing is said", async () => {
  // Making the file is a change.
  due.mockImplementation(() => {
    sendSoon();
    return Promise.resolve({ type: "later" });
  });
  sendSoon();
  await vi.advanceTimersByTimeAsync(10_000);
  sendSoon();
  await vi.advanceTimersByTimeAsync(9 * 60_000);
  expect(due).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(due).toHaveBeenCalledTimes(2);
  expect(toasts).toEqual([]);
});

test("a refusal is said, and not tried again", async () => {
  due.mockRejectedValue(Object.assign(new Error("Non."), { code: "league-refused", rule: null }));
  sendSoon();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(due).toHaveBeenCalledTimes(1);
  expect(toasts.map(({ kind, text, everywhere }) => [kind, text, everywhere])).toEqual([["wrong", "Non.", true]]);
});

test("two files are never under way at once", async () => {
  let arrive: (sent: SentDue) => void = () => undefined;
  due.mockImplementation(() => new Promise((done) => (arrive = done)));
  sendSoon();
  await vi.advanceTimersByTimeAsync(10_000);
  sendSoon();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(due).toHaveBeenCalledTimes(1);
  due.mockResolvedValue({ type: "nothing" });
  arrive({ type: "nothing" });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(due).toHaveBeenCalledTimes(2);
});
