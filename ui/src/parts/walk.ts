// A list that is gone through with the arrow keys.

/** Moves the focus to the line above or below, to the first or the last; `round`: after the last
 *  one comes the first. Says whether the key was for that. */
export function walk(event: KeyboardEvent, lines: HTMLElement[], round = false): boolean {
  const at = lines.findIndex((line) => line === document.activeElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: lines.length - 1 }[event.key];
  if (to === undefined) return false;
  const next = lines[round ? (to + lines.length) % lines.length : to];
  if (!next) return false;
  next.focus();
  event.preventDefault();
  return true;
}
