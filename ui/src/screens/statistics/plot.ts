// Where what a chart shows stands in its box: round values and lines by d3, labels as many as there is room for.
import { nice, ticks as rounds } from "d3-array";
import { line } from "d3-shape";

/** Room around the field of a chart, in pixels: values at the left at least, labels below. */
export const EDGE = { left: 40, right: 14, top: 16, bottom: 26 };
/** Approximate width of a letter. */
const LETTER = 7;
export const HIGH = 220;
/** About so many lines of a grid. */
const LINES = 5;
/** Part of its place that a column takes, and its greatest width. */
const FILLED = 0.72;
const WIDEST = 46;

export interface Frame {
  width: number;
  /** Left edge of the field, at the right of the values. */
  left: number;
  /** The middle of each column. */
  middle: (index: number) => number;
  /** Width of a column as drawn. */
  column: number;
  /** Height of a value in the field. */
  at: (value: number) => number;
  /** The values at which lines are drawn. */
  ticks: number[];
  /** The columns whose label fits. */
  labelled: number[];
}

/**
 * So many columns with values between `least` and `most`, labels of so many letters; lines at `given`, otherwise at
 * round values, each written as `value` does.
 */
export function frame(
  width: number,
  count: number,
  [least, most]: [number, number],
  letters: number,
  value: (tick: number) => string,
  given?: number[],
): Frame {
  const [foot, head] = [Math.min(0, least), Math.max(most, Math.min(0, least) + 1)];
  const [low = foot, high = head] = given ? [given[0], given.at(-1)] : nice(foot, head, LINES);
  const [bottom, field] = [HIGH - EDGE.bottom, HIGH - EDGE.bottom - EDGE.top];
  // Small counts have no halves between them.
  const ticks = given ?? rounds(low, high, LINES).filter((tick) => head > LINES || Number.isInteger(tick));
  const left = Math.max(EDGE.left, 14 + LETTER * Math.max(...ticks.map((tick) => value(tick).length)));
  const place = Math.max(1, width - left - EDGE.right) / Math.max(1, count);
  const every = Math.max(1, Math.ceil((letters * LETTER + 14) / place));
  return {
    width,
    left,
    middle: (index) => left + place * (index + 0.5),
    column: Math.min(WIDEST, place * FILLED),
    at: (value) => bottom - (field * (value - low)) / (high - low),
    ticks,
    labelled: Array.from({ length: count }, (_, index) => index).filter((index) => (count - 1 - index) % every === 0),
  };
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
