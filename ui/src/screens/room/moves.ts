// How a panel of a layout is moved and sized: always whole squares, never out of the grid.
import type { Panel } from "$shared/program/bindings";

export const COLUMNS = 16;
export const ROWS = 12;

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

export function moved(panel: Panel, across: number, down: number): Panel {
  return {
    ...panel,
    x: within(panel.x + across, 0, COLUMNS - panel.w),
    y: within(panel.y + down, 0, ROWS - panel.h),
  };
}

export function sized(panel: Panel, wider: number, higher: number): Panel {
  return {
    ...panel,
    w: within(panel.w + wider, 1, COLUMNS - panel.x),
    h: within(panel.h + higher, 1, ROWS - panel.y),
  };
}

/** Two panels that cover the same squares. */
export function alike(one: Panel, other: Panel): boolean {
  return one.x === other.x && one.y === other.y && one.w === other.w && one.h === other.h;
}

function overlap(one: Panel, other: Panel): boolean {
  return one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;
}

/** A place for a new panel: the first free one, from the top; below on the left where none is. */
export function placed(panels: Panel[], kind: Panel["kind"], w: number, h: number): Panel {
  for (let y = 0; y <= ROWS - h; y += 1) {
    for (let x = 0; x <= COLUMNS - w; x += 1) {
      const panel = { kind, x, y, w, h };
      if (!panels.some((other) => overlap(panel, other))) return panel;
    }
  }
  return { kind, x: 0, y: ROWS - h, w, h };
}

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Effect of a key on a panel: the arrows move it, with Shift they size it; `null` if there is none. */
export function keyed(panel: Panel, key: string, shift: boolean): Panel | null {
  const step = STEPS[key];
  if (!step) return null;
  return shift ? sized(panel, ...step) : moved(panel, ...step);
}
