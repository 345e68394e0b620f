// What is over goes to the league by itself, where the club wants that: soon after it is over, and later where nobody
// answered.
import { toast } from "../parts/toasts.svelte";
import { commands } from "./bindings";
import { isProblem } from "./desk.svelte";
import { may } from "./may.svelte";

/** After the last change; whoever ends an evening may undo that at once. */
const SOON = 10_000;
const LATER = 10 * 60_000;

let waiting: ReturnType<typeof setTimeout> | undefined;

async function send(): Promise<void> {
  waiting = undefined;
  try {
    const said = await commands.leagueSendDue();
    if (said !== null) toast(said, "good", null, { everywhere: true });
  } catch (error) {
    // Nobody is disturbed because the internet is away: the League dialog says when something was sent last.
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
