// One request of a page in a browser to the program, and the sentence where no answer comes.
import { t } from "../i18n/index.svelte";
import type { Problem } from "./bindings";

/** Adds to a request what shows who sends it. */
export type Sign = (command: string, body: string) => Promise<Record<string, string>> | Record<string, string>;

/** Answer of the program to a device whose signature it does not take. */
export interface UnsignedAnswer {
  /** Reason for the refusal. */
  unsigned?: "unknown" | "forged" | "repeated" | "late";
  /** The session for which the device must sign. */
  session?: string;
  /** The highest count that was heard. */
  highest?: number;
  /** Time of the program in milliseconds. */
  now?: number;
}

/** The device's signature was not taken. */
export class NoAccess extends Error {
  constructor(readonly told: UnsignedAnswer) {
    super(t("device-refused"));
  }
}

/** Failure as the program reports it. */
export class Refusal extends Error implements Problem {
  readonly code: string;
  readonly rule: string | null;
  readonly fields: [string, string][];

  constructor({ code, message, rule, fields }: Problem) {
    super(message);
    [this.code, this.rule, this.fields] = [code, rule, fields];
  }
}

/** No answer came, or none that tells what became of the command. */
export class NoAnswer extends Error {
  constructor(readonly why: "unreachable" | "slow" | "busy" | "failed") {
    super(t(`line-${why}`));
  }
}

/** Longest wait for an answer, in milliseconds. */
export const PATIENCE = 5000;

/** Sends one request without repeating it. */
export async function post(
  command: string,
  args: Record<string, unknown>,
  sign: Sign = () => ({}),
  patience = PATIENCE,
): Promise<unknown> {
  const body = JSON.stringify(args);
  const signature = await sign(command, body);
  const headers = { "content-type": "application/json", ...signature };
  const waiting = new AbortController();
  const late = setTimeout(() => waiting.abort(), patience);
  try {
    const { signal } = waiting;
    const answer = await fetch(`/api/${command}`, { method: "POST", headers, body, cache: "no-store", signal });
    if (answer.ok) return await answer.json();
    throw await refusal(answer);
  } catch (error) {
    if (error instanceof NoAccess || error instanceof Refusal || error instanceof NoAnswer) throw error;
    throw new NoAnswer(waiting.signal.aborted ? "slow" : "unreachable");
  } finally {
    clearTimeout(late);
  }
}

const isProblem = (said: unknown): said is Problem => typeof (said as Partial<Problem> | null)?.message === "string";

async function refusal(answer: Response): Promise<Error> {
  const said: unknown = await answer.json().catch(() => null);
  if (answer.status === 429 && !isProblem(said)) return new NoAnswer("busy");
  if (answer.status === 401) return new NoAccess(said ?? {});
  return isProblem(said) ? new Refusal(said) : new NoAnswer("failed");
}
