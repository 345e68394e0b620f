// The tables of a room while they are given as two numbers.
import type { RoomTable } from "$shared/program/bindings";

interface Around {
  /** Seats of a new table. */
  each: number;
  /** Numbers of the tables that stay. */
  locked: number[];
  /** Tables taken away before, the last one first to return. */
  aside: RoomTable[];
}

/** As many tables as wanted: the last ones go, those taken away return, and new ones follow. */
export function resized(tables: RoomTable[], wanted: number, { each, locked, aside }: Around) {
  const left = [...tables];
  const out = [...aside];
  for (let at = left.length - 1; left.length > wanted && at >= 0; at -= 1) {
    const table = left[at];
    if (table && !locked.includes(table.no)) out.push(...left.splice(at, 1));
  }
  while (left.length < wanted) {
    const back = out.pop();
    const next = left.reduce((most, table) => Math.max(most, table.no), 0) + 1;
    if (!back) left.push({ no: next, seats: each, name: null });
    else if (!left.some(({ no }) => no === back.no)) left.push(back);
  }
  return { tables: left, aside: out };
}

/** Size of most tables. */
export function usualSeats(tables: RoomTable[]): number {
  const often = (seats: number): number => tables.filter((table) => table.seats === seats).length;
  return tables.map(({ seats }) => seats).toSorted((one, other) => often(other) - often(one) || other - one)[0] ?? 10;
}

/** The tables of the usual size with so many seats; smaller ones stay as they are, and so does whatever is in use. */
export function withSeats(
  tables: RoomTable[],
  seats: number,
  { most, locked }: { most: number; locked: number[] },
): RoomTable[] {
  const usual = Math.min(most, usualSeats(tables));
  // Seats beyond the tournament's number are there all the same: only where nothing limits them they are given up.
  const changed = (own: number): number => (Number.isFinite(most) ? Math.max(own, seats) : seats);
  return tables.map((table) =>
    Math.min(table.seats, most) === usual && !locked.includes(table.no)
      ? { ...table, seats: changed(table.seats) }
      : table,
  );
}
