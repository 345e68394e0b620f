// A page of a PDF on a canvas: drawn when it comes near, and given back when it is far away, so
// that a document of a hundred pages takes no more memory than the few that one can see.
import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { TextContent } from "pdfjs-dist/types/src/display/api";

export interface Given {
  pages: PDFDocumentProxy;
  no: number;
  /** In pixels of the page. */
  wide: number;
}

/** How near a page must come to be drawn, and how far it goes before it is given back. */
const NEAR = "900px";
/** No canvas is larger than that, in points: more would not be sharper on any screen of a club. */
const MOST = 12_000_000;

/** The words of a page. Read piece by piece: not every WebKit can iterate over a stream. */
async function words(page: PDFPageProxy): Promise<string> {
  const reader = page.streamTextContent().getReader() as ReadableStreamDefaultReader<TextContent>;
  const pieces: string[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return pieces.join(" ");
    for (const item of value.items) if ("str" in item) pieces.push(item.str);
  }
}

export function drawn(canvas: HTMLCanvasElement, given: Given) {
  let stopped = false;
  let near = false;
  let busy = false;
  let again = false;
  let current = given;

  async function draw(): Promise<void> {
    const asked = current;
    const page = await asked.pages.getPage(asked.no);
    const obsolete = (): boolean => stopped || !near || current !== asked;
    if (obsolete()) return;
    const natural = page.getViewport({ scale: 1 });
    const sharp = window.devicePixelRatio || 1;
    const most = Math.sqrt(MOST / (natural.width * natural.height));
    const viewport = page.getViewport({ scale: Math.min(most, (asked.wide * sharp) / natural.width) });
    const surface = window.document.createElement("canvas");
    surface.width = Math.floor(viewport.width);
    surface.height = Math.floor(viewport.height);
    await page.render({ canvas: surface, viewport }).promise;
    if (!obsolete()) {
      canvas.width = surface.width;
      canvas.height = surface.height;
      canvas.getContext("2d")?.drawImage(surface, 0, 0);
      canvas.dataset.drawn = "true";
      const figure = canvas.parentElement;
      if (figure) figure.style.aspectRatio = `${natural.width} / ${natural.height}`;
      const beside = canvas.nextElementSibling;
      if (beside && !beside.textContent) beside.textContent = await words(page);
    }
    // Canvases wait long for the collector of waste; empty they cost nothing.
    surface.width = surface.height = 0;
    page.cleanup();
  }

  // One drawing of a page at a time; what has changed meanwhile is drawn once more.
  async function turn(): Promise<void> {
    again = busy;
    if (busy) return;
    busy = true;
    try {
      do {
        again = false;
        await draw();
      } while (again);
    } finally {
      busy = false;
    }
  }
  // A page of a document that is no longer shown is not drawn to its end; what took its place is.
  function begin(): void {
    const { pages } = current;
    turn().catch((error: unknown) => {
      if (stopped) return;
      if (current.pages !== pages) begin();
      else if (!pages.loadingTask.destroyed) throw error;
    });
  }
  function giveBack(): void {
    canvas.width = canvas.height = 0;
    delete canvas.dataset.drawn;
  }

  const seen = new IntersectionObserver(
    (entries) => {
      const now = entries.at(-1)?.isIntersecting ?? false;
      if (now === near) return;
      near = now;
      if (near) begin();
      else giveBack();
    },
    { root: canvas.closest("[data-testid=pages]"), rootMargin: NEAR },
  );
  seen.observe(canvas);
  return {
    update(next: Given) {
      if (next.pages !== current.pages) {
        // The picture stays until the new one is there; what is said must not be of another page.
        const beside = canvas.nextElementSibling;
        if (beside) beside.textContent = "";
      }
      current = next;
      if (near) begin();
    },
    destroy() {
      stopped = true;
      seen.disconnect();
      giveBack();
    },
  };
}
