// The evening ahead, and what is to be done until its clock runs.
import type { Phase } from "../../program/bindings";

export type StepName = "players" | "entries" | "seats" | "clock" | "room";
export type StepState = "done" | "now" | "lacking" | "later";

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
