// One press is answered before the next: what a press asks of the program (transport.ts) belongs to its button or form,
// which ignores presses until all of it is answered. It keeps the focus and shows that it waits (`aria-busy`). Where each
// of several presses counts, as a minute more on a clock does, the control says so with `data-again`.

interface Press {
  /** The button or the form that ignores presses. */
  of: Element;
  /** The button that shows that it waits. */
  shown: Element | null;
  /** Answers that are still to come. */
  open: number;
}

const BUTTONS =
  "button, a, summary, [role=button], [role=option], [role=menuitem], [role=switch], input:is([type=checkbox], [type=radio], [type=submit], [type=button])";

/** The press from which the page acts now. */
let now: Press | null = null;
const waiting = new WeakMap<Element, Press>();

/** Counts all requests from here to the end of this turn of the page as the press's. */
function act(press: Press): void {
  now = press;
  setTimeout(() => {
    if (now === press) now = null;
  });
}

function begin(of: Element, shown: Element | null): void {
  act(waiting.get(of) ?? { of, shown, open: 0 });
}

function release(press: Press): void {
  press.open -= 1;
  if (press.open > 0) return;
  waiting.delete(press.of);
  press.shown?.removeAttribute("aria-busy");
}

/** An answer to what a press asked holds the press until it is there, and whatever is asked because of it. */
export function awaited<T>(answer: Promise<T>): Promise<T> {
  const press = now;
  if (!press || press.of.hasAttribute("data-again")) return answer;
  press.open += 1;
  waiting.set(press.of, press);
  press.shown?.setAttribute("aria-busy", "true");
  return answer.finally(() => {
    act(press);
    setTimeout(() => release(press));
  });
}

/** Asks for what is only shown: no press waits for it. */
export function aside<T>(ask: () => T): T {
  const press = now;
  now = null;
  try {
    return ask();
  } finally {
    now = press;
  }
}

/** The button of an event, if it has one. */
const buttonOf = (event: Event): Element | null => {
  const found = event.target instanceof Element ? event.target.closest(`label, ${BUTTONS}`) : null;
  const button = found instanceof HTMLLabelElement ? found.control : found;
  return button?.matches(BUTTONS) ? button : null;
};

/** The button of a form that was pressed, or by which a key sends it. */
const submitterOf = ({ submitter }: SubmitEvent, form: HTMLFormElement | null): Element | null =>
  submitter instanceof HTMLButtonElement ? submitter : (form?.querySelector("button:not([type=button])") ?? null);

/** Watches a page; the press that is meant is what earlier guards leave of it. */
export function guardWaiting(page: Document): void {
  const watch = (event: Event, of: Element | null, shown: Element | null): void => {
    if (!of) return;
    if (waiting.has(of)) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else begin(of, shown);
  };
  page.addEventListener("click", (event) => watch(event, buttonOf(event), buttonOf(event)), true);
  page.addEventListener(
    "submit",
    (event) => {
      const form = event.target instanceof HTMLFormElement ? event.target : null;
      watch(event, form, submitterOf(event, form));
    },
    true,
  );
}
