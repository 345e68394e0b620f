// The keys of the clock, pressed at the desk or in the room; it is the desk that does them.
import { commands, type Action, type ClockKey } from "$shared/program/bindings";
import { t } from "$shared/i18n/index.svelte";
import { toast } from "$shared/parts/toasts.svelte";
import { attempt } from "$shared/program/attempt";
import { desk, tellDone } from "../desk/desk.svelte";
import { listen } from "$shared/program/transport";
import { hold, openRoom } from "../screens/room/room.svelte";
import { ASKING } from "$shared/keys";
import { goTo } from "../screens/tournament/clock/steps";

const MINUTE = 60_000;

/** Last action of a key on a clock: the tournament and the journal's row. */
let last: { id: number; row: number } | null = null;

async function does(id: number, action: Action): Promise<void> {
  const acted = await attempt(() => commands.act(id, action));
  if (!acted) return;
  last = { id, row: acted.seq };
  tellDone(id, acted);
}

/** Takes back what a key did last, unless something else was done since: then the refusal says what. */
async function undo(id: number): Promise<void> {
  const row = last?.id === id ? last.row : null;
  if (row === null) return;
  last = null;
  const what = await attempt(() => commands.undo(id, row));
  if (what) toast(t("history-undo", { what }), "good", null);
}

/** Does what a key means for a tournament; false where it means nothing now. */
export function press(id: number, key: ClockKey): boolean {
  if (key.type === "scene") {
    void hold(key.scene);
    return true;
  }
  if (key.type === "help") {
    desk.help = true;
    return true;
  }
  const played = desk.clocks.find((one) => one.id === id);
  if (!played) return false;
  if (key.type === "undo") void undo(id);
  else if (key.type === "turn") void does(id, { type: played.clock.running ? "pause_clock" : "resume_clock" });
  else if (key.type === "minute") void does(id, { type: "shift_clock", by: key.more ? MINUTE : -MINUTE });
  else void goTo(played, key.forward);
  return true;
}

/** Shows the room with this tournament, or with those it was given; where it is open already, it fills its screen. */
export async function fillRoom(id: number | null): Promise<void> {
  const status = await attempt(commands.roomStatus);
  if (id !== null) await attempt(() => commands.roomOpen(id));
  else if (status?.shown.length === 0) toast(t("room_bar-nothing"), "good", null);
  else await openRoom();
  if (status?.open) await attempt(() => commands.roomFill(true));
}

/** Handles keys pressed in the room, unless the desk is asking something. */
export async function listenToRoom(): Promise<void> {
  await listen("key", ([id, key]) => {
    if (document.querySelector(ASKING) === null) press(id, key);
  });
}
