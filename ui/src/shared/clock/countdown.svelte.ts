// The time that runs for a player. The program keeps it; while it runs the page reads it four
// times a second, so that nothing here can drift.
import { commands, type CountdownView } from "../program/bindings";
import { listen } from "../program/transport";

export const countdown = $state<{ view: CountdownView | null }>({ view: null });
let timer: ReturnType<typeof setInterval> | undefined;

async function look(): Promise<void> {
  countdown.view = await commands.countdown();
  if (countdown.view && timer === undefined) timer = setInterval(() => void look(), 250);
  if (!countdown.view) {
    clearInterval(timer);
    timer = undefined;
  }
}

/** Keeps an eye on it from now on. */
export function watch(): void {
  void listen("countdown", () => void look());
  void look();
}
