import { afterEach, beforeEach, expect, test, vi } from "vitest";

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
    if (headers["tapis-device"] === undefined) return [200, { ...kept, session: "old", confirmed: true }];
    first -= 1;
    return first >= 0 ? [401, { unsigned: "forged", session: "new" }] : [200, "done"];
  });
  const { begin, call } = await import("./key.svelte");
  begin();
  expect(await Promise.all([call("clocks", {}), call("desk", { id: 1 })])).toEqual(["done", "done"]);
});

test("a request that later ones have overtaken is sent again with a new count", async () => {
  const counts: number[] = [];
  server((headers) => {
    if (headers["tapis-device"] === undefined) return [200, { ...kept, confirmed: true }];
    counts.push(Number(headers["tapis-count"]));
    return counts.length === 1 ? [401, { unsigned: "repeated" }] : [200, "done"];
  });
  const { begin, call } = await import("./key.svelte");
  begin();
  expect(await call("clocks", {})).toBe("done");
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
  location.hash = `#${"0".repeat(32)}`;
  const { begin, device } = await import("./key.svelte");
  begin();
  await vi.advanceTimersByTimeAsync(5000);
  vi.useRealTimers();
  expect(device.state).toBe("in");
  expect(claims).toHaveLength(2);
  expect(claims[1]).toBe(claims[0]);
});

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
