// A time that runs, drawn alone. Two texts that change between two layouts make WebKit lay the
// whole page out again and paint most of it; one that changes alone, in a box of its own size
// (`.ticking` of base.css), leaves everything else as it is. So each is laid out before the next
// one is written.

/** Shows a text as an element's own: `{@attach ticking(time)}`. */
export function ticking(text: string): (node: HTMLElement) => void {
  return (node) => {
    if (node.textContent === text) return;
    const [written] = node.childNodes;
    if (written instanceof Text) written.data = text;
    else node.textContent = text;
    void node.offsetWidth;
  };
}
