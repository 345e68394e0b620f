// Which printer a document goes to when the printers change while the dialog is open.
import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import { speak } from "../../i18n/index.svelte";
import type { PaperRequest } from "../../program/bindings";
import { printing } from "../../program/printing.svelte";
import { connect } from "../../program/transport";
import PrintDialog from "./PrintDialog.svelte";

const printers = (...names: string[]) => ({
  printers: { list: names.map((name) => ({ name, says: name, trouble: null })), advice: null },
  printer: "Salle",
  two_sided: false,
});

test("a printer that goes after it was chosen is not replaced by another one", async () => {
  await speak("en");
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal ??= vi.fn();
  let there = printers("Salle", "Bureau");
  const printed: unknown[] = [];
  connect({
    call: (name: string, given?: Record<string, unknown>) => {
      if (name === "printers") return Promise.resolve(there);
      printed.push((given?.order as { printer: string }).printer);
      return Promise.reject(new Error("Bureau is gone."));
    },
    listen: () => Promise.resolve(),
  });
  const request = { paper: {}, options: { folded: false } } as unknown as PaperRequest;
  const props = { request, name: "Seats", notices: [], close: vi.fn() };
  const shown = mount(PrintDialog, { target: document.body, props });
  const list = (): HTMLSelectElement => document.querySelector<HTMLSelectElement>("[data-testid=print-printer]")!;
  await vi.waitFor(() => expect(list().options).toHaveLength(2));
  list().value = "Bureau";
  list().dispatchEvent(new Event("change", { bubbles: true }));
  // The printers are read anew, and Bureau is no longer among them.
  there = printers("Salle");
  printing.choice = there as unknown as typeof printing.choice;
  flushSync();
  expect(list().value).toBe("Bureau");
  document.querySelector<HTMLButtonElement>("[data-testid=print-go]")!.click();
  await vi.waitFor(() => expect(document.querySelector("[data-testid=print-trouble]")).not.toBeNull());
  expect(printed).toEqual(["Bureau"]);
  // It was said: now the one that is left can be chosen.
  await vi.waitFor(() => expect([...list().options].map(({ value }) => value)).toEqual(["Salle"]));
  await unmount(shown);
});
