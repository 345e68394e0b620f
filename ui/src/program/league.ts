// Sends finished evenings to the league automatically, if the club wants that: soon after one has ended, and again later if
// the server did not answer.
import { toast } from "../parts/toasts.svelte";
import { commands } from "./bindings";
import { isProblem } from "./desk.svelte";
import { may } from "./may.svelte";

/** Counted from the last change: ending an evening can still be undone. */
const SOON = 10_000;
const LATER = 10 * 60_000;

let waiting: ReturnType<typeof setTimeout> | undefined;

async function send(): Promise<void> {
  waiting = undefined;
  try {
    const said = await commands.leagueSendDue();
    if (said !== null) toast(said, "good", null, { everywhere: true });
  } catch (error) {
    // No message while the connection is down: the League dialog says when something was sent last.
    if (!isProblem(error)) throw error;
    waiting ??= setTimeout(() => void send(), LATER);
  }
}

/** Something has changed, or the program has started. */
export function sendSoon(): void {
  if (!may("leagueSendDue")) return;
  clearTimeout(waiting);
  waiting = setTimeout(() => void send(), SOON);
}
