// The transport of pages in a browser: commands by POST, notices as server-sent events. What is missed while the
// connection is lost is made up for: the pages are told that anything may have changed, and fetch anew.
import type { Problem } from "./bindings";
import type { Transport } from "./transport";

/** Adds to a request what shows who sends it. */
export type Sign = (command: string, body: string) => Promise<Record<string, string>> | Record<string, string>;

/** How the line to the program stands. */
export const line = $state<{ state: "connecting" | "live" | "lost" }>({ state: "connecting" });

/** The answer was that the device has no access. */
export class NoAccess extends Error {
  constructor(
    /** The session for which the device must sign; null: it is not let in at all. */
    readonly session: string | null,
    /** The count was heard before, or the request was overtaken by later ones: signed anew it is heard. */
    readonly repeated = false,
  ) {
    super("no access");
  }
}

/** What could not be done, as the program says it. */
export class Refused extends Error implements Problem {
  readonly code: string;
  readonly rule: string | null;
  readonly fields: [string, string][];

  constructor({ code, message, rule, fields }: Problem) {
    super(message);
    [this.code, this.rule, this.fields] = [code, rule, fields];
  }
}

/** Asks once. */
export async function post(command: string, args: Record<string, unknown>, sign: Sign = () => ({})): Promise<unknown> {
  const body = JSON.stringify(args);
  const signature = await sign(command, body);
  const headers = { "content-type": "application/json", ...signature };
  const answer = await fetch(`/api/${command}`, { method: "POST", headers, body, cache: "no-store" });
  if (answer.ok) return answer.json();
  if (answer.status === 401) {
    const { unsigned, session } = (await answer.json()) as { unsigned?: string; session?: string };
    throw new NoAccess(session ?? null, unsigned === "repeated");
  }
  const said = (await answer.json().catch(() => null)) as Problem | null;
  throw said === null ? new Error(`${command}: ${answer.status}`) : new Refused(said);
}

/** The program speaks every fifteen seconds: after so long without a word nobody is there. */
const SILENCE = 40_000;
/** Between two tries. */
const PAUSE = 2000;

const handlers: Record<string, ((payload: unknown) => void)[]> = {};
let source: EventSource | null = null;
let heard = 0;
let again: ReturnType<typeof setTimeout> | undefined;

function tell(event: string, payload: unknown): void {
  for (const handler of handlers[event] ?? []) handler(payload);
}

function open(): void {
  clearTimeout(again);
  source?.close();
  source = new EventSource("/events?notices=true");
  source.onopen = () => {
    heard = performance.now();
    const was = line.state;
    line.state = "live";
    if (was === "lost") tell("changed", null);
  };
  source.addEventListener("now", () => (heard = performance.now()));
  for (const event of ["changed", "arrived", "clock", "countdown"]) {
    source.addEventListener(event, (message) => {
      heard = performance.now();
      tell(event, JSON.parse((message as MessageEvent<string>).data));
    });
  }
  source.onerror = () => {
    line.state = "lost";
    source?.close();
    again = setTimeout(open, PAUSE);
  };
}

function listen(event: string, handler: (payload: unknown) => void): Promise<void> {
  (handlers[event] ??= []).push(handler);
  if (!source) {
    open();
    setInterval(() => {
      if (line.state === "live" && performance.now() - heard > SILENCE) {
        line.state = "lost";
        open();
      }
    }, 5000);
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden && performance.now() - heard > SILENCE / 2) {
        line.state = "lost";
        open();
      }
    });
  }
  return Promise.resolve();
}

/** Reaches the program that served this page. */
export const http = (call: Transport["call"] = (name, args) => post(name, args)): Transport => ({ call, listen });
