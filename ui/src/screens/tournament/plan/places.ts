// Where the director has placed the tables of a venue, and what the plan makes of it tonight.
import type { TablePlace } from "../../../program/bindings";
import { grid, type Shape } from "./geometry";

const at = (places: TablePlace[], column: number, row: number): TablePlace | undefined =>
  places.find((place) => place.column === column && place.row === row);

/** The places of these tables and of all that are kept: a table that has none gets the first free cell. */
export function standing(tables: number[], kept: TablePlace[]): TablePlace[] {
  const places = [...kept];
  const columns = Math.max(grid(tables.length)[0], ...kept.map(({ column }) => column + 1));
  for (const table of tables) {
    if (places.some((place) => place.table === table)) continue;
    let cell = 0;
    while (at(places, cell % columns, Math.floor(cell / columns))) cell++;
    places.push({ table, column: cell % columns, row: Math.floor(cell / columns) });
  }
  return places;
}

/** Moves a table to a cell; the one that stands there takes its cell. */
export function moved(places: TablePlace[], table: number, column: number, row: number): TablePlace[] {
  const from = places.find((place) => place.table === table);
  if (!from) return places;
  const other = at(places, column, row)?.table;
  return places.map((place) => {
    if (place.table === table) return { table, column, row };
    return place.table === other ? { table: other, column: from.column, row: from.row } : place;
  });
}

const used = (numbers: number[]): number[] => [...new Set(numbers)].sort((a, b) => a - b);

/** The cells of the tables in play, without columns and rows where none stands; null: nobody has placed any. */
export function shapeOf(tables: number[], kept: TablePlace[]): Shape | null {
  if (!kept.some(({ table }) => tables.includes(table))) return null;
  const places = standing(tables, kept);
  const found = tables.flatMap((table) => places.find((place) => place.table === table) ?? []);
  const columns = used(found.map(({ column }) => column));
  const rows = used(found.map(({ row }) => row));
  const cells = found.map(({ column, row }) => ({ column: columns.indexOf(column), row: rows.indexOf(row) }));
  return { columns: columns.length, rows: rows.length, cells };
}

/** The tables row by row, each from left to right. */
export function readOff(tables: number[], shape: Shape): number[] {
  const order = ({ column, row }: { column: number; row: number }): number => row * shape.columns + column;
  const where = new Map(tables.map((table, index) => [table, order(shape.cells[index] ?? { column: 0, row: 0 })]));
  return [...tables].sort((a, b) => (where.get(a) ?? 0) - (where.get(b) ?? 0));
}
