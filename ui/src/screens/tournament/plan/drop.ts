// What is asked for when something that was carried over the plan is let go.
import type { Action, Advice } from "$shared/program/bindings";
import type { SeatAt } from "./walk";

export type DragLoad = { what: "player"; entry: number; from: SeatAt } | { what: "button"; from: SeatAt };

/** A seat, or a table as a whole. */
export interface Target {
  table: number;
  seat: number | null;
}

/** `null` if nothing, because it comes from there or does not belong there. */
export function dropped(carried: DragLoad, onto: Target, advice: Advice[]): Action | null {
  const { from } = carried;
  const { table, seat } = onto;
  if (table === from.table && (seat === null || seat === from.seat)) return null;
  if (carried.what === "button") {
    return table === from.table && seat !== null ? { type: "tell_position", table, seat, position: "button" } : null;
  }
  const advised = advice.some(({ kind }) => kind.type === "balance" && kind.from === from.table && kind.to === table);
  // On a table as a whole the rules choose the seat; on a seat of the table that is short they judge it.
  if (seat === null || advised) return { type: "balance", from: from.table, to: table, entry: carried.entry, seat };
  return { type: "move_player", entry: carried.entry, table, seat };
}
