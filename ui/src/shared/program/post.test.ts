import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { speak } from "../i18n/index.svelte";
import { NoAccess, PATIENCE, post, Refusal, NoAnswer } from "./post";

function answers(status: number, body: string): void {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body, { status })));
}

const error = (): Promise<Error> =>
  post("desk", { id: 1 }).then(
    () => new Error("answered"),
    (wrong: Error) => wrong,
  );

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await speak("fr");
});

/** A sentence, and nothing of the machine. */
function isSaid(wrong: Error): void {
  expect(wrong.message).toMatch(/^\p{Lu}.* .*\.$/u);
  expect(wrong.message).not.toMatch(/fetch|desk:|line-|\d{3}/);
}

describe.each(["fr", "en"] as const)("what is said in %s where the program does not answer", (language) => {
  beforeEach(() => speak(language));

  it.each([
    [429, ""],
    [500, ""],
    [503, "<html>"],
    [413, "null"],
  ])("is a sentence for %d", async (status, body) => {
    answers(status, body);
    const wrong = await error();
    expect(wrong).toBeInstanceOf(NoAnswer);
    isSaid(wrong);
  });

  it("is a sentence where the program cannot be reached", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    const wrong = await error();
    expect((wrong as NoAnswer).why).toBe("unreachable");
    isSaid(wrong);
  });

  it("is a sentence where the device has no access", async () => {
    answers(401, JSON.stringify({ unsigned: "unknown" }));
    const wrong = await error();
    expect(wrong).toBeInstanceOf(NoAccess);
    isSaid(wrong);
  });
});

it("gives up after five seconds of silence", async () => {
  const asks = vi.fn(
    (_: string, { signal }: RequestInit) =>
      new Promise<Response>((_, refuse) =>
        signal?.addEventListener("abort", () => refuse(new DOMException("aborted"))),
      ),
  );
  vi.stubGlobal("fetch", asks);
  const waiting = error();
  await vi.advanceTimersByTimeAsync(PATIENCE - 1);
  expect(await Promise.race([waiting, Promise.resolve(null)])).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(((await waiting) as NoAnswer).why).toBe("slow");
});

it("says what the program refuses in the program's words", async () => {
  const problem = { code: "report-gone", message: "Ce signalement n’existe plus.", rule: "12", fields: [] };
  answers(422, JSON.stringify(problem));
  const wrong = await error();
  expect(wrong).toBeInstanceOf(Refusal);
  expect(wrong).toMatchObject(problem);
});
