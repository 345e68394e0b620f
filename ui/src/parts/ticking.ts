// A time that runs, drawn alone. Two texts that change between two layouts make WebKit lay the
// whole page out again and paint most of it; one that changes alone, in a box of its own size
// (`.ticking` of base.css), leaves everything else as it is. So each is laid out before the next
// one is written, and each figure stands in a box of its own (`.digit`): of 12:34 mostly one
// figure is painted anew.

/** Shows a text as an element's own: `{@attach ticking(time)}`. */
export function ticking(text: string): (node: HTMLElement) => void {
  return (node) => {
    const before = node.textContent ?? "";
    if (before === text) return;
    // Read as one, not figure by figure.
    node.setAttribute("role", "timer");
    node.setAttribute("aria-label", text);
    if (shape(before) !== shape(text)) {
      node.replaceChildren(...parts(text));
      void node.offsetWidth;
      return;
    }
    const figures = node.querySelectorAll(".digit > span");
    [...text.matchAll(/\d/g)].forEach(([figure], at) => write(figures[at]?.firstChild, figure));
  };
}

/** The text with each figure alike: where only they change, their boxes and their size stay. */
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
