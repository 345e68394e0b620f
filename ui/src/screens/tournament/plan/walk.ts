// Arrow keys on the floor plan: round a table, and with Alt from table to table.

export interface SeatAt {
  table: number;
  seat: number;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The seat that a key leads to; `null` if the key means nothing here. */
export function walkTo(
  event: Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey">,
  from: SeatAt,
  tables: { no: number; seats: number }[],
): SeatAt | null {
  if (event.ctrlKey || event.metaKey) return null;
  const at = tables.findIndex((table) => table.no === from.table);
  const here = tables[at];
  if (!here) return null;
  const page = { PageDown: 1, PageUp: -1 }[event.key];
  const between = page ?? (event.altKey ? STEPS[event.key] : undefined);
  if (between !== undefined) {
    const next = tables[(at + between + tables.length) % tables.length]!;
    return { table: next.no, seat: Math.min(from.seat, next.seats) };
  }
  const step = STEPS[event.key];
  if (step !== undefined) return { table: here.no, seat: ((from.seat - 1 + step + here.seats) % here.seats) + 1 };
  if (event.key === "Home") return { table: here.no, seat: 1 };
  return event.key === "End" ? { table: here.no, seat: here.seats } : null;
}
