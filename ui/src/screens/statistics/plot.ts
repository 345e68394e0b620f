// Where what a chart shows stands in its box: scales and lines by d3, labels as many as there is room for.
import { scaleBand, scaleLinear } from "d3-scale";
import { line } from "d3-shape";

/** Room around the field of a chart, in pixels: values at the left, labels below. */
export const EDGE = { left: 54, right: 14, top: 16, bottom: 26 };
export const HIGH = 220;
/** The most lines of a grid. */
const LINES = 5;
/** A column is no wider than this, however few there are. */
const WIDEST = 46;

export interface Frame {
  width: number;
  /** The middle of each column. */
  middle: (index: number) => number;
  /** How wide a column is drawn. */
  column: number;
  /** Where a value stands. */
  at: (value: number) => number;
  /** The values at which lines are drawn. */
  ticks: number[];
  /** The columns whose label fits. */
  labelled: number[];
}

/** So many columns with values between `least` and `most`, labels of so many letters. */
export function frame(
  width: number,
  count: number,
  [least, most]: [number, number],
  letters: number,
  ticks?: number[],
): Frame {
  const band = scaleBand<number>()
    .domain(Array.from({ length: count }, (_, index) => index))
    .range([EDGE.left, Math.max(EDGE.left + 1, width - EDGE.right)])
    .paddingInner(0.28)
    .paddingOuter(0.14);
  const high = scaleLinear().domain([Math.min(0, least), most > least ? most : least + 1]);
  if (!ticks) high.nice(LINES);
  high.range([HIGH - EDGE.bottom, EDGE.top]);
  const middle = (index: number): number => (band(index) ?? EDGE.left) + band.bandwidth() / 2;
  // About seven pixels a letter, and a gap.
  const every = Math.max(1, Math.ceil((letters * 7 + 14) / Math.max(1, band.step())));
  return {
    width,
    middle,
    column: Math.min(WIDEST, band.bandwidth()),
    at: high,
    ticks: ticks ?? whole(high.ticks(LINES), most),
    labelled: Array.from({ length: count }, (_, index) => index).filter((index) => (count - 1 - index) % every === 0),
  };
}

/** Small counts have no halves between them. */
function whole(ticks: number[], most: number): number[] {
  return most < LINES ? ticks.filter(Number.isInteger) : ticks;
}

/** Round durations between nothing and the longest, in milliseconds. */
export function durationTicks(longest: number): number[] {
  const minute = 60_000;
  const steps = [5, 10, 15, 30, 60, 120, 180, 360, 720, 1440].map((minutes) => minutes * minute);
  const step = steps.find((one) => longest <= one * LINES) ?? Math.ceil(longest / LINES / 86_400_000) * 86_400_000;
  return Array.from({ length: Math.ceil(longest / step) + 1 }, (_, index) => index * step);
}

/** A line through the values; where there is none it is broken. */
export function path(values: (number | null)[], { middle, at }: Pick<Frame, "middle" | "at">): string {
  const draw = line<number | null>()
    .defined((value) => value !== null)
    .x((_, index) => middle(index))
    .y((value) => at(value ?? 0));
  return draw(values) ?? "";
}
