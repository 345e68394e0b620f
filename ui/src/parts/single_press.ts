// One press does one thing. A press that was meant for something else is ignored:
// - the second click of a double click, or a key held down, does not submit a form again;
// - nor does it press a button that says something else by then, or one marked `data-once`: what it would do now was
//   not read by anyone; nor does it reach what lay below a button that has disappeared;
// - a control that has just come under the pointer, because the page changed, ignores a click;
//   where somebody scrolled, the control is where they brought it, and takes the click;
// - a dialog or popover that has just opened ignores clicks, Enter and Space: the key or click that
//   opened it must not also activate a button inside. Text typed into it is kept, and Escape closes it.

/** For how long, in milliseconds, something new ignores a click, from when it is on the screen. */
export const SETTLING = 250;
/** A second press in a hurry, of the mouse or of a key, comes within this, in milliseconds, of the first. */
export const DOUBLE = 400;
/** Events nearer than this, in milliseconds, come from the same press. */
const TOGETHER = 5;
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

/** What can be read on a button. One that shows its state otherwise, such as a seat, may be pressed back at once. */
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
  box.dataset.settled = String(performance.now() + DOUBLE);
}

/** The event belongs to a box that opened a moment ago. A click is judged by where the one before it was as well, a key is not. */
function settling(event: Event): boolean {
  const box = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-settled]") : null;
  const byKey = event instanceof KeyboardEvent || (event instanceof MouseEvent && event.detail === 0);
  return box !== null && event.timeStamp < Number(box.dataset.settled) - (byKey ? 0 : DOUBLE - SETTLING);
}

function ignore(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Watches a page. Call before anything else listens to it. */
export function guardPresses(page: Document): void {
  let pointer: Place = { x: -1, y: -1 };
  /** The control that came under the resting pointer, and when. */
  let arrived: { control: Element | null; at: number } = { control: null, at: -DOUBLE };
  let pressed = { x: -1, y: -1, control: null as Element | null, words: "", at: -DOUBLE };
  let scrolled = -DOUBLE;
  /** When the browser itself told of a control under the resting pointer: WebKitGTK does so only with the press. */
  let told = -DOUBLE;
  let frame = 0;

  /** Notices what the page has put under the resting pointer, whether or not the browser tells. */
  function look(): void {
    cancelAnimationFrame(frame);
    frame = 0;
    if (pointer.x < 0) return;
    const under = control(page.elementFromPoint(pointer.x, pointer.y));
    if (under !== arrived.control) arrived = { control: under, at: performance.now() };
  }
  const lookSoon = (): void => {
    if (frame === 0) frame = requestAnimationFrame(look);
  };
  new MutationObserver(lookSoon).observe(page, { subtree: true, childList: true, attributes: true });
  for (const moved of ["transitionend", "animationend", "toggle"]) page.addEventListener(moved, lookSoon, true);
  window.addEventListener("resize", lookSoon);

  function slidUnder(event: MouseEvent): boolean {
    const hit = control(event.target);
    const { clientX: x, clientY: y, timeStamp: now } = event;
    const again = now - pressed.at < DOUBLE && Math.hypot(x - pressed.x, y - pressed.y) < NEAR;
    const same = hit === pressed.control && wordsOf(hit) === pressed.words && !hit?.hasAttribute("data-once");
    const other = again && pressed.control !== null && !same;
    const fresh = hit === arrived.control && now - arrived.at < SETTLING && now - scrolled >= DOUBLE;
    // `hit` is null for a row that opens: it may have lain below a button that has disappeared.
    return other || (hit !== null && fresh);
  }

  page.addEventListener("scroll", (event) => (scrolled = event.timeStamp), true);
  page.addEventListener("pointermove", ({ clientX, clientY }) => (pointer = { x: clientX, y: clientY }), true);
  page.addEventListener(
    "pointerover",
    (event) => {
      const rested = event.clientX === pointer.x && event.clientY === pointer.y;
      pointer = { x: event.clientX, y: event.clientY };
      const under = control(event.target);
      if (under === arrived.control) return;
      if (rested) told = event.timeStamp;
      arrived = { control: under, at: rested ? event.timeStamp : -DOUBLE };
    },
    true,
  );
  page.addEventListener(
    "pointerdown",
    (event) => {
      // What is told only with the press has been there: the page has not changed since it was last looked at.
      if (frame === 0 && event.timeStamp - told < TOGETHER) arrived.at = -DOUBLE;
      pointer = { x: event.clientX, y: event.clientY };
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
