import { describe, expect, it } from "vitest";
import { moved, pagesOf, readOff, shapeOf, standing } from "./places";

const place = (table: number, column: number, row: number) => ({ table, column, row });
const upTo = (tables: number): number[] => Array.from({ length: tables }, (_, index) => index + 1);

describe("places of tables", () => {
  it("places tables by their numbers until one of them is placed", () => {
    const cells = [place(0, 0, 0), place(0, 1, 0), place(0, 0, 1)].map(({ column, row }) => ({ column, row }));
    expect(shapeOf([1, 2, 3], [], [1, 2, 3])).toEqual({ columns: 2, rows: 2, cells });
    expect(shapeOf([1, 2, 3], [place(9, 0, 0)], [1, 2, 3]).cells).toEqual(cells);
  });

  it("keeps each table where it stands, and leaves out empty columns and rows", () => {
    const kept = [place(1, 0, 0), place(2, 3, 0), place(3, 3, 2)];
    expect(shapeOf([1, 2, 3], kept, [1, 2, 3])).toEqual({
      columns: 2,
      rows: 2,
      cells: [
        { column: 0, row: 0 },
        { column: 1, row: 0 },
        { column: 1, row: 1 },
      ],
    });
    expect(shapeOf([1, 3], kept, [1, 2, 3]).cells).toEqual([
      { column: 0, row: 0 },
      { column: 1, row: 1 },
    ]);
  });

  it("keeps a table's cell when others close, also where nobody has placed any", () => {
    const tonight = upTo(8);
    // The one beside it closes, then one of the row above: the others stay where they are.
    expect(shapeOf([1, 2, 3, 4, 6, 7, 8], [], tonight).cells[4]).toEqual({ column: 2, row: 1 });
    expect(shapeOf([1, 3, 4, 6, 7, 8], [], tonight).cells).toEqual([
      { column: 0, row: 0 },
      { column: 2, row: 0 },
      { column: 0, row: 1 },
      { column: 2, row: 1 },
      { column: 0, row: 2 },
      { column: 1, row: 2 },
    ]);
    // Only a row or a column without any table goes.
    expect(shapeOf([1, 2, 3, 4], [], tonight)).toMatchObject({ columns: 3, rows: 2 });
    // Tables that have no place of their own keep the free cells that they were given, too.
    const kept = [place(1, 1, 0)];
    expect(shapeOf([1, 3], kept, [1, 2, 3]).cells[1]).toEqual(shapeOf([1, 2, 3], kept, [1, 2, 3]).cells[2]);
  });

  it("shows tables that do not fit on pages, from which none moves to another until all fit on one", () => {
    const box = { width: 700, height: 400, bar: 48 };
    const of = (tables: number[]) => pagesOf(box, tables, [], upTo(15));
    const whole = of(upTo(15));
    expect(whole.length).toBeGreaterThan(1);
    expect(whole.flatMap(({ tables }) => tables)).toEqual(upTo(15));
    const second = whole[1]!;
    const without = of(upTo(15).filter((table) => table !== 2));
    expect(without[1]).toEqual(second);
    expect(without[0]!.tables).not.toContain(2);
    expect(of([1, 2, 15])).toMatchObject([{ tables: [1, 2, 15] }]);
  });

  it("gives a table without a place the first free cell, even where one that is closed stands", () => {
    const kept = [place(1, 0, 0), place(8, 1, 0)];
    expect(standing([1, 2, 3], kept)).toEqual([...kept, place(2, 0, 1), place(3, 1, 1)]);
  });

  it("swaps two tables, and moves one to an empty cell", () => {
    const kept = [place(1, 0, 0), place(2, 1, 0)];
    expect(moved(kept, 1, 1, 0)).toEqual([place(1, 1, 0), place(2, 0, 0)]);
    expect(moved(kept, 1, 2, 2)).toEqual([place(1, 2, 2), place(2, 1, 0)]);
    expect(moved(kept, 7, 0, 0)).toEqual(kept);
  });

  it("reads tables off row by row", () => {
    const kept = [place(1, 1, 1), place(2, 0, 1), place(3, 1, 0)];
    expect(readOff([1, 2, 3], shapeOf([1, 2, 3], kept, [1, 2, 3]))).toEqual([3, 2, 1]);
  });
});
