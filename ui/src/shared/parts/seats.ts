// Where the seats of a table are drawn: seat 1 at the top, the others clockwise.

interface Drawn {
  seat: number;
  x: number;
  y: number;
}

/** The seats of a table on an oval of that half width and height, around the origin. */
export function around(seats: number, wide: number, high: number): Drawn[] {
  return Array.from({ length: seats }, (_, at) => {
    const angle = (2 * Math.PI * at) / seats - Math.PI / 2;
    const round = (value: number): number => Math.round(value * 10) / 10;
    return { seat: at + 1, x: round(wide * Math.cos(angle)), y: round(high * Math.sin(angle)) };
  });
}
