// A page of a PDF on a canvas: drawn when it comes near, and given back when it is far away, so
// that a document of a hundred pages takes no more memory than the few that one can see.
import type { PDFDocumentProxy, PDFPageProxy, RenderTask } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { TextContent } from "pdfjs-dist/types/src/display/api";

export interface CanvasPage {
  pages: PDFDocumentProxy;
  no: number;
  /** In pixels of the page. */
  wide: number;
}

/** Distance at which a page is drawn, and at which it is given back. */
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

/** The drawing of one page of one document, until it is done or given up. */
interface Work {
  pages: PDFDocumentProxy;
  /** Something has changed since it began: it is drawn once more. */
  again: boolean;
  render: RenderTask | null;
}

export function drawn(canvas: HTMLCanvasElement, given: CanvasPage) {
  let near = false;
  let current = given;
  let work: Work | null = null;

  async function draw(mine: Work): Promise<void> {
    const asked = current;
    const page = await asked.pages.getPage(asked.no);
    const obsolete = (): boolean => work !== mine || current !== asked;
    if (obsolete()) return;
    const natural = page.getViewport({ scale: 1 });
    const sharp = window.devicePixelRatio || 1;
    const most = Math.sqrt(MOST / (natural.width * natural.height));
    const viewport = page.getViewport({ scale: Math.min(most, (asked.wide * sharp) / natural.width) });
    const surface = window.document.createElement("canvas");
    surface.width = Math.floor(viewport.width);
    surface.height = Math.floor(viewport.height);
    try {
      mine.render = page.render({ canvas: surface, viewport });
      await mine.render.promise;
      mine.render = null;
      if (obsolete()) return;
      canvas.width = surface.width;
      canvas.height = surface.height;
      canvas.getContext("2d")?.drawImage(surface, 0, 0);
      canvas.dataset.drawn = "true";
      const figure = canvas.parentElement;
      if (figure) figure.style.aspectRatio = `${natural.width} / ${natural.height}`;
      const beside = canvas.nextElementSibling;
      if (beside && !beside.textContent) {
        const read = await words(page);
        if (work === mine) beside.textContent = read;
      }
    } finally {
      // Canvases wait long for the garbage collector; empty they cost nothing.
      surface.width = surface.height = 0;
      page.cleanup();
    }
  }

  // One drawing of a page at a time; what has changed meanwhile is drawn once more.
  function begin(): void {
    if (work) {
      work.again = true;
      return;
    }
    const mine: Work = { pages: current.pages, again: true, render: null };
    work = mine;
    const turn = async (): Promise<void> => {
      while (mine.again) {
        mine.again = false;
        await draw(mine);
      }
    };
    turn().then(
      () => {
        if (work === mine) work = null;
      },
      (error: unknown) => {
        // What was given up may fail, and so may a document that is being closed.
        if (work !== mine) return;
        work = null;
        if (!mine.pages.loadingTask.destroyed) throw error;
      },
    );
  }
  // A drawing that is given up is not waited for: pdf.js never settles some promises of a document
  // that was closed.
  function giveUp(): void {
    const left = work;
    work = null;
    left?.render?.cancel();
  }
  function giveBack(): void {
    giveUp();
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
    update(next: CanvasPage) {
      if (next.pages !== current.pages) {
        giveUp();
        // The picture stays until the new one is there; what is said must not be of another page.
        const beside = canvas.nextElementSibling;
        if (beside) beside.textContent = "";
      }
      current = next;
      if (near) begin();
    },
    destroy() {
      seen.disconnect();
      giveBack();
    },
  };
}
