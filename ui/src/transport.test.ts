import { afterEach, expect, test, vi } from "vitest";
import { mount, tick, unmount } from "svelte";
import { connect, type Transport } from "$shared/program/transport";
import { commands, type Notice } from "$shared/program/bindings";
import { begin, desk } from "./desk/desk.svelte";

/** A program that answers from a list, and can speak first. */
function fake(answers: Record<string, unknown>) {
  const handlers: Record<string, (payload: unknown) => void> = {};
  const call = vi.fn((name: string) =>
    name in answers ? Promise.resolve(answers[name]) : Promise.reject(new Error(name)),
  );
  const listen = (event: string, handler: (payload: unknown) => void) => {
    handlers[event] = handler;
    return Promise.resolve();
  };
  const say = (notice: Notice) => handlers[notice.event]?.(notice.payload);
  return { transport: { call, listen } satisfies Transport, call, say };
}

const club = {
  name: "Les As",
  identity: "1",
  path: null,
  language: "en",
  away: null,
  recent: [],
  version: "1",
  unopened: null,
  notices: [],
};

afterEach(() => (desk.club = null));

test("a command reaches the transport by its name, with its arguments by theirs", async () => {
  const program = fake({ forecast_cut: null, clocks: [] });
  connect(program.transport);
  expect(await commands.forecastCut(3, 12)).toBe(null);
  expect(await commands.clocks()).toEqual([]);
  expect(program.call.mock.calls).toEqual([
    ["forecast_cut", { id: 3, minutes: 12 }],
    ["clocks", {}],
  ]);
});

test("the desk begins and follows changes over any transport", async () => {
  const answers: Record<string, unknown> = { club_state: club, clocks: [] };
  const program = fake(answers);
  connect(program.transport);
  await begin();
  expect(desk.club?.name).toBe("Les As");
  answers.club_state = { ...club, name: "Les Rois" };
  program.say({ event: "changed", payload: null });
  await vi.waitFor(() => expect(desk.club?.name).toBe("Les Rois"));
});

test("a slow answer about the club does not replace a newer one", async () => {
  const waiting: ((found: unknown) => void)[] = [];
  const program = fake({ clocks: [] });
  program.call.mockImplementation((name) =>
    name === "club_state" ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve([]),
  );
  connect(program.transport);
  const begun = begin();
  await vi.waitFor(() => expect(waiting.length).toBe(1));
  program.say({ event: "changed", payload: null });
  await vi.waitFor(() => expect(waiting.length).toBe(2));
  waiting[1]?.({ ...club, name: "Les Rois" });
  await vi.waitFor(() => expect(desk.club?.name).toBe("Les Rois"));
  waiting[0]?.(club);
  await begun;
  expect(desk.club?.name).toBe("Les Rois");
});

test("the room's page runs over any transport", async () => {
  const program = fake({ countdown: null });
  connect(program.transport);
  const { default: Room } = await import("./room/Room.svelte");
  const page = mount(Room, { target: document.body });
  await tick();
  expect(program.call.mock.calls.map(([name]) => name)).toContain("room_view");
  await unmount(page);
});
