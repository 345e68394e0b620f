// The keys that are good in the room: it fills its screen by itself, and hands the clock's to the
// desk, for it may do nothing in a tournament.
import { clockKey, stroke } from "$shared/keys";
import { commands, type RoomTournament } from "$shared/program/bindings";

/** Nothing is written here, and there is no button. */
const FREE = { writing: false, written: false, onControl: false };

/** Commands that the room's keys need. */
export type Commands = Pick<typeof commands, "roomFill" | "roomKey">;

/** Fills the screen, or gives it back; `null` means the other of the two. */
export function fill(full: boolean | null, program: Commands = commands): void {
  // A system that refuses leaves the window as it is: the key may be pressed again.
  program.roomFill(full).catch(() => undefined);
}

/** Somebody has pressed in the room, or sent it in front of the desk: keys pressed in it count. A desktop may give it
 *  the keyboard by itself, as when its screen comes back, while somebody writes at the desk. */
let own = false;
export const keyed = (): boolean => own;

/** Takes the keyboard if somebody presses in the room; otherwise returns it to the desk unless keys count here. */
export function take(press: boolean, program: Pick<typeof commands, "roomKeys"> = commands): Promise<void> {
  if (press) own = true;
  // A system that refuses leaves the keyboard where it is.
  return program.roomKeys(press).then(
    (keys) => void (own = keys),
    () => undefined,
  );
}

export function forget(): void {
  own = false;
}

/** Last action of a key on the clock, so that the room says how it is taken back; `null` if there is none. */
let done = $state<{ more: boolean } | null>(null);
export const pressedLast = (): typeof done => done;
let gone: ReturnType<typeof setTimeout> | undefined;
/** Time for which it is said, in milliseconds. */
const SAID = 8000;

function note(more: boolean | null): void {
  clearTimeout(gone);
  done = more === null ? null : { more };
  if (done) gone = setTimeout(() => (done = null), SAID);
}

/** Does what a key means; false where it means nothing here. With several tournaments on the screen
 *  nobody knows whose clock is meant: their scenes can be held. */
export function pressed(event: KeyboardEvent, shown: RoomTournament[], program: Commands = commands): boolean {
  const meant = stroke(event, FREE, true);
  if (meant === "room" || meant === "dismiss") {
    fill(meant === "room" ? null : false, program);
    return true;
  }
  const key = clockKey(meant);
  const tournament = shown[0];
  if (!key || !tournament || (shown.length > 1 && key.type !== "scene" && key.type !== "help")) return false;
  // The bar held down stops the clock once; it does not make it flicker.
  if (key.type !== "turn" || !event.repeat) program.roomKey(tournament.id, key).catch(() => undefined);
  if (key.type === "minute") note(key.more);
  else if (key.type === "undo") note(null);
  return true;
}
