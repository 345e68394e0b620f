import { expect, test, vi } from "vitest";
import { press } from "./clock-keys";
import type { ClockView } from "$shared/program/bindings";
import { begin, desk } from "../desk/desk.svelte";
import { connect } from "$shared/program/transport";

test("a key goes by the clock that the strip shows, also where the list of clocks comes late", async () => {
  const acted: unknown[] = [];
  const handlers = new Map<string, (payload: unknown) => void>();
  let running = true;
  let late = false;
  const clock = (): ClockView => ({ now: 1_000, running }) as ClockView;
  connect({
    call(name, args) {
      if (name === "club_state") return Promise.resolve({ name: "Club", language: "fr", notices: [] });
      if (name === "clocks") return late ? new Promise(() => {}) : Promise.resolve([{ id: 1, clock: clock() }]);
      if (name === "desk") return Promise.resolve({ view: { phase: "playing", clock: clock() } });
      if (name === "act") acted.push(args.action);
      return Promise.resolve({ said: "" });
    },
    listen: (event, handler) => Promise.resolve(handlers.set(event, handler)),
  });
  vi.stubGlobal("document", { addEventListener: vi.fn(), documentElement: {}, querySelector: () => null });
  desk.id = 1;
  await begin();
  expect(desk.clocks).toHaveLength(1);

  press(1, { type: "turn" });
  [running, late] = [false, true];
  handlers.get("changed")?.(1);
  await vi.waitFor(() => expect(desk.clock?.running).toBe(false));
  press(1, { type: "turn" });
  expect(acted).toEqual([{ type: "pause_clock" }, { type: "resume_clock" }]);
});
