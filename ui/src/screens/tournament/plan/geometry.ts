// Where the tables and seats of the floor plan stand, in pixels of the box that the plan fills.

/** Place of something, by its centre. */
export interface Spot {
  x: number;
  y: number;
}
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
interface PlacedSeat extends Box {
  no: number;
  /** Place of the button or a blind of this seat on the felt. */
  chip: Spot;
}
export interface PlacedTable extends Box {
  felt: Box;
  seats: PlacedSeat[];
}
interface PlanPage {
  tables: PlacedTable[];
  /** The size of every seat's plate. */
  plate: { w: number; h: number };
  /** The size of a chip. */
  chip: number;
}

/** One after the other, as the page is read. */
export function inOrder(tables: number): Shape {
  const [columns, rows] = grid(tables);
  const cells = Array.from({ length: tables }, (_, index) => ({
    column: index % columns,
    row: Math.floor(index / columns),
  }));
  return { columns, rows, cells };
}

/** The smallest plate that can be read and hit with a mouse. */
export const SMALLEST = { w: 60, h: 24 };
/** From this height on a plate shows the stack too. */
export const LARGE = 70;
/** The most tables on one page. */
export const MOST = 12;

/** Grid of cells in which the tables stand. */
export interface Shape {
  columns: number;
  rows: number;
  cells: { column: number; row: number }[];
}

/** Columns and rows for so many tables. */
export function grid(tables: number): [columns: number, rows: number] {
  if (tables <= 2) return [Math.max(tables, 1), 1];
  if (tables <= 4) return [2, 2];
  if (tables <= 6) return [3, 2];
  if (tables <= 12) return tables <= 9 ? [3, 3] : [3, 4];
  const columns = Math.ceil(Math.sqrt(tables));
  return [columns, Math.ceil(tables / columns)];
}

interface Cells {
  pad: number;
  gap: Spot;
  w: number;
  h: number;
  /** The seats at each end where a table has many. */
  ends: 1 | 2;
  plate: { w: number; h: number };
}

function cells(width: number, height: number, { columns, rows }: Shape): Cells {
  const tables = columns * rows;
  const pad = tables <= 4 ? 20 : 12;
  const gap = tables <= 4 ? { x: 40, y: 32 } : { x: columns * 8, y: rows >= 4 ? 12 : 20 };
  const w = (width - 2 * pad - (columns - 1) * gap.x) / columns;
  const h = (height - 2 * pad - (rows - 1) * gap.y) / rows;
  const ends = w >= 420 ? 1 : 2;
  const plateWidth = ends === 1 ? Math.min((w - 12) / 4, 216) : w * (w < 240 ? 0.318 : 0.3);
  const plateHeight = Math.min(Math.max(SMALLEST.h, h * (ends === 1 ? 0.2 : 0.19)), tables === 1 ? 84 : 52);
  return { pad, gap, w, h, ends, plate: { w: Math.floor(plateWidth), h: Math.floor(plateHeight) } };
}

/** Whether tables that stand like this can be read and hit in a box of this size. */
export function fits(width: number, height: number, shape: Shape): boolean {
  const { h, ends, plate } = cells(width, height, shape);
  return plate.w >= SMALLEST.w && h >= plate.h * (ends === 1 ? 3 : 4) + 2;
}

/** Number of tables that a page of this size holds. */
export function perPage(width: number, height: number, tables: number): number {
  for (let count = Math.min(tables, MOST); count > 1; count--) {
    if (fits(width, height, inOrder(count))) return count;
  }
  return 1;
}

/** The middle of each plate of a row of so many, from left to right; those at its ends bow towards the centre. */
function row(count: number, cell: Cells, ends: number, top: boolean, box: Box): Spot[] {
  const { plate } = cell;
  const wide = cell.ends === 1;
  const pitch = wide
    ? Math.min((box.w - plate.w) / 3, 1.5 * plate.w)
    : plate.w + 4 + (count === 2 ? Math.min(0.12 * box.w, plate.w / 2) : 0);
  const most = wide ? Math.min(0.42 * plate.h, 0.06 * box.h) : Math.min(0.3 * plate.h, 0.12 * (box.h - 4 * plate.h));
  const half = wide ? 1.5 : 1;
  const room = ends === 1 ? (box.h - 3 * plate.h) / 2 : most;
  return Array.from({ length: count }, (_, index) => {
    const away = index - (count - 1) / 2;
    const bow = Math.max(0, Math.min(most * (Math.abs(away) / half) ** 2, room));
    const y = top ? box.y + plate.h / 2 + bow : box.y + box.h - plate.h / 2 - bow;
    return { x: box.x + box.w / 2 + away * pitch, y };
  });
}

/** The middles of the plates, by seat: seat 1 at or just right of the middle of the top, then clockwise. */
function around(seats: number, cell: Cells, box: Box): Spot[] {
  const { plate } = cell;
  const ends = cell.ends === 2 && seats > 6 ? 2 : 1;
  const rest = Math.max(0, seats - 2 * ends);
  const top = row(Math.ceil(rest / 2), cell, ends, true, box);
  const bottom = row(Math.floor(rest / 2), cell, ends, false, box).reverse();
  const side = (x: number): Spot[] =>
    Array.from({ length: ends }, (_, index) => ({
      x,
      y: ends === 1 ? box.y + box.h / 2 : box.y + plate.h / 2 + ((box.h - plate.h) * (index + 1)) / 3,
    }));
  const right = side(box.x + box.w - plate.w / 2);
  const left = side(box.x + plate.w / 2).reverse();
  const before = Math.floor(top.length / 2);
  // From seat 1 on: the right half of the top, the right end, the bottom, the left end, the left half of the top.
  return [...top.slice(before), ...right, ...bottom, ...left, ...top.slice(0, before)].slice(0, seats);
}

export const overlap = (one: Box, other: Box): boolean =>
  one.x + one.w > other.x + 0.01 &&
  other.x + other.w > one.x + 0.01 &&
  one.y + one.h > other.y + 0.01 &&
  other.y + other.h > one.y + 0.01;

/** Place of a seat's chip: beside its plate, and from there towards the centre until it covers no plate. */
function beside(plate: Box, plates: Box[], chip: number, table: Box): Spot {
  const centre = { x: table.x + table.w / 2, y: table.y + table.h / 2 };
  const from = { x: plate.x + plate.w / 2, y: plate.y + plate.h / 2 };
  const atEnd = Math.abs(from.x - centre.x) > table.w / 2 - 0.6 * plate.w && Math.abs(from.y - centre.y) < table.h / 4;
  const start = atEnd
    ? { x: from.x + Math.sign(centre.x - from.x) * (plate.w / 2 + chip / 2 + 2), y: from.y }
    : {
        x: from.x + (centre.x - from.x) * 0.15,
        y: from.y + Math.sign(centre.y - from.y) * (plate.h / 2 + chip / 2 + 1),
      };
  const covers = ({ x, y }: Spot): boolean =>
    plates.some((other) => overlap(other, { x: x - chip / 2, y: y - chip / 2, w: chip, h: chip }));
  for (let part = 0; part < 1; part += 0.02) {
    const spot = { x: start.x + (centre.x - start.x) * part, y: start.y + (centre.y - start.y) * part };
    if (!covers(spot)) return spot;
  }
  return centre;
}

/** The chips at these seats of a table, so that none lies on another or on a plate. */
export function chipsAt(
  table: PlacedTable,
  chip: number,
  seats: number[],
  words = { w: 26, h: 40 },
): (Spot | undefined)[] {
  const laid: Spot[] = [];
  const box = ({ x, y }: Spot): Box => ({ x: x - chip / 2, y: y - chip / 2, w: chip, h: chip });
  // What is written in the middle: the table's number, and how many play.
  const middle: Box = { x: table.x + (table.w - words.w) / 2, y: table.y + (table.h - words.h) / 2, ...words };
  const free = (spot: Spot): boolean =>
    laid.every((other) => Math.hypot(other.x - spot.x, other.y - spot.y) >= chip) &&
    table.seats.every((plate) => !overlap(plate, box(spot)));
  return seats.map((seat) => {
    const wished = table.seats[seat - 1]?.chip;
    if (!wished) return undefined;
    const near = (good: (spot: Spot) => boolean): Spot | undefined => nearest(wished, chip / 4, good);
    // The number stays readable where there is room.
    const spot = near((one) => free(one) && !overlap(middle, box(one))) ?? near(free) ?? wished;
    laid.push(spot);
    return spot;
  });
}

/** Spots around the origin, the nearest first. */
const AROUND = Array.from({ length: 17 }, (_, far) =>
  Array.from({ length: far === 0 ? 1 : 24 }, (_, turn) => ({
    x: far * Math.cos((turn * Math.PI) / 12),
    y: far * Math.sin((turn * Math.PI) / 12),
  })),
).flat();

/** The good spot that is nearest to one, in steps of this size. */
function nearest({ x, y }: Spot, step: number, good: (spot: Spot) => boolean): Spot | undefined {
  for (const around of AROUND) {
    const spot = { x: x + step * around.x, y: y + step * around.y };
    if (good(spot)) return spot;
  }
  return undefined;
}

/** One page of tables, given by their numbers of seats, in a box of this size. */
export function planPage(width: number, height: number, sizes: number[], shape = inOrder(sizes.length)): PlanPage {
  const cell = cells(width, height, shape);
  const { plate } = cell;
  const chip = sizes.length === 1 ? 36 : cell.ends === 1 ? 26 : cell.w < 240 ? 16 : cell.plate.h < 28 ? 19 : 22;
  const inset = cell.ends === 1 ? 0.5 : 0.36;
  const tables = sizes.map((seats, index): PlacedTable => {
    const at = shape.cells[index] ?? { column: 0, row: 0 };
    const box: Box = {
      x: cell.pad + at.column * (cell.w + cell.gap.x),
      y: cell.pad + at.row * (cell.h + cell.gap.y),
      w: cell.w,
      h: cell.h,
    };
    const felt: Box = {
      x: box.x + inset * plate.w,
      y: box.y + inset * plate.h,
      w: box.w - 2 * inset * plate.w,
      h: box.h - 2 * inset * plate.h,
    };
    const plates = around(seats, cell, box).map(({ x, y }) => ({ x: x - plate.w / 2, y: y - plate.h / 2, ...plate }));
    return {
      ...box,
      felt,
      seats: plates.map((one, at) => ({ no: at + 1, ...one, chip: beside(one, plates, chip, box) })),
    };
  });
  return { tables, plate, chip };
}
