// Sends finished evenings to the league automatically, if the club wants that: soon after one has ended, and again later if
// the server did not answer.
import { toast } from "../parts/toasts.svelte";
import { commands } from "./bindings";
import { isProblem } from "./desk.svelte";
import { may } from "./may.svelte";

/** Counted from the last change: ending an evening can still be undone. */
const SOON = 10_000;
const LATER = 10 * 60_000;
/** Nobody answers, or the league is busy: no message, as it may well take the same later. */
const FOR_A_WHILE = ["league-later", "league-unreachable"];

let waiting: ReturnType<typeof setTimeout> | undefined;
let sending = false;
/** Not before this, by this page's watch. */
let earliest = 0;

async function send(): Promise<void> {
  // An upload takes minutes, and making the file is a change too.
  if (sending) {
    sendSoon();
    return;
  }
  sending = true;
  try {
    const said = await commands.leagueSendDue();
    if (said !== null) toast(said, "good", null, { everywhere: true });
  } catch (error) {
    if (!isProblem(error)) throw error;
    if (FOR_A_WHILE.includes(error.code)) {
      earliest = performance.now() + LATER;
      sendSoon();
    } else toast(error.message, "wrong", error.rule, { everywhere: true });
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
