// What a key does in the grid of levels.

export type GridCommand =
  | "up"
  | "down"
  | "left"
  | "right"
  | "insert"
  | "insert_break"
  | "duplicate"
  | "remove"
  | "move_up"
  | "move_down"
  | "undo"
  | "redo";

interface Where {
  /** It is a field to write in, not a list. */
  writing: boolean;
  /** The caret stands before the first letter. */
  first: boolean;
  /** It stands behind the last. */
  last: boolean;
}

type Key = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** The command of a key; `null` if the key is left to the field. */
export function command(event: Key, where: Where): GridCommand | null {
  const control = event.ctrlKey || event.metaKey;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (event.altKey && !control) return key === "ArrowUp" ? "move_up" : key === "ArrowDown" ? "move_down" : null;
  if (control) {
    if (key === "Enter") return event.shiftKey ? "insert_break" : "insert";
    if (key === "d") return "duplicate";
    if (key === "Delete" || key === "Backspace") return key === "Delete" ? "remove" : null;
    if (key === "z") return event.shiftKey ? "redo" : "undo";
    if (key === "y") return "redo";
    return null;
  }
  // In a list up and down choose, and in a box Enter sends the form.
  if (key === "ArrowLeft" && (!where.writing || where.first)) return "left";
  if (key === "ArrowRight" && (!where.writing || where.last)) return "right";
  if (!where.writing) return key === "Enter" ? "down" : null;
  if (key === "ArrowDown" || key === "Enter") return event.shiftKey && key === "Enter" ? "up" : "down";
  if (key === "ArrowUp") return "up";
  return null;
}

/** Position of a cell's caret. */
export function whereIn(cell: EventTarget | null): Where {
  if (!(cell instanceof HTMLInputElement) || cell.type === "checkbox")
    return { writing: false, first: true, last: true };
  const all = cell.selectionStart === 0 && cell.selectionEnd === cell.value.length;
  return {
    writing: true,
    first: all || (cell.selectionStart === 0 && cell.selectionEnd === 0),
    last: all || cell.selectionStart === cell.value.length,
  };
}
