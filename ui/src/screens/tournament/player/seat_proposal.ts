// The seat that is proposed for a player whom the director moves: nobody has to choose one.
import type { SeatRef, TournamentView } from "$shared/program/bindings";

/** The first seat at a table that a moved player may take (6-10), or the first free one where positions are not known;
 *  `null` at the player's own table and where there is none. */
export function seatThere(view: TournamentView, no: number, from: SeatRef | null): number | null {
  const table = view.tables.find((one) => one.no === no);
  if (!table || from?.table === no) return null;
  const free = table.seats.filter(({ entry, blocked }) => entry === null && !blocked).map((seat) => seat.no);
  return table.allowed.find((seat) => free.includes(seat)) ?? free[0] ?? null;
}

/** A seat at the other table with fewest players that has room, the lowest number among equals. */
export function proposal(view: TournamentView, from: SeatRef | null): SeatRef | null {
  const tables = view.tables.toSorted((one, other) => one.players - other.players || one.no - other.no);
  for (const { no } of tables) {
    const seat = seatThere(view, no, from);
    if (seat !== null) return { table: no, seat };
  }
  return null;
}
