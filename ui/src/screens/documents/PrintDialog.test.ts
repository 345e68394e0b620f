// The print dialog in each of its states: printers come and go, the service hangs, somebody says no.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { speak } from "$shared/i18n/index.svelte";
import { toasts } from "$shared/parts/toasts.svelte";
import type { PaperRequest } from "$shared/program/bindings";
import { printing } from "../../desk/printing.svelte";
import { connect } from "$shared/program/transport";
import PrintDialog from "./PrintDialog.svelte";

const printers = (names: string[], printer: string | null = "Salle", sheets: object = {}) => ({
  printers: {
    list: names.map((name) => ({ name, says: name, trouble: null, lacks: [], usual: null, ...sheets })),
    advice: null,
  },
  printer,
});
const nobody = { printers: { list: [], advice: "The service does not answer." }, printer: null };
const never = (): Promise<never> => new Promise(() => undefined);
const sent = { printer: "Salle", called: "Salle", job: 3, title: "Seats", at: 0, says: "sent" };

/** Answers of the program, by the command. */
let answers: Record<string, (given?: Record<string, unknown>) => unknown>;
let shown: Record<string, unknown>;
const close = vi.fn();
const open = vi.fn();

const seen = <T extends HTMLElement>(id: string): T => document.querySelector<T>(`[data-testid=${id}]`)!;
const list = (): HTMLSelectElement => seen<HTMLSelectElement>("print-printer");
const options = (): string[] => [...list().options].map(({ value }) => value);

function show(): void {
  const request = { paper: {}, options: { folded: false, paper: "a4" } } as unknown as PaperRequest;
  shown = mount(PrintDialog, { target: document.body, props: { request, name: "Seats", notices: [], open, close } });
  flushSync();
}

beforeEach(async () => {
  await speak("en");
  // Happy-dom has no modal dialogs.
  HTMLDialogElement.prototype.showModal ??= vi.fn();
  answers = { printers: () => printers(["Salle", "Bureau"]), print_sides: () => false, print_job: never };
  connect({
    call: (name: string, given?: Record<string, unknown>) => Promise.resolve().then(() => answers[name]?.(given)),
    listen: () => Promise.resolve(),
  });
  printing.choice = null;
  printing.jobs = [];
  toasts.length = 0;
  close.mockClear();
  open.mockClear();
});
afterEach(() => unmount(shown));

test("a printer that goes after it was chosen is not replaced by another one", async () => {
  const printed: unknown[] = [];
  answers.document_print = (given) => {
    printed.push((given?.order as { printer: string }).printer);
    throw new Error("Bureau is gone.");
  };
  show();
  await vi.waitFor(() => expect(list().options).toHaveLength(2));
  list().value = "Bureau";
  list().dispatchEvent(new Event("change", { bubbles: true }));
  // The printers are read anew, and Bureau is no longer among them.
  answers.printers = () => printers(["Salle"]);
  printing.choice = printers(["Salle"]) as unknown as typeof printing.choice;
  flushSync();
  expect(list().value).toBe("Bureau");
  seen("print-go").click();
  await vi.waitFor(() => expect(seen("print-trouble")).not.toBeNull());
  expect(printed).toEqual(["Bureau"]);
  // It was said: now the one that is left can be chosen.
  await vi.waitFor(() => expect(options()).toEqual(["Salle"]));
});

test("the dialog can be left while printers are searched for", () => {
  answers.printers = never;
  show();
  expect(seen("print-advice").textContent).toBe("Looking for printers…");
  seen("print-leave").click();
  expect(close).toHaveBeenCalledOnce();
});

test("a service that stops leaves three ways out", async () => {
  answers.document_print = () => Promise.reject(new Error("The service does not answer."));
  show();
  await vi.waitFor(() => expect(list().value).toBe("Salle"));
  answers.printers = () => nobody;
  seen("print-go").click();
  await vi.waitFor(() => expect(seen("print-advice")?.textContent).toBe("The service does not answer."));
  for (const id of ["print-leave", "print-again", "print-open"])
    expect(seen<HTMLButtonElement>(id).disabled, id).toBe(false);
  seen("print-open").click();
  expect(open).toHaveBeenCalledOnce();
  expect(close).toHaveBeenCalledOnce();
});

test("a service that comes back is found by a press", async () => {
  answers.printers = () => nobody;
  show();
  await vi.waitFor(() => expect(seen("print-advice")?.textContent).toBe("The service does not answer."));
  answers.printers = () => printers(["Salle"]);
  seen("print-again").click();
  await vi.waitFor(() => expect(options()).toEqual(["Salle"]));
});

test("printers are looked at again when the page is", async () => {
  show();
  await vi.waitFor(() => expect(options()).toEqual(["Salle", "Bureau"]));
  answers.printers = () => printers(["Salle", "Bureau", "Neuve"]);
  window.dispatchEvent(new Event("focus"));
  await vi.waitFor(() => expect(options()).toEqual(["Salle", "Bureau", "Neuve"]));
});

test("nothing goes to a printer that nobody chose", async () => {
  answers.printers = () => printers(["Salle", "Bureau"], null);
  show();
  await vi.waitFor(() => expect(options()).toEqual(["", "Salle", "Bureau"]));
  expect(seen<HTMLButtonElement>("print-go").disabled).toBe(true);
});

test("a printer of another paper is said to be one", async () => {
  answers.printers = () => printers(["Salle"], "Salle", { usual: "letter" });
  show();
  await vi.waitFor(() => expect(seen("print-sheets")?.textContent).toContain("set up for Letter"));
  answers.printers = () => printers(["Salle"], "Salle", { lacks: ["a4"] });
  seen("print-again").click();
  await vi.waitFor(() => expect(seen("print-sheets")?.textContent).toContain("does not take A4"));
});

test("both sides are those of this document", async () => {
  answers.print_sides = () => true;
  show();
  await vi.waitFor(() => expect(seen<HTMLInputElement>("print-two_sided")?.checked).toBe(true));
});

test("what is cut up is printed on one side", async () => {
  answers.print_sides = () => null;
  const sent_sides: unknown[] = [];
  answers.document_print = (given) => {
    sent_sides.push((given?.order as { two_sided: boolean }).two_sided);
    return sent;
  };
  show();
  await vi.waitFor(() => expect(seen("print-cut")?.textContent).toContain("one side only"));
  expect(seen("print-two_sided")).toBeNull();
  seen("print-go").click();
  await vi.waitFor(() => expect(sent_sides).toEqual([false]));
});

/** Presses Print, and "Do not print" before the service has answered. */
async function refuse(): Promise<void> {
  let answer: ((job: unknown) => void) | null = null;
  answers.document_print = () => new Promise((done) => (answer = done));
  show();
  await vi.waitFor(() => expect(list().value).toBe("Salle"));
  seen("print-go").click();
  const service = await vi.waitFor(() => {
    if (!answer) throw new Error("nothing was sent");
    return answer;
  });
  seen("print-leave").click();
  expect(close).toHaveBeenCalledOnce();
  service(sent);
}

test("a no while it is being sent ends the job", async () => {
  const cancelled: unknown[] = [];
  answers.print_cancel = (given) => {
    cancelled.push(given?.sent);
    return { state: "cancelled", says: "cancelled" };
  };
  await refuse();
  await vi.waitFor(() => expect(printing.jobs.at(-1)?.report?.state).toBe("cancelled"));
  expect(cancelled).toEqual([sent]);
});

test("a no that comes too late is said to be late", async () => {
  answers.print_cancel = () => Promise.reject(new Error("the printer has all of it."));
  await refuse();
  await vi.waitFor(() => expect(toasts.at(-1)?.text).toBe("Too late not to print: the printer has all of it."));
});
