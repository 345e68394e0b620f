// The state of the room. Everything comes from the program; between two messages the time left is
// computed from the anchor, never counted down.
import { speak } from "$shared/i18n/index.svelte";
import { commands, type ClockView, type RoomTournament, type RoomView } from "$shared/program/bindings";
import { withMoney } from "$shared/clock/money";
import { awaitTurn, comes, isUpToDate, readInstant } from "$shared/clock/time.svelte";
import { NoAnswer } from "$shared/program/post";
import { listen } from "$shared/program/transport";
import { bound } from "./bound";

interface Read {
  clock: ClockView;
  /** Time of reading it, by this page's own clock. */
  at: number;
}

class Room {
  view = $state.raw<RoomView | null>(null);
  clocks = $state<Record<number, Read>>({});
  /** Time when this page saw that the seats of a tournament had been drawn, by its own clock. */
  drawn = $state<Record<number, number>>({});
  trouble = $state<string | null>(null);
}
export const room = new Room();

let again: ReturnType<typeof setTimeout> | undefined;

let asked = 0;

export async function refresh(): Promise<void> {
  // Answers may arrive out of order: only the one to the last request is current.
  const turn = ++asked;
  try {
    const found = await commands.roomView();
    if (turn !== asked) return;
    await speak(found.language);
    if (turn !== asked) return;
    noteDraws(room.view, found);
    room.view = { ...found, message: bound(found.message) };
    const read = (clock: ClockView): Read => ({ clock, at: readInstant(clock) });
    room.clocks = Object.fromEntries(found.tournaments.map((shown) => [shown.id, read(shown.clock)]));
    lookAgain(found.tournaments);
  } catch (error) {
    // No club is open: there is nothing to show. Where only the answer is missing, what was shown stays.
    if (!(error instanceof NoAnswer)) room.view = null;
  }
}

/** A page that has just been opened has seen no draw. */
function noteDraws(before: RoomView | null, now: RoomView): void {
  for (const { id, draws } of now.tournaments) {
    const known = before?.tournaments.find((one) => one.id === id)?.draws;
    if (known !== undefined && draws > known) room.drawn[id] = performance.now();
  }
}

/** A scene that ends by itself: asks for the next one when it does. */
function lookAgain(shown: RoomTournament[]): void {
  clearTimeout(again);
  const waits = shown.flatMap(({ scene_until, clock }) => (scene_until === null ? [] : [scene_until - clock.now]));
  if (waits.length > 0) again = setTimeout(() => void refresh(), Math.max(0, Math.min(...waits)) + 20);
}

export function clockOf(tournament: RoomTournament): Read {
  return room.clocks[tournament.id] ?? { clock: tournament.clock, at: performance.now() };
}

export function watch(): void {
  void listen("changed", () => void refresh());
  void listen("clock", ([id, clock, coming]) => {
    const known = room.clocks[id];
    if (!known) return;
    if (isUpToDate(known.clock, clock))
      room.clocks[id] = { clock: withMoney(known.clock, clock), at: readInstant(clock) };
    else void refresh();
    awaitTurn(id, coming, (next, at) => {
      const shown = room.clocks[id];
      if (shown && comes(shown.clock, next)) room.clocks[id] = { clock: withMoney(shown.clock, next), at };
    });
  });
  document.addEventListener("visibilitychange", () => void refresh());
  void refresh();
}
