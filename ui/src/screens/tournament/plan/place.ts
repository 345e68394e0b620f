// Where the popover of a seat stands: beside the seat's table, whose other seats stay free to be touched; where the
// plan has no room there, beside the seat; where it has none at all, over what is beside the plan. Free seats that wait for a touch stay free
// wherever the page has room.
import { autoUpdate, computePosition, flip, offset, shift, type VirtualElement } from "@floating-ui/dom";
import { overlap, type Box } from "./geometry";

/** From the plan's edge and from the table, in pixels. */
const GAP = 6;
/** Between the places that are compared, in pixels. */
const STEP = 12;

/** The smallest box around these elements. */
export function around(rects: Pick<DOMRect, "left" | "top" | "right" | "bottom">[]): Box {
  const [x, y] = [Math.min(...rects.map(({ left }) => left)), Math.min(...rects.map(({ top }) => top))];
  const [right, bottom] = [Math.max(...rects.map((one) => one.right)), Math.max(...rects.map((one) => one.bottom))];
  return { x, y, w: right - x, h: bottom - y };
}

function reference({ x, y, w, h }: Box, seat: Element): VirtualElement {
  return { getBoundingClientRect: () => new DOMRect(x, y, w, h), contextElement: seat };
}

/** Places the box beside this, within a part of the page. */
async function beside(box: HTMLElement, seat: Element, at: Box, boundary: Element): Promise<Box> {
  const within = { boundary, padding: GAP };
  const { x, y } = await computePosition(reference(at, seat), box, {
    strategy: "fixed",
    placement: "bottom",
    middleware: [
      offset(GAP),
      flip({ ...within, crossAxis: false, fallbackPlacements: ["top", "right", "left"] }),
      shift({ ...within, crossAxis: true }),
    ],
  });
  return { x, y, w: box.offsetWidth, h: box.offsetHeight };
}

/** The place for a box that covers the fewest of these others, nearest to its present one; within this part of the page. */
export function leastCovering(box: Box, others: Box[], within: Box): Box {
  const covered = (at: Box): number => others.filter((other) => overlap(at, other)).length;
  const steps = (from: number, room: number): number[] =>
    Array.from({ length: Math.max(Math.ceil(room / STEP), 0) + 1 }, (_, index) => from + Math.min(index * STEP, room));
  let best = { at: box, covered: covered(box), distance: 0 };
  if (best.covered === 0) return box;
  for (const x of steps(within.x, within.w - box.w)) {
    for (const y of steps(within.y, within.h - box.h)) {
      const at = { ...box, x, y };
      const found = { at, covered: covered(at), distance: Math.hypot(x - box.x, y - box.y) };
      const nearer = found.covered === best.covered && found.distance < best.distance;
      if (found.covered < best.covered || nearer) best = found;
    }
  }
  return best.at;
}

async function place(box: HTMLElement, seat: HTMLElement): Promise<void> {
  const seats = [...(seat.closest("section")?.querySelectorAll("[data-seat]") ?? [seat])];
  const table = around(seats.map((one) => one.getBoundingClientRect()));
  const here = around([seat.getBoundingClientRect()]);
  const plan = seat.closest("[data-seats]") ?? document.body;
  let found = await beside(box, seat, table, plan);
  // One table may fill the plan: what stands beside the plan can be covered, its seats cannot.
  if (overlap(found, table)) found = await beside(box, seat, table, document.body);
  if (overlap(found, table)) found = await beside(box, seat, here, plan);
  const low = found.y + found.h > window.innerHeight - GAP;
  // Higher than the plan: it reaches above it.
  if (low) found = await beside(box, seat, table, document.body);
  if (overlap(found, here)) found = await beside(box, seat, here, document.body);
  // Free seats wait for a touch while a player is moved.
  const free = [...plan.querySelectorAll("[data-seat].aimed")].map((one) => around([one.getBoundingClientRect()]));
  const top = around([plan.getBoundingClientRect()]).y;
  const page = { x: GAP, y: top, w: window.innerWidth - 2 * GAP, h: window.innerHeight - top - GAP };
  found = leastCovering(found, free, page);
  Object.assign(box.style, { left: `${found.x}px`, top: `${found.y}px` });
}

/** Keeps a box beside a seat until the answer is called. */
export function standBeside(box: HTMLElement, seat: HTMLElement): () => void {
  return autoUpdate(seat, box, () => void place(box, seat));
}
