// Places of the seats of a table in every picture of one: seat 1 right of the middle of the top, the others clockwise.

interface Drawn {
  seat: number;
  x: number;
  y: number;
}

/** The seats of a table on an oval of that half width and height, around the origin. */
export function around(seats: number, wide: number, high: number): Drawn[] {
  return Array.from({ length: seats }, (_, at) => {
    const angle = (2 * Math.PI * (at + 0.5)) / seats - Math.PI / 2;
    const round = (value: number): number => Math.round(value * 10) / 10;
    return { seat: at + 1, x: round(wide * Math.cos(angle)), y: round(high * Math.sin(angle)) };
  });
}
