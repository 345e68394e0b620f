// Lists too long for one screen at a size readable from the back of the room are split into
// pages of similar length.
const MOST = 30;

export function pages<T>(lines: T[], most = MOST): T[][] {
  const count = Math.max(1, Math.ceil(lines.length / most));
  const size = Math.ceil(lines.length / count);
  return Array.from({ length: count }, (_, page) => lines.slice(page * size, (page + 1) * size));
}
