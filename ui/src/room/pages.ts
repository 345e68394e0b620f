// Many names do not stand on one screen so that they can be read from the back of the room: they
// come in pages, each as full as the others.
const MOST = 30;

export function pages<T>(lines: T[], most = MOST): T[][] {
  const count = Math.max(1, Math.ceil(lines.length / most));
  const size = Math.ceil(lines.length / count);
  return Array.from({ length: count }, (_, page) => lines.slice(page * size, (page + 1) * size));
}
