// What is out of the ordinary at a seat or a table: nothing else is coloured on the plan.
import type { DeskTournament, EntryView, ProposedMove, TableView } from "$shared/program/bindings";

type SeatState = "free" | "blocked" | "left" | "awaited" | "advised" | "absent" | "suspended" | "unpaid";

/** State of a seat on its plate, besides the player's name. */
export function seatStates(
  { announce, arriving, view }: Pick<DeskTournament, "announce" | "arriving" | "view">,
  table: number,
  seat: number,
  entry: EntryView | undefined,
): SeatState[] {
  const at = (ref: { table: number; seat: number }): boolean => ref.table === table && ref.seat === seat;
  if (!entry) {
    if (announce.some((move) => at(move.from))) return ["free", "left"];
    if (proposed(view).some(({ to }) => at(to))) return ["free", "advised"];
    return isBlocked(view, table, seat) ? ["free", "blocked"] : ["free"];
  }
  const states: [SeatState, boolean][] = [
    [
      "awaited",
      announce.some((move) => move.entry === entry.id && at(move.to)) || arriving.some(([, id]) => id === entry.id),
    ],
    ["advised", proposed(view).some((move) => move.entry === entry.id)],
    ["absent", entry.absent],
    ["suspended", entry.hands_to_miss > 0],
    ["unpaid", view.setup.money !== null && entry.owed > 0],
  ];
  return states.filter(([, holds]) => holds).map(([state]) => state);
}

/** Moves that are advised and not put off. */
const proposed = ({ advice }: Pick<DeskTournament["view"], "advice">): ProposedMove[] =>
  advice.flatMap(({ kind, postponed }) =>
    kind.type === "balance" && kind.proposal && !postponed ? [kind.proposal] : [],
  );

/** Nobody is given this seat. */
function isBlocked({ tables }: Pick<DeskTournament["view"], "tables">, table: number, seat: number): boolean {
  return tables.find(({ no }) => no === table)?.seats.find(({ no }) => no === seat)?.blocked ?? false;
}

/** Number of players by which a table is short, if the advice is to balance; 0 if it is not. */
export function shortBy({ advice }: Pick<DeskTournament["view"], "advice">, table: TableView): number {
  const found = advice.find(({ kind, postponed }) => !postponed && kind.type === "balance" && kind.to === table.no);
  return found?.kind.type === "balance" ? found.kind.gap : 0;
}
