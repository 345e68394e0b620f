// The evening ahead, and what is to be done until its clock runs.
import type { Phase, TournamentRow } from "../../program/bindings";

export type StepName = "players" | "entries" | "seats" | "clock" | "room";
export type StepState = "done" | "now" | "lacking" | "later";

/** The tournament that is prepared or played: what is played now, otherwise the next one that is not over. */
export function ahead(rows: TournamentRow[], today: string): TournamentRow | undefined {
  const open = rows.filter((row) => row.status !== "finished").toSorted((one, two) => one.date.localeCompare(two.date));
  return open.find((row) => row.status === "playing") ?? open.find((row) => row.date >= today) ?? open.at(-1);
}

/** The last one that is over. */
export function lastOver(rows: TournamentRow[]): TournamentRow | undefined {
  const over = rows.filter((row) => row.status === "finished");
  return over.toSorted((one, two) => one.date.localeCompare(two.date) || one.id - two.id).at(-1);
}

export interface Facts {
  phase: Phase;
  members: number;
  entries: number;
  /** Seats in the room, and how many are wanted. */
  seats: number;
  wanted: number;
  /** The room's window is open. */
  open: boolean;
}

/** How each step stands; at most one is the next. */
export function steps({ phase, members, entries, seats, wanted, open }: Facts): Record<StepName, StepState> {
  const closed = phase !== "registering";
  const nobody = members === 0 && entries === 0;
  const enough = entries >= Math.max(wanted, 2);
  return {
    players: nobody ? "now" : "done",
    entries: closed || enough ? "done" : nobody ? "later" : "now",
    seats: closed ? "done" : seats < wanted ? "lacking" : enough ? "now" : "later",
    clock: phase === "playing" ? "done" : closed ? "now" : "later",
    room: open ? "done" : "later",
  };
}
