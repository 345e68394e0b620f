// One press does one thing. A press that was meant for something else is ignored:
// - the second click of a double click, or a key held down, does not submit a form again;
// - nor does it press a button that says something else by then, or one marked `data-once`: what it would do now was
//   not read by anyone; nor does it reach what lay below a button that has disappeared, or take the focus away from
//   the field that the first click has opened;
// - a control that has just come under the pointer, because the page changed, ignores a click;
//   where somebody scrolled, the control is where they brought it, and takes the click;
// - a dialog or popover that has just opened ignores clicks, Enter and Space: the key or click that
//   opened it must not also activate a button inside. Text typed into it is kept, and Escape closes it.

/** Time for which something new ignores a press, in milliseconds. */
export const SETTLING = 400;
/** A second press this near to the first, in pixels, is part of the same double click. */
const NEAR = 8;

interface Place {
  x: number;
  y: number;
}

const CONTROLS = "button, a, input, select, textarea, summary, label, [role=button], [role=option]";

/** The control that a click on this place activates. */
function control(target: EventTarget | null): Element | null {
  const found = target instanceof Element ? target.closest(CONTROLS) : null;
  return found instanceof HTMLLabelElement ? (found.control ?? found) : found;
}

/** Text that can be read on a button. One that shows its state otherwise, such as a seat, may be pressed back at
 * once. */
function wordsOf(control: Element | null): string {
  return control instanceof HTMLButtonElement ? (control.textContent ?? "") : "";
}

function hitBy(event: MouseEvent): { control: Element | null; words: string } {
  const hit = control(event.target);
  return { control: hit, words: wordsOf(hit) };
}

function submits(target: EventTarget | null): boolean {
  const button = target instanceof Element ? target.closest("button, input[type=submit]") : null;
  return (
    button !== null && (button as HTMLButtonElement).form !== null && (button as HTMLButtonElement).type === "submit"
  );
}

/** Call when a dialog or a popover opens, or shows something else. */
export function settle(box: HTMLElement): void {
  box.dataset.settled = String(performance.now() + SETTLING);
}

/** The event belongs to a box that opened a moment ago. */
function settling(event: Event): boolean {
  const box = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-settled]") : null;
  return box !== null && event.timeStamp < Number(box.dataset.settled);
}

function ignore(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Watches a page. Call before anything else listens to it. */
export function guardPresses(page: Document): void {
  let pointer: Place = { x: -1, y: -1 };
  /** The control that came under the resting pointer, and when. */
  let arrived: { control: Element | null; at: number } = { control: null, at: -SETTLING };
  let pressed = { x: -1, y: -1, control: null as Element | null, words: "", at: -SETTLING };
  let scrolled = -SETTLING;
  /** Time when something was last put on the page, taken off it, shown or hidden. */
  let changed = -SETTLING;
  const moves = ({ type, addedNodes, removedNodes }: MutationRecord): boolean =>
    type === "attributes" || [...addedNodes, ...removedNodes].some((node) => node instanceof Element);
  new MutationObserver((records) => {
    if (records.some(moves)) changed = performance.now();
  }).observe(page, { childList: true, subtree: true, attributeFilter: ["open", "hidden"] });

  /** A press that belongs to the one before it, on something else by now. */
  function meantOther({ target, clientX: x, clientY: y, timeStamp: now }: MouseEvent): boolean {
    const hit = control(target);
    const again = now - pressed.at < SETTLING && Math.hypot(x - pressed.x, y - pressed.y) < NEAR;
    const same = hit === pressed.control && wordsOf(hit) === pressed.words && !hit?.hasAttribute("data-once");
    return again && pressed.control !== null && !same;
  }
  function slidUnder(event: MouseEvent): boolean {
    const hit = control(event.target);
    const now = event.timeStamp;
    const fresh = hit === arrived.control && now - arrived.at < SETTLING && now - scrolled >= SETTLING;
    // `hit` is null for a row that opens: it may have lain below a button that has disappeared.
    return meantOther(event) || (hit !== null && fresh);
  }

  page.addEventListener("scroll", (event) => (scrolled = event.timeStamp), true);
  page.addEventListener("pointermove", ({ clientX, clientY }) => (pointer = { x: clientX, y: clientY }), true);
  page.addEventListener(
    "pointerover",
    (event) => {
      const rested = event.clientX === pointer.x && event.clientY === pointer.y;
      pointer = { x: event.clientX, y: event.clientY };
      const under = control(event.target);
      // WebKitGTK reports what lies under a pointer that does not move only with the press: it has been there since the
      // page last changed.
      if (under !== arrived.control)
        arrived = { control: under, at: rested ? Math.min(event.timeStamp, changed) : -SETTLING };
    },
    true,
  );
  page.addEventListener(
    "click",
    (event) => {
      // A key or a label makes a click too, with no pointer (`detail` 0).
      const byPointer = event.detail > 0;
      const wrong = settling(event) || (byPointer && (slidUnder(event) || (event.detail > 1 && submits(event.target))));
      if (byPointer) pressed = { x: event.clientX, y: event.clientY, ...hitBy(event), at: event.timeStamp };
      if (wrong) ignore(event);
    },
    true,
  );
  // A select opens its list when the mouse button goes down, before there is a click.
  page.addEventListener(
    "mousedown",
    (event) => {
      const opens = control(event.target) instanceof HTMLSelectElement;
      if (opens && (settling(event) || slidUnder(event))) ignore(event);
      else if (meantOther(event)) event.preventDefault();
    },
    true,
  );
  page.addEventListener("submit", (event) => settling(event) && ignore(event), true);
  page.addEventListener(
    "keydown",
    (event) => {
      const field = event.target;
      const typing =
        field instanceof HTMLTextAreaElement ||
        (field instanceof HTMLInputElement && !field.matches("[type=checkbox], [type=radio]"));
      const activates =
        (event.key === "Enter" && !(field instanceof HTMLTextAreaElement)) || (event.key === " " && !typing);
      const inForm = field instanceof HTMLInputElement && field.form !== null;
      if (activates && (settling(event) || (event.repeat && (inForm || control(field)?.matches("button")))))
        ignore(event);
    },
    true,
  );
}
