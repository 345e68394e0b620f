import { expect, test } from "vitest";
import { MOST, SMALLEST, chipsAt, overlap, perPage, planPage, type Box } from "./geometry";

/** Sizes of the plan's box at the windows' sizes. */
const BOXES: [width: number, height: number][] = [
  [640, 460],
  [890, 550],
  [1360, 850],
];

for (const [width, height] of BOXES) {
  test(`twelve tables fit into ${width} × ${height}`, () => {
    expect(perPage(width, height, 12)).toBe(12);
    expect(perPage(width, height, 30)).toBe(MOST);
  });

  test(`plates of ${width} × ${height} are large enough, stay inside, and overlap neither each other nor a chip`, () => {
    for (let tables = 1; tables <= 12; tables++) {
      for (let seats = 2; seats <= 10; seats++) {
        const page = planPage(width, height, Array<number>(tables).fill(seats));
        const what = `${tables} tables of ${seats}`;
        expect(page.plate.w, what).toBeGreaterThanOrEqual(SMALLEST.w);
        expect(page.plate.h, what).toBeGreaterThanOrEqual(SMALLEST.h);
        const plates = page.tables.flatMap((table) => table.seats);
        expect(plates.length, what).toBe(tables * seats);
        const outside = plates.filter(({ x, y, w, h }) => x < 0 || y < 0 || x + w > width || y + h > height);
        expect(outside, what).toEqual([]);
        const over = plates.filter((plate, index) => plates.slice(index + 1).some((other) => overlap(plate, other)));
        expect(over, what).toEqual([]);
        const side = page.chip;
        const covered = plates.filter(({ chip: { x, y } }) =>
          plates.some((plate) => overlap(plate, { x: x - side / 2, y: y - side / 2, w: side, h: side })),
        );
        expect(covered, what).toEqual([]);
      }
    }
  });
}

test("button and blinds of neighbours do not lie on one another", () => {
  for (const [width, height] of BOXES) {
    const page = planPage(width, height, Array<number>(12).fill(9));
    const table = page.tables[0]!;
    for (let seat = 1; seat <= 9; seat++) {
      const three = [seat, (seat % 9) + 1, ((seat + 1) % 9) + 1];
      const spots = chipsAt(table, page.chip, three).map((spot) => spot!);
      const apart = spots.map((one, index) =>
        Math.min(...spots.slice(index + 1).map((two) => Math.hypot(one.x - two.x, one.y - two.y))),
      );
      expect(Math.min(...apart), `${width}, seat ${seat}`).toBeGreaterThanOrEqual(page.chip);
    }
  }
});

test("a chip covers no table's number", () => {
  for (const [width, height] of BOXES) {
    for (const tables of [8, 12]) {
      const page = planPage(width, height, Array<number>(tables).fill(9));
      const table = page.tables[0]!;
      const number: Box = { x: table.x + table.w / 2 - 11, y: table.y + table.h / 2 - 18, w: 22, h: 22 };
      for (let seat = 1; seat <= 9; seat++) {
        const three = [seat, (seat % 9) + 1, ((seat + 1) % 9) + 1];
        const side = page.chip;
        const over = chipsAt(table, side, three).filter((spot) =>
          overlap(number, { x: spot!.x - side / 2, y: spot!.y - side / 2, w: side, h: side }),
        );
        expect(over, `${tables} in ${width}, seat ${seat}`).toEqual([]);
      }
    }
  }
});

test("seats go clockwise from the top", () => {
  const { tables } = planPage(900, 560, [9]);
  const [table] = tables;
  const angle = (seat: Box): number => {
    const dx = seat.x + seat.w / 2 - (table!.x + table!.w / 2);
    const dy = seat.y + seat.h / 2 - (table!.y + table!.h / 2);
    return (Math.atan2(dx, -dy) + 2 * Math.PI) % (2 * Math.PI);
  };
  const angles = table!.seats.map(angle);
  expect(angles).toEqual([...angles].sort((one, other) => one - other));
});

test("a small box turns to pages instead of plates that cannot be hit", () => {
  expect(perPage(400, 300, 12)).toBeLessThan(12);
  expect(perPage(100, 100, 5)).toBe(1);
});
