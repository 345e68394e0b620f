// A key pressed in the room is taken back from the room, and nothing else with it.
import { beforeEach, expect, test } from "vitest";
import type { PlayedClock } from "$shared/program/bindings";
import { desk } from "../desk/desk.svelte";
import { connect } from "$shared/program/transport";
import { press } from "./clock-keys";

let calls: [string, unknown][] = [];
const settled = (): Promise<unknown> => new Promise((done) => setTimeout(done));
beforeEach(() => {
  calls = [];
  desk.clocks = [{ id: 3, clock: { running: true }, readAt: 0 } as unknown as PlayedClock & { readAt: number }];
  connect({
    call: (name, args) => {
      calls.push([name, args]);
      return Promise.resolve(name === "act" ? { said: "done", seq: 41 } : "done");
    },
    listen: () => Promise.resolve(),
  });
});

test("undo takes back the row of the key before", async () => {
  press(3, { type: "minute", more: true });
  await settled();
  press(3, { type: "undo" });
  await settled();
  expect(calls).toEqual([
    ["act", { id: 3, action: { type: "shift_clock", by: 60_000 } }],
    ["undo", { id: 3, row: 41 }],
  ]);
});

test("undo without a key before does nothing", async () => {
  press(3, { type: "undo" });
  await settled();
  expect(calls).toEqual([]);
});
