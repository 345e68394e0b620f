// Where the director has placed the tables of a venue, and what the plan makes of it tonight.
import type { TablePlace } from "$shared/program/bindings";
import { fits, grid, inOrder, perPage, type Shape } from "./geometry";

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

/**
 * The cells of the tables in play, without columns and rows where none stands. A table keeps its cell when others
 * close: where nobody has placed any, the cells are those of all tables that were open tonight.
 */
export function shapeOf(tables: number[], kept: TablePlace[], tonight: number[]): Shape {
  const places = isArranged(tonight, kept) ? standing(tonight, kept) : byThemselves(tonight);
  const found = tables.flatMap((table) => places.find((place) => place.table === table) ?? []);
  const columns = used(found.map(({ column }) => column));
  const rows = used(found.map(({ row }) => row));
  const cells = found.map(({ column, row }) => ({ column: columns.indexOf(column), row: rows.indexOf(row) }));
  return { columns: columns.length, rows: rows.length, cells };
}

/** Somebody has placed some of these tables. */
export const isArranged = (tables: number[], kept: TablePlace[]): boolean =>
  kept.some(({ table }) => tables.includes(table));

/** Places at which the plan shows tables that nobody has placed. */
export function byThemselves(tables: number[]): TablePlace[] {
  return inOrder(tables.length).cells.map((cell, index) => ({ table: tables[index] ?? 0, ...cell }));
}

/** The tables row by row, each from left to right. */
export function readOff(tables: number[], shape: Shape): number[] {
  const order = ({ column, row }: { column: number; row: number }): number => row * shape.columns + column;
  const where = new Map(tables.map((table, index) => [table, order(shape.cells[index] ?? { column: 0, row: 0 })]));
  return [...tables].sort((a, b) => (where.get(a) ?? 0) - (where.get(b) ?? 0));
}

/** A page of the plan: its tables, and in which cell each of them stands. */
export interface Page {
  tables: number[];
  shape: Shape;
}

/**
 * The pages that the tables in play need in a box of this size, of which `bar` is taken where there are several. A
 * page is never filled from another one: its tables stay where they are until all fit on one page.
 */
export function pagesOf(
  { width, height, bar }: { width: number; height: number; bar: number },
  tables: number[],
  kept: TablePlace[],
  tonight: number[],
): Page[] {
  const shape = shapeOf(tables, kept, tonight);
  if (fits(width, height, shape)) return [{ tables, shape }];
  const order = readOff(tables, shape);
  if (perPage(width, height, order.length) >= order.length) return [{ tables: order, shape: inOrder(order.length) }];
  const all = readOff(tonight, shapeOf(tonight, kept, tonight));
  const held = perPage(width, height - bar, all.length);
  const chunks = Array.from({ length: Math.ceil(all.length / held) }, (_, index) =>
    all.slice(index * held, (index + 1) * held),
  );
  return chunks
    .map((chunk) => {
      const open = chunk.filter((table) => tables.includes(table));
      return { tables: open, shape: shapeOf(open, [], chunk) };
    })
    .filter((page) => page.tables.length > 0);
}
