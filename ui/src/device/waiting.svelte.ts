// A captain's reports that nobody has answered yet: they wait in this telephone, also after the page was loaded anew,
// and each is sent under its own name until it is answered, so that it is done once.
import { newId } from "$shared/program/browser";
import type { Report, ReportContent } from "$shared/program/bindings";
import { line } from "$shared/program/http.svelte";
import { NoAnswer } from "$shared/program/post";
import { listen } from "$shared/program/transport";
import { ownId, send, whileWaiting } from "$shared/entrance/key.svelte";

interface Waiting {
  /** Identifier of the command. */
  id: string;
  /** Device that reports it: another one may be let in on this telephone later. */
  device: string | null;
  tournament: number;
  table: number;
  what: ReportContent;
}

/** Answer to a report that waited: the report, or why it was refused. */
type Answered = (answer: Report | Error) => void;

const KEPT = "tapis-reports";

function recall(): Waiting[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "[]") as Waiting[];
  } catch {
    return [];
  }
}

export const waiting = $state<{ all: Waiting[] }>({ all: recall() });

function keep(all: Waiting[]): void {
  waiting.all = all;
  localStorage.setItem(KEPT, JSON.stringify(all));
}

/** Forgets a report: it was answered, or the captain has taken it back. */
export const drop = (id: string): void => keep(waiting.all.filter((one) => one.id !== id));

/** Report that is being sent now: one after the other, in the order in which it was reported. */
let sending: Promise<unknown> = Promise.resolve();

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = sending.then(work, work);
  sending = next.catch(() => undefined);
  return next;
}

async function deliver({ id, tournament, table, what }: Waiting): Promise<Report> {
  try {
    const report = (await send("report", { id: tournament, table, what }, id)) as Report;
    drop(id);
    return report;
  } catch (error) {
    if (!(error instanceof NoAnswer)) drop(id);
    throw error;
  }
}

/** Reports something. `null` if nobody has answered; it waits, and is sent again by itself. */
export async function report(tournament: number, table: number, what: ReportContent): Promise<Report | null> {
  const one: Waiting = { id: newId(), device: ownId(), tournament, table, what };
  keep([...waiting.all, one]);
  // Earlier reports go first.
  if (line.state === "lost" || waiting.all[0]?.id !== one.id) {
    void flush();
    return null;
  }
  try {
    return await whileWaiting(inTurn(() => deliver(one)));
  } catch (error) {
    if (error instanceof NoAnswer) return null;
    throw error;
  }
}

let answered: Answered = () => undefined;
let flushing = false;

/** Sends what waits, until one is not answered. */
async function flush(): Promise<void> {
  if (flushing) return;
  flushing = true;
  try {
    await inTurn(async () => {
      for (let one = waiting.all[0]; one; one = waiting.all[0]) answered(await deliver(one).catch(refusal));
    });
  } catch {
    // No answer: it is tried again.
  } finally {
    flushing = false;
  }
}

function refusal(error: unknown): Error {
  if (error instanceof NoAnswer || !(error instanceof Error)) throw error;
  return error;
}

/** Between two tries while the line is down. */
const EVERY = 5000;

/** Sends what waits now and whenever the line is back, and tells what was answered. */
export function follow(tell: Answered): () => void {
  answered = tell;
  keep(waiting.all.filter(({ device }) => device === ownId()));
  const again = (): void => void (waiting.all.length > 0 && flush());
  void listen("changed", again);
  const timer = setInterval(again, EVERY);
  again();
  return () => clearInterval(timer);
}
