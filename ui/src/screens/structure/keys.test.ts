import { expect, test } from "vitest";
import { command, whereIn, type GridCommand } from "./keys";
import { Past } from "./past";

const press = (key: string, held: { ctrl?: true; alt?: true; shift?: true } = {}, at = { first: false, last: false }) =>
  command(
    { key, ctrlKey: held.ctrl ?? false, metaKey: false, altKey: held.alt ?? false, shiftKey: held.shift ?? false },
    { writing: true, ...at },
  );

test("each command of the grid has its key", () => {
  const keys: [ReturnType<typeof press>, GridCommand | null][] = [
    [press("ArrowDown"), "down"],
    [press("Enter"), "down"],
    [press("Enter", { shift: true }), "up"],
    [press("ArrowUp"), "up"],
    [press("ArrowDown", { alt: true }), "move_down"],
    [press("ArrowUp", { alt: true }), "move_up"],
    [press("Enter", { ctrl: true }), "insert"],
    [press("Enter", { ctrl: true, shift: true }), "insert_break"],
    [press("d", { ctrl: true }), "duplicate"],
    [press("D", { ctrl: true }), "duplicate"],
    [press("Delete", { ctrl: true }), "remove"],
    [press("z", { ctrl: true }), "undo"],
    [press("Z", { ctrl: true, shift: true }), "redo"],
    [press("y", { ctrl: true }), "redo"],
    [press("Delete"), null],
    [press("5"), null],
    [press("c", { ctrl: true }), null],
    [press("v", { ctrl: true }), null],
  ];
  for (const [found, wanted] of keys) expect(found).toBe(wanted);
});

test("left and right leave a field only at its edge", () => {
  expect(press("ArrowLeft")).toBeNull();
  expect(press("ArrowLeft", {}, { first: true, last: false })).toBe("left");
  expect(press("ArrowRight", {}, { first: true, last: false })).toBeNull();
  expect(press("ArrowRight", {}, { first: false, last: true })).toBe("right");
});

test("in a list up and down choose, left and right go on", () => {
  const list = (key: string) =>
    command(
      { key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false },
      { writing: false, first: true, last: true },
    );
  expect(list("ArrowDown")).toBeNull();
  expect(list("ArrowRight")).toBe("right");
  expect(list("Enter")).toBe("down");
});

test("a field says where its caret stands", () => {
  const field = document.createElement("input");
  field.value = "150";
  document.body.append(field);
  field.setSelectionRange(0, 3);
  expect(whereIn(field)).toEqual({ writing: true, first: true, last: true });
  field.setSelectionRange(1, 1);
  expect(whereIn(field)).toEqual({ writing: true, first: false, last: false });
  field.setSelectionRange(3, 3);
  expect(whereIn(field)).toEqual({ writing: true, first: false, last: true });
  expect(whereIn(document.createElement("select")).writing).toBe(false);
});

test("what was done is undone and done again, cell by cell", () => {
  const past = new Past<number[]>();
  past.keep([1]);
  // Entering a cell without writing is no step.
  past.keep([1]);
  expect(past.back([1])).toBeNull();
  past.keep([1]);
  past.keep([1, 2]);
  expect(past.back([1, 2, 3])).toEqual([1, 2]);
  expect(past.back([1, 2])).toEqual([1]);
  expect(past.back([1])).toBeNull();
  expect(past.forth([1])).toEqual([1, 2]);
  expect(past.forth([1, 2])).toEqual([1, 2, 3]);
  expect(past.forth([1, 2, 3])).toBeNull();
  expect(past.back([1, 2, 3])).toEqual([1, 2]);
  past.changed();
  expect(past.forth([9])).toBeNull();
});
