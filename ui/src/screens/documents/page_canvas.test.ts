// Which drawing of a page counts when documents take each other's place.
import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { drawn } from "./page_canvas";

let comesNear: (near: boolean) => void;

beforeEach(() => {
  // jsdom has no layout: the test says when a page comes near.
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
        comesNear = (near) => told([{ isIntersecting: near }]);
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A document whose pages come when `ready` does, and draw at once. */
function pages(ready: Promise<void>, text: string): PDFDocumentProxy {
  const streamTextContent = () => ({
    getReader: () => {
      const pieces = [{ done: false, value: { items: [{ str: text }] } }];
      return { read: () => Promise.resolve(pieces.shift() ?? { done: true }) };
    },
  });
  const page = {
    getViewport: () => ({ width: 210, height: 297 }),
    render: () => ({ promise: Promise.resolve(), cancel: () => undefined }),
    streamTextContent,
    cleanup: () => undefined,
  };
  return { getPage: () => ready.then(() => page), loadingTask: { destroyed: false } } as unknown as PDFDocumentProxy;
}

function figure(): HTMLCanvasElement {
  document.body.innerHTML = "<figure><canvas></canvas><div></div></figure>";
  return document.querySelector("canvas")!;
}

test("a page of a closed document that never comes does not hold up the next document", async () => {
  const canvas = figure();
  const action = drawn(canvas, { pages: pages(new Promise(() => undefined), "first"), no: 1, wide: 800 });
  comesNear(true);
  action.update({ pages: pages(Promise.resolve(), "second"), no: 1, wide: 800 });
  await vi.waitFor(() => expect(canvas.nextElementSibling!.textContent).toBe("second"));
  expect(canvas.dataset.drawn).toBe("true");
  action.destroy();
});

test("a page that comes too late changes nothing of the document that took its place", async () => {
  const canvas = figure();
  let come!: () => void;
  const late = new Promise<void>((ready) => (come = ready));
  const action = drawn(canvas, { pages: pages(late, "first"), no: 1, wide: 800 });
  comesNear(true);
  action.update({ pages: pages(Promise.resolve(), "second"), no: 1, wide: 800 });
  await vi.waitFor(() => expect(canvas.nextElementSibling!.textContent).toBe("second"));
  come();
  await new Promise((done) => setTimeout(done));
  expect(canvas.nextElementSibling!.textContent).toBe("second");
  action.destroy();
});

test("a page that went away while it was drawn is drawn when it comes near again", async () => {
  const canvas = figure();
  const came: (() => void)[] = [];
  const source = pages(Promise.resolve(), "first");
  const ready = vi.spyOn(source, "getPage");
  const page = await source.getPage(1);
  ready.mockImplementation(() => new Promise((done) => came.push(() => done(page))));
  const action = drawn(canvas, { pages: source, no: 1, wide: 800 });
  comesNear(true);
  comesNear(false);
  comesNear(true);
  // Only the second drawing is answered.
  came.at(-1)!();
  await vi.waitFor(() => expect(canvas.dataset.drawn).toBe("true"));
  action.destroy();
});
