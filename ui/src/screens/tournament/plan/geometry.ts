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
  plate: Size;
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
/** From this height on a plate has two lines, with small letters. */
export const SNUG = 36;
/** From this height on both lines have letters of the usual size. */
export const TWO_LINES = 42;
/** From this height on a plate shows the stack too. */
export const LARGE = 70;
/** Letters of the names on plates of this height, in pixels; plate.css has the same. */
export const letters = (h: number): number =>
  h >= LARGE ? 24 : h >= 54 ? 20 : h >= TWO_LINES ? 17 : h >= 30 ? 15 : 14;
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

/** Size of a seat's plate. */
interface Size {
  w: number;
  h: number;
}

/** Cells of a page, and between them. */
interface Cells extends Size {
  pad: number;
  gap: Spot;
  /** The largest plate, however much room there is. */
  most: Size;
}

function cells(width: number, height: number, { columns, rows }: Shape): Cells {
  const tables = columns * rows;
  const pad = tables <= 4 ? 20 : 12;
  const gap = tables <= 4 ? { x: 30, y: 28 } : { x: columns * 8, y: rows >= 4 ? 12 : 20 };
  const w = (width - 2 * pad - (columns - 1) * gap.x) / columns;
  const h = (height - 2 * pad - (rows - 1) * gap.y) / rows;
  return { pad, gap, w, h, most: tables === 1 ? { w: 216, h: 84 } : { w: 190, h: 64 } };
}

/** The plates of one table: so many at each end, the others in a row at the top and one at the bottom. */
interface Ring {
  ends: number;
  plate: Size;
}

/** The number of plates in the row at the top. */
const above = (seats: number, ends: number): number => Math.ceil(Math.max(0, seats - 2 * ends) / 2);

/** The ring with the largest plates for so many seats; two at the top are preferred, with seat 1 right of the middle. */
function ring(seats: number, { w, h, most }: Cells): Ring | null {
  let best: (Ring & { good: number }) | null = null;
  for (const ends of seats > 8 ? [3, 2, 1] : seats > 6 ? [2, 1] : [1]) {
    const [across, down] = [above(seats, ends), ends + 2];
    // First name and family name have a line each wherever that leaves any gap.
    const two = Math.min(TWO_LINES, (h - 2 * (down - 1)) / down);
    const high = Math.min(most.h, Math.max(SMALLEST.h, two, (0.84 * h) / down));
    // Between both sides there is room for the number of the table, and for three chips above and below it; where the
    // table is too low for these, beside it.
    const chip = w < 240 ? 18 : 24;
    const narrow = w < 240 ? 30 : 0.2 * w;
    const lines = 2 * Math.floor((h - 2 * high - 52) / 2 / chip);
    const holds = lines * Math.floor(narrow / chip) >= 3;
    const side = (w - (holds ? narrow : Math.max(narrow, 2 * chip + 30))) / 2;
    const top = (w - 4 * (across - 1)) / Math.max(1, across);
    const plate = { w: Math.floor(Math.min(most.w, 2.8 * high, side, top)), h: Math.floor(high) };
    if (plate.w < SMALLEST.w || plate.h * down + down - 1 > h) continue;
    const good = plate.w * plate.h * (across > 2 ? 0.6 : 1);
    if (best === null || good > best.good) best = { ends, plate, good };
  }
  return best;
}

/** The most seats of a table. */
const SEATS = 10;

/** Whether tables that stand like this can be read and hit in a box of this size. */
export function fits(width: number, height: number, shape: Shape): boolean {
  return ring(SEATS, cells(width, height, shape)) !== null;
}

/** Number of tables that a page of this size holds. */
export function perPage(width: number, height: number, tables: number): number {
  for (let count = Math.min(tables, MOST); count > 1; count--) {
    if (fits(width, height, inOrder(count))) return count;
  }
  return 1;
}

/** The middles of the plates, by seat: seat 1 at or just right of the middle of the top, then clockwise. */
function around(seats: number, ends: number, plate: Size, box: Box): Spot[] {
  const step = (box.h - plate.h) / (ends + 1);
  // Plates at the ends of a long row bow towards the middle, as far as those below them leave room.
  const most = Math.max(0, Math.min(0.3 * plate.h, step - plate.h - 1));
  const row = (count: number, top: boolean): Spot[] =>
    Array.from({ length: count }, (_, index) => {
      const away = index - (count - 1) / 2;
      const bow = count > 2 ? most * Math.min(1, Math.abs(away)) ** 2 : 0;
      const pitch = Math.min(plate.w + 8, (box.w - plate.w) / Math.max(1, count - 1));
      const y = top ? box.y + plate.h / 2 + bow : box.y + box.h - plate.h / 2 - bow;
      return { x: box.x + box.w / 2 + away * pitch, y };
    });
  const top = row(above(seats, ends), true);
  const bottom = row(Math.max(0, seats - 2 * ends - top.length), false).reverse();
  const side = (x: number): Spot[] =>
    Array.from({ length: ends }, (_, index) => ({ x, y: box.y + plate.h / 2 + step * (index + 1) }));
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
  words = { w: 26, h: table.h < 120 ? 40 : table.h < 180 ? 50 : 52 },
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
  const rings = sizes.map((seats) => ring(seats, cell) ?? { ends: seats > 6 ? 2 : 1, plate: SMALLEST });
  // All plates of a page are alike, as large as the fullest table has room for.
  const plate = {
    w: Math.min(cell.most.w, ...rings.map((one) => one.plate.w)),
    h: Math.min(cell.most.h, ...rings.map((one) => one.plate.h)),
  };
  const chip = sizes.length === 1 ? 36 : cell.w < 240 ? 16 : plate.h < 28 ? 19 : plate.h < 54 ? 22 : 26;
  const inset = sizes.length === 1 ? 0.5 : 0.36;
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
    const middles = around(seats, rings[index]?.ends ?? 1, plate, box);
    const plates = middles.map(({ x, y }) => ({ x: x - plate.w / 2, y: y - plate.h / 2, ...plate }));
    return {
      ...box,
      felt,
      seats: plates.map((one, at) => ({ no: at + 1, ...one, chip: beside(one, plates, chip, box) })),
    };
  });
  return { tables, plate, chip };
}
