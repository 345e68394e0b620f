// What was sent to printers, followed until a printer has it or will not have it.
import { toast } from "../parts/toasts.svelte";
import { commands, type JobReport, type PaperRequest, type PrintChoice, type PrintOrder, type Sent } from "./bindings";
import { attempt, desk } from "./desk.svelte";

export interface Job {
  sent: Sent;
  /** How far it is; null: it has only just been sent. */
  report: JobReport | null;
}

/** Between two looks at a job, in milliseconds. */
const BLINK = 1000;
/** After so many looks a job is left to its printer. */
const LOOKS = 900;

export const printing = $state<{
  /** The printers, once they were asked for. */
  choice: PrintChoice | null;
  jobs: Job[];
}>({ choice: null, jobs: [] });

let asked = 0;
/** Asks which printers there are. May take seconds where the network is asked. If two calls overlap, the later one wins. */
export async function readPrinters(): Promise<void> {
  const mine = ++asked;
  const found = await attempt(commands.printers);
  if (found && mine === asked) printing.choice = found;
}

export function settled(job: Job): boolean {
  return job.report?.state === "done" || job.report?.state === "failed";
}

export function forget(job: Job): void {
  printing.jobs = printing.jobs.filter((other) => other.sent.job !== job.sent.job);
}

/** What becomes of a job is said where it stands, and elsewhere where nobody looks there. */
function told(job: Job, report: JobReport): void {
  const before = job.report?.state;
  job.report = report;
  if (report.state === before || desk.screen === "documents") return;
  if (report.state === "stuck" || report.state === "failed") toast(report.says, "wrong", null);
}

async function follow(sent: Sent): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    const job = printing.jobs.find((other) => other.sent.job === sent.job);
    if (!job || settled(job)) return;
    const report = await commands.printJob(sent).catch(() => null);
    // Taken back meanwhile: that stands.
    if (report && !settled(job)) told(job, report);
    await new Promise((done) => setTimeout(done, BLINK));
  }
}

/** Sends a document; rejects with the program's sentence where the printer does not take it. */
export async function send(request: PaperRequest, order: PrintOrder): Promise<void> {
  const sent = await commands.documentPrint(request, order);
  // What is over needs no place beside what is under way.
  printing.jobs = [...printing.jobs.filter((job) => !settled(job)), { sent, report: null }];
  void follow(sent);
}

export async function takeBack(job: Job): Promise<void> {
  const report = await attempt(() => commands.printCancel(job.sent));
  if (report) told(job, report);
}
