// A running time with an isolated layout. When two texts change between layouts, WebKit lays out the
// whole page again and repaints most of it; one that changes alone, in a box of fixed size
// (`.ticking` in desk.css), leaves everything else untouched. So each text is laid out before the next
// one is written, and each digit has its own box (`.digit`): of 12:34, usually only one
// digit is repainted.

/** Shows a text as an element's content: `{@attach ticking(time)}`. A screen reader reads the label, if there is one,
 *  before it. */
export function ticking(text: string, label = ""): (node: HTMLElement) => void {
  return (node) => {
    const before = node.textContent ?? "";
    if (before === text) return;
    // Announced as one text, not digit by digit.
    node.setAttribute("role", "timer");
    node.setAttribute("aria-label", label === "" ? text : `${label} ${text}`);
    if (shape(before) !== shape(text)) {
      node.replaceChildren(...parts(text));
      void node.offsetWidth;
      return;
    }
    const figures = node.querySelectorAll(".digit > span");
    [...text.matchAll(/\d/g)].forEach(([figure], at) => write(figures[at]?.firstChild, figure));
  };
}

/** The text with every digit the same: while only digits change, boxes and size stay. */
export const shape = (text: string): string => text.replace(/\d/g, "0");

function parts(text: string): Node[] {
  return text.split(/(\d)/).map((part) => {
    if (!/^\d$/.test(part)) return document.createTextNode(part);
    const box = document.createElement("span");
    box.className = "digit";
    box.appendChild(document.createElement("span")).append(part);
    return box;
  });
}

function write(text: ChildNode | null | undefined, figure: string): void {
  if (!(text instanceof Text) || text.data === figure) return;
  text.data = figure;
  void text.parentElement?.offsetWidth;
}
