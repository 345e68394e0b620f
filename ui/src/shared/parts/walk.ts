// Arrow-key navigation in a list.

/** Moves the focus to the previous or next line, the first or the last; with `round`, the first
 *  follows the last. Returns whether the key was one of these. */
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
