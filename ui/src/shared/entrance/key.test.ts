import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { InDoubt } from "./key.svelte";

const kept = { device: "d", key: "00".repeat(32), session: "old", name: "Loup Rose", role: { type: "floor" } };

/** A server that answers each request by its headers: status and body. */
function server(answer: (headers: Record<string, string>) => [number, unknown]): void {
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    await Promise.resolve();
    const [status, body] = answer(init.headers as Record<string, string>);
    return new Response(JSON.stringify(body), { status });
  });
}

beforeEach(() => {
  vi.resetModules();
  localStorage.setItem("tapis-device", JSON.stringify(kept));
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("requests that were under way when the program was started again are all signed anew", async () => {
  let first = 2;
  server((headers) => {
    if (headers["tapis-device"] === undefined) return [200, { ...kept, session: "old", confirmed: true, now: 5 }];
    first -= 1;
    return first >= 0 ? [401, { unsigned: "forged", session: "new" }] : [200, "done"];
  });
  const { begin, call } = await import("./key.svelte");
  begin();
  expect(await Promise.all([call("clocks", {}), call("desk", { id: 1 })])).toEqual(["done", "done"]);
});

/** The program as it takes commands: not below the highest count, not later than eight seconds. */
function program() {
  const state = { now: 1_000_000_000, highest: 0, down: false, held: false, done: new Set<string>() };
  const counts: number[] = [];
  const asked: string[] = [];
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
    const headers = init.headers as Record<string, string>;
    const says = (status: number, body: unknown): Response => new Response(JSON.stringify(body), { status });
    if (url.endsWith("pair_club")) return Promise.resolve(says(200, null));
    if (url.endsWith("pair_state")) return Promise.resolve(says(200, { ...kept, confirmed: true, now: state.now }));
    if (state.down) return Promise.reject(new TypeError("Failed to fetch"));
    const [count, at] = [Number(headers["tapis-count"]), Number(headers["tapis-at"])];
    const id = headers["tapis-command"] ?? "";
    if (state.held) {
      return new Promise<Response>((_, refuse) =>
        init.signal?.addEventListener("abort", () => refuse(new DOMException("aborted"))),
      );
    }
    counts.push(count);
    asked.push(id);
    if (count <= state.highest) return Promise.resolve(says(401, { unsigned: "repeated", highest: state.highest }));
    state.highest = count;
    if (state.done.has(id)) return Promise.resolve(says(200, "done before"));
    if (Math.abs(state.now - at) > 8000) return Promise.resolve(says(401, { unsigned: "late", now: state.now }));
    state.done.add(id);
    return Promise.resolve(says(200, "done"));
  });
  return { state, counts, asked };
}

test("a request that later ones have overtaken is sent again with a new count", async () => {
  const { state, counts } = program();
  state.highest = Date.now() + 60_000;
  const { begin, call } = await import("./key.svelte");
  begin();
  expect(await call("clocks", {})).toBe("done");
  expect(counts).toHaveLength(2);
  expect(counts[1]).toBeGreaterThan(counts[0] ?? Infinity);
});

test("a claim whose answer was lost is made again by the same browser", async () => {
  const claims: string[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    await Promise.resolve();
    if (url === "/api/pair_claim") {
      claims.push(init.body as string);
      if (claims.length === 1) throw new TypeError("lost");
    }
    return new Response(JSON.stringify({ ...kept, confirmed: true }));
  });
  vi.useFakeTimers();
  location.hash = `#${"0".repeat(16)}`;
  const { begin, device } = await import("./key.svelte");
  begin();
  await vi.advanceTimersByTimeAsync(5000);
  vi.useRealTimers();
  expect(device.state).toBe("in");
  expect(claims).toHaveLength(2);
  expect(claims[1]).toBe(claims[0]);
});

test.each(["ab1d efgh jkmn pqrs", "ABID-EFGH-JKMN-PQRS", "abLdefghjkmnpqrs"])(
  "the code %s as typed asks the desk",
  async (typed) => {
    localStorage.clear();
    const claims: string[] = [];
    vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
      await Promise.resolve();
      if (url === "/api/pair_claim")
        claims.push((JSON.parse(init.body as string) as { claim: { proof: string } }).claim.proof);
      return new Response(JSON.stringify({ ...kept, confirmed: true }));
    });
    const { begin, device, enter } = await import("./key.svelte");
    const { claimOf } = await import("./signing");
    begin();
    expect(device.state).toBe("unknown");
    await enter(typed);
    expect(device.state).toBe("in");
    expect(claims).toEqual([claimOf("AB1DEFGHJKMNPQRS").proof]);
  },
);

test("the code of a table sheet asks for its table", async () => {
  localStorage.clear();
  const sheet = { tournament: 4, table: 2, proof: "a".repeat(32) };
  const asked: [string, unknown][] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    await Promise.resolve();
    asked.push([url, JSON.parse(init.body as string)]);
    const unknown = { code: "pairing-unknown", message: "Code inconnu", rule: null, fields: [] };
    return url === "/api/pair_sheet"
      ? new Response(JSON.stringify(sheet))
      : new Response(JSON.stringify(unknown), { status: 422 });
  });
  const { begin, device, enter } = await import("./key.svelte");
  const { claimOf } = await import("./signing");
  begin();
  await enter("AB1D-EFGH-JKMN-PQRS");
  expect([device.state, device.sheet, device.wrong]).toEqual(["sheet", sheet, null]);
  // What is sent does not tell the code: it may be that of a tablet.
  expect(asked[1]).toEqual(["/api/pair_sheet", { pairing: claimOf("AB1DEFGHJKMNPQRS").pairing }]);
});

test("a code that is none says so and sends nothing", async () => {
  localStorage.clear();
  const asked = vi.fn();
  vi.stubGlobal("fetch", asked);
  const { begin, device, enter } = await import("./key.svelte");
  begin();
  for (const typed of ["", "AB1D", "UUUU-UUUU-UUUU-UUUU", "AB1D-EFGH-JKMN-PQRS-T"]) {
    device.wrong = null;
    await enter(typed);
    expect(device.wrong).not.toBeNull();
  }
  expect([device.state, asked.mock.calls.length]).toEqual(["unknown", 0]);
});

test.each(["expired", "used", "unknown", "many_tries"])(
  "a code that is %s says the program's sentence",
  async (why) => {
    localStorage.clear();
    const said = { code: `pairing-${why}`, message: `Phrase ${why}`, rule: null, fields: [] };
    server(() => [why === "many_tries" ? 429 : 422, said]);
    const { begin, device, enter } = await import("./key.svelte");
    begin();
    await enter("AB1D-EFGH-JKMN-PQRS");
    expect([device.state, device.wrong]).toEqual(["spent", said.message]);
  },
);

test.each([
  ["another club's computer", "there", "elsewhere", true],
  ["its own club's computer", "here", "refused", false],
])("where %s does not know a device", async (_, identity, state, stays) => {
  localStorage.setItem("tapis-device", JSON.stringify({ ...kept, club: "here" }));
  vi.stubGlobal("fetch", async (url: string) => {
    await Promise.resolve();
    return new Response(JSON.stringify(url === "/api/pair_club" ? { identity, name: "Autre club" } : null));
  });
  const { begin, device } = await import("./key.svelte");
  begin();
  await vi.waitFor(() => expect(device.state).toBe(state));
  expect(localStorage.getItem("tapis-device") !== null).toBe(stays);
});

test("a device whose clock went back goes on, also as a new page", async () => {
  const { counts } = program();
  localStorage.setItem("tapis-count", String(Date.now() + 3_600_000));
  const first = await import("./key.svelte");
  first.begin();
  expect(await first.call("clocks", {})).toBe("done");
  vi.resetModules();
  const again = await import("./key.svelte");
  again.begin();
  expect(await again.call("clocks", {})).toBe("done");
  expect(counts[0]).toBeGreaterThan(Date.now() + 3_000_000);
  expect(counts).toEqual([...new Set(counts)].toSorted((one, other) => one - other));
});

test("a count that cannot be caught up with is no lack of access", async () => {
  server((headers) =>
    headers["tapis-device"] === undefined
      ? [200, { ...kept, confirmed: true, now: 5 }]
      : [401, { unsigned: "repeated", highest: Number(headers["tapis-count"]) + 5 }],
  );
  const { begin, call } = await import("./key.svelte");
  begin();
  const { NoAnswer } = await import("../program/post");
  vi.useFakeTimers();
  const called = call("clocks", {}).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await called).toBeInstanceOf(NoAnswer);
  vi.useRealTimers();
});

describe("a press", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Time goes by for the page and for the program. */
  async function later(state: { now: number }, millis: number): Promise<void> {
    state.now += millis;
    await vi.advanceTimersByTimeAsync(millis);
  }

  async function press(state: { now: number }) {
    const { begin, call, InDoubt } = await import("./key.svelte");
    await (await import("../i18n/index.svelte")).speak("fr");
    begin();
    await later(state, 10);
    return { call: () => call("act", { id: 1 }).catch((error: unknown) => error), InDoubt };
  }

  test("into silence is not done later and says so", async () => {
    const { state, asked } = program();
    const { call, InDoubt } = await press(state);
    state.held = true;
    const called = call();
    await later(state, 5100);
    const doubt = (await called) as InstanceType<typeof InDoubt>;
    expect(doubt).toBeInstanceOf(InDoubt);
    await later(state, 20_000);
    state.held = false;
    await later(state, 8000);
    expect((await doubt.outcome)?.message).toMatch(/pas fait/);
    expect(state.done.size).toBe(0);
    expect(new Set(asked).size).toBe(1);
  });

  test("whose answer was lost says later that it is done", async () => {
    const { state } = program();
    const { call } = await press(state);
    state.down = true;
    const called = call();
    await later(state, 5100);
    const doubt = (await called) as InDoubt;
    // The request had arrived.
    vi.spyOn(state.done, "has").mockReturnValue(true);
    state.down = false;
    await later(state, 8000);
    expect(await doubt.outcome).toBeNull();
  });

  test("on a line that is down is refused at once and never sent", async () => {
    const { state, asked } = program();
    const { call } = await press(state);
    const { line } = await import("../program/http.svelte");
    line.state = "lost";
    const { LineDown } = await import("./key.svelte");
    expect(await call()).toBeInstanceOf(LineDown);
    expect((await call()) as Error).toHaveProperty("message", expect.stringMatching(/^Rien n’est parti/));
    await later(state, 20_000);
    expect(asked).toEqual([]);
    line.state = "live";
    expect(await call()).toBe("done");
  });

  test("on a page that knows a wrong time is done at once", async () => {
    const { state, asked } = program();
    const { call } = await press(state);
    state.now += 60_000;
    expect(await call()).toBe("done");
    expect(asked).toHaveLength(2);
  });
});
