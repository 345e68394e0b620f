import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ReportContent } from "$shared/program/bindings";
import { connect } from "$shared/program/transport";

const kept = { device: "d", key: "00".repeat(32), session: "s", name: "Loup Rose", role: { type: "remote" } };
const floor: ReportContent = { type: "floor", words: "" };
const out: ReportContent = { type: "out", players: [{ entry: 7, by: null, stack: null }] };

interface Asked {
  id: string;
  body: string;
}
/** Requests to the program, and its answers: null where nobody hears. */
let asked: Asked[];
let answer: ((body: string) => [number, unknown]) | null;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  connect({ call: () => Promise.reject(new Error("unexpected")), listen: () => Promise.resolve() });
  localStorage.setItem("tapis-device", JSON.stringify(kept));
  [asked, answer] = [[], null];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    await Promise.resolve();
    if (url.endsWith("pair_club")) return new Response("null");
    if (url.endsWith("pair_state")) return new Response(JSON.stringify({ ...kept, confirmed: true, now: Date.now() }));
    const headers = init.headers as Record<string, string>;
    asked.push({ id: headers["tapis-command"] ?? "", body: init.body as string });
    if (!answer) throw new TypeError("Failed to fetch");
    const [status, body] = answer(init.body as string);
    return new Response(JSON.stringify(body), { status });
  });
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** The page, loaded anew. */
async function page() {
  vi.resetModules();
  const { connect } = await import("$shared/program/transport");
  connect({ call: () => Promise.reject(new Error("unexpected")), listen: () => Promise.resolve() });
  const { begin } = await import("$shared/entrance/key.svelte");
  begin();
  await vi.advanceTimersByTimeAsync(0);
  return import("./waiting.svelte");
}

const done = { state: { type: "waiting" } };

it("keeps a report until it is answered, over a new page too", async () => {
  const before = await page();
  const sent = before.report(1, 2, floor);
  await vi.advanceTimersByTimeAsync(6000);
  expect(await sent).toBeNull();
  expect(before.waiting.all).toHaveLength(1);

  const after = await page();
  const told = vi.fn();
  answer = () => [200, done];
  after.follow(told);
  await vi.advanceTimersByTimeAsync(100);
  expect(told).toHaveBeenCalledWith(done);
  expect(after.waiting.all).toEqual([]);
  // Under one name, however often it was sent: it is done once.
  expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
  expect(JSON.parse(asked[0]?.body ?? "")).toEqual({ id: 1, table: 2, what: floor });
  const often = asked.length;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked.length).toBe(often);
});

it("sends in the order in which it was reported", async () => {
  const { report, follow, waiting } = await page();
  follow(vi.fn());
  const first = report(1, 2, out);
  await vi.advanceTimersByTimeAsync(6000);
  expect(await first).toBeNull();
  expect(await report(1, 2, floor)).toBeNull();
  answer = () => [200, done];
  await vi.advanceTimersByTimeAsync(12_000);
  expect(waiting.all).toEqual([]);
  expect(asked.slice(-2).map(({ body }) => (JSON.parse(body) as { what: { type: string } }).what.type)).toEqual([
    "out",
    "floor",
  ]);
});

it("forgets what the captain takes back", async () => {
  const { report, follow, waiting, drop } = await page();
  follow(vi.fn());
  const sent = report(1, 2, floor);
  await vi.advanceTimersByTimeAsync(6000);
  expect(await sent).toBeNull();
  drop(waiting.all[0]?.id ?? "");
  await vi.advanceTimersByTimeAsync(6000);
  const before = asked.length;
  answer = () => [200, done];
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked.length).toBe(before);
  expect(localStorage.getItem("tapis-reports")).toBe("[]");
});

it("tells why a report that waited is refused", async () => {
  const { report, follow, waiting } = await page();
  const told = vi.fn();
  follow(told);
  const sent = report(1, 2, out);
  await vi.advanceTimersByTimeAsync(6000);
  expect(await sent).toBeNull();
  answer = () => [422, { code: "x", message: "Ce joueur est déjà sorti.", rule: null, fields: [] }];
  await vi.advanceTimersByTimeAsync(12_000);
  expect((told.mock.calls[0]?.[0] as Error).message).toBe("Ce joueur est déjà sorti.");
  expect(waiting.all).toEqual([]);
});
