// To another level: all players see it at once, so it is asked for twice.
import { duration, t } from "$shared/i18n/index.svelte";
import { sure } from "$shared/parts/confirm.svelte";
import type { Action, ClockView } from "$shared/program/bindings";
import { act } from "../../../desk/desk.svelte";
import { left } from "$shared/clock/time.svelte";

/** A tournament's clock, and the instant it was read by this page's own watch. Without a number
 *  nothing is done. */
export interface Read {
  id: number | null;
  clock: ClockView;
  readAt: number;
}

async function ask({ id, clock, readAt }: Read, go: string, action: Action): Promise<void> {
  const time = duration(left(clock.remaining, clock.running, readAt));
  if (await sure({ title: t("clock-sure"), words: t("clock-sure_words", { time }), go })) await act(action, id);
}

/** The next level, or the one before. A called break is ended without a question: nothing is lost. */
export async function goTo(read: Read, forward: boolean): Promise<void> {
  if (read.clock.called_break && forward) {
    await act({ type: "step_clock", forward }, read.id);
    return;
  }
  await ask(read, t(forward ? "clock-sure_next" : "clock-sure_before"), { type: "step_clock", forward });
}

/** The present level from its beginning; in a called break, the one that goes on after it. */
export function restart(read: Read): Promise<void> {
  const { clock } = read;
  const level = clock.called_break ? clock.next : clock.current;
  const [step, remaining] = [level?.index ?? 0, level?.length ?? 0];
  return ask(read, t("clock-sure_restart"), { type: "set_clock", step, remaining });
}

/** Any level from its beginning. */
export function jump(read: Read, step: number, remaining: number): Promise<void> {
  return ask(read, t("clock-sure_go"), { type: "set_clock", step, remaining });
}
