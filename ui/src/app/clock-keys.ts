// The keys of the clock, pressed at the desk or in the room; it is the desk that does them.
import { commands, type Action, type ClockKey } from "../program/bindings";
import { act, attempt, desk } from "../program/desk.svelte";
import { listen } from "../program/transport";
import { hold } from "../screens/room/room.svelte";
import { ASKING } from "./keys";
import { goTo } from "../screens/tournament/clock/steps";

const MINUTE = 60_000;

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
  const does = (action: Action): Promise<boolean> => act(action, id);
  if (key.type === "turn") void does({ type: played.clock.running ? "pause_clock" : "resume_clock" });
  else if (key.type === "minute") void does({ type: "shift_clock", by: key.more ? MINUTE : -MINUTE });
  else void goTo(played, key.forward);
  return true;
}

/** Shows the room; where it is open already, it fills its screen. */
export async function fillRoom(id: number): Promise<void> {
  const status = await attempt(commands.roomStatus);
  await attempt(() => commands.roomOpen(id));
  if (status?.open) await attempt(() => commands.roomFill(true));
}

/** What is pressed in the room, unless the desk is asking something. */
export async function listenToRoom(): Promise<void> {
  await listen("key", ([id, key]) => {
    if (document.querySelector(ASKING) === null) press(id, key);
  });
}
