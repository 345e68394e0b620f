import { describe, expect, it } from "vitest";
import { moved, readOff, shapeOf, standing } from "./places";

const place = (table: number, column: number, row: number) => ({ table, column, row });

describe("places of tables", () => {
  it("leaves the arrangement to the plan until a table in play is placed", () => {
    expect(shapeOf([1, 2, 3], [])).toBeNull();
    expect(shapeOf([1, 2, 3], [place(9, 0, 0)])).toBeNull();
  });

  it("keeps each table where it stands, and leaves out empty columns and rows", () => {
    const kept = [place(1, 0, 0), place(2, 3, 0), place(3, 3, 2)];
    expect(shapeOf([1, 2, 3], kept)).toEqual({
      columns: 2,
      rows: 2,
      cells: [
        { column: 0, row: 0 },
        { column: 1, row: 0 },
        { column: 1, row: 1 },
      ],
    });
    expect(shapeOf([1, 3], kept)?.cells).toEqual([
      { column: 0, row: 0 },
      { column: 1, row: 1 },
    ]);
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
    const shape = shapeOf([1, 2, 3], kept);
    expect(shape && readOff([1, 2, 3], shape)).toEqual([3, 2, 1]);
  });
});
