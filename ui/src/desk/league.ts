// Sends finished evenings to the league automatically, if the club wants that: soon after one has ended, and again later if
// the server did not answer.
import { toast } from "$shared/parts/toasts.svelte";
import { commands } from "$shared/program/bindings";
import { isProblem } from "$shared/program/attempt";
import { may } from "./may.svelte";

/** Counted from the last change: ending an evening can still be undone. */
const SOON = 10_000;
const LATER = 10 * 60_000;

let waiting: ReturnType<typeof setTimeout> | undefined;
let sending = false;
/** The earliest time of the next attempt, as `performance.now()` counts. */
let earliest = 0;

async function send(): Promise<void> {
  // An upload may take minutes, and creating the file counts as a change too.
  if (sending) {
    sendSoon();
    return;
  }
  sending = true;
  try {
    const sent = await commands.leagueSendDue();
    if (sent.type === "arrived") toast(sent.says, "good", null, { everywhere: true });
    if (sent.type === "later") {
      earliest = performance.now() + LATER;
      sendSoon();
    }
  } catch (error) {
    if (!isProblem(error)) throw error;
    toast(error.message, "wrong", error.rule, { everywhere: true });
  } finally {
    sending = false;
  }
}

/** Something has changed, or the program has started. */
export function sendSoon(): void {
  if (!may("leagueSendDue")) return;
  clearTimeout(waiting);
  waiting = setTimeout(() => void send(), Math.max(SOON, earliest - performance.now()));
}
