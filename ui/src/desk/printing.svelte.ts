// What was sent to printers, followed until a printer has it or will not have it.
import { toast } from "$shared/parts/toasts.svelte";
import { t } from "$shared/i18n/index.svelte";
import {
  commands,
  type JobReport,
  type JobState,
  type PaperRequest,
  type PrintChoice,
  type PrintOrder,
  type QueuedDocument,
} from "$shared/program/bindings";
import { attempt, isProblem } from "$shared/program/attempt";

interface Job {
  sent: QueuedDocument;
  /** Progress of the job; `null` if it has only just been sent. */
  report: JobReport | null;
  /** It has waited so long that somebody should know, wherever he is. */
  late: boolean;
}

/** Between two looks at a job, in milliseconds. */
const BLINK = 1000;
/** After so many looks a job that only waits its turn is said everywhere. */
const SOON = 5;
/** From then on it is looked at less often: a job may wait for days. */
const OFTEN = 900;
const SELDOM = 30_000;

export const printing = $state<{
  /** The printers, once they were asked for. */
  choice: PrintChoice | null;
  /** They are being asked for. */
  searching: boolean;
  jobs: Job[];
}>({ choice: null, searching: false, jobs: [] });

let asked = 0;
/** Asks which printers there are. May take seconds where the network is asked. If two calls overlap, the later one wins. */
export async function readPrinters(): Promise<void> {
  const mine = ++asked;
  printing.searching = true;
  const found = await attempt(commands.printers);
  if (mine !== asked) return;
  printing.searching = false;
  if (found) printing.choice = found;
}

/** Reads the printers again whenever the page is shown: one may have been switched on meanwhile. Returns a function that
 *  ends it. */
export function watchPrinters(): () => void {
  const look = (): void => {
    if (document.visibilityState === "visible") void readPrinters();
  };
  window.addEventListener("focus", look);
  document.addEventListener("visibilitychange", look);
  return () => {
    window.removeEventListener("focus", look);
    document.removeEventListener("visibilitychange", look);
  };
}

const OVER: Record<JobState, boolean> = {
  waiting: false,
  printing: false,
  stuck: false,
  done: true,
  failed: true,
  cancelled: true,
  refused: true,
  unknown: true,
};
export function settled(job: Job): boolean {
  return job.report !== null && OVER[job.report.state];
}

/** Somebody has to know of it, on whichever page. */
export function pressing({ report, late }: Job): boolean {
  const state = report?.state ?? "waiting";
  return state === "waiting" ? late : ["stuck", "failed", "refused", "unknown"].includes(state);
}

const same = (one: QueuedDocument, other: QueuedDocument): boolean =>
  one.job === other.job && one.printer === other.printer;
const find = (sent: QueuedDocument): Job | undefined => printing.jobs.find((job) => same(job.sent, sent));

export function forget(job: Job): void {
  printing.jobs = printing.jobs.filter((other) => !same(other.sent, job.sent));
}

async function follow(sent: QueuedDocument): Promise<void> {
  for (let look = 0; ; look += 1) {
    let job = find(sent);
    if (!job || settled(job)) return;
    const report = await commands.printJob(sent).catch(() => null);
    job = find(sent);
    // Taken back meanwhile: that stands.
    if (job && !settled(job)) {
      job.report = report ?? job.report;
      job.late = look >= SOON;
    }
    await new Promise((done) => setTimeout(done, look < OFTEN ? BLINK : SELDOM));
  }
}

function add(sent: QueuedDocument): void {
  if (find(sent)) return;
  // What is over needs no place beside what is under way.
  printing.jobs = [...printing.jobs.filter((job) => !settled(job)), { sent, report: null, late: false }];
  void follow(sent);
}

/** Follows what the open club sent before the program was started. */
export async function recallJobs(): Promise<void> {
  const jobs = await attempt(commands.printJobs);
  if (!jobs) return;
  printing.jobs = printing.jobs.filter((job) => jobs.some((sent) => same(sent, job.sent)));
  jobs.forEach(add);
}

/**
 * Sends a document; rejects with the program's sentence where the printer does not take it. Where `stopped` has become
 * true by the time that it is sent, it is cancelled at once, or it is said that it was too late.
 */
export async function send(request: PaperRequest, order: PrintOrder, stopped: () => boolean): Promise<void> {
  const sent = await commands.documentPrint(request, order);
  add(sent);
  if (!stopped()) return;
  try {
    const report = await commands.printCancel(sent);
    const job = find(sent);
    if (job) job.report = report;
    toast(report.says, "note", null, { everywhere: true });
  } catch (problem) {
    const says = isProblem(problem) ? problem.message : String(problem);
    toast(t("print-was_late", { says }), "wrong", null, { everywhere: true });
  }
}

export async function takeBack(job: Job): Promise<void> {
  const report = await attempt(() => commands.printCancel(job.sent));
  if (report) job.report = report;
}
