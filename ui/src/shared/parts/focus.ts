// The place of the focus: it is never nowhere, so that the next key and the screen reader go on where the work is.

/**
 * Nothing that can be used has the focus: none has, or the page or its tab as a whole, or the name of the tab that the
 * pointer has just chosen.
 */
export function isNowhere(): boolean {
  const now = document.activeElement;
  return now === null || now === document.body || now.matches("main, [role=tabpanel], [data-pointed]");
}

/**
 * Gives the focus to the page when the element that had it is gone or hidden and nothing else took it: the page or its tab
 * changed, what was pressed is done, or a dialog was opened from what is no longer there. Until the answer is called.
 */
export function keepFocus(page: () => HTMLElement | null | undefined): () => void {
  let held: Element | null = null;
  let frame = 0;
  const hold = ({ target }: FocusEvent): void => void (held = target instanceof Element ? target : null);
  function look(): void {
    const now = document.activeElement;
    // What is hidden may have it for some time.
    if (now !== null && now !== document.body && now !== held) return;
    if (held === null || (held.isConnected && held.checkVisibility())) return;
    if (document.querySelector("dialog[open]") !== null) return;
    page()?.focus({ preventScroll: true });
  }
  // Whoever has a better place for it takes it in the meantime.
  const later = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => (frame = requestAnimationFrame(look)));
  };
  const watched = new MutationObserver((changes) => {
    const hidden = changes.some(({ type, target }) => type === "attributes" && target.contains(held));
    if (held !== null && (hidden || !held.isConnected)) later();
  });
  watched.observe(document.body, { subtree: true, childList: true, attributeFilter: ["hidden"] });
  document.addEventListener("focusin", hold);
  return () => {
    watched.disconnect();
    document.removeEventListener("focusin", hold);
    cancelAnimationFrame(frame);
  };
}

/**
 * Scrolls the field that has the focus back into sight when the page became lower over it, as where a message comes below
 * the page. Until the answer is called.
 */
export function keepFieldInSight(page: HTMLElement): () => void {
  let before = page.clientHeight;
  const watched = new ResizeObserver(() => {
    const [last, field] = [before, document.activeElement];
    before = page.clientHeight;
    if (!(field instanceof HTMLElement) || !page.contains(field) || !field.matches("input, select, textarea")) return;
    const [top, { bottom }] = [page.getBoundingClientRect().top, field.getBoundingClientRect()];
    // Whoever has scrolled elsewhere stays there.
    if (bottom <= top + last && bottom > top + before) field.scrollIntoView({ block: "nearest" });
  });
  watched.observe(page);
  return () => watched.disconnect();
}

/** Scrolls the field of a list up where the list opens below the part of the page in sight. For `use:`. */
export function opensInSight(list: HTMLElement): { destroy: () => void } {
  const watched = new ResizeObserver(() => {
    const field = document.querySelector(`[aria-controls="${list.id}"]`);
    const page = list.closest("main, dialog");
    const lowest = page?.getBoundingClientRect().bottom ?? window.innerHeight;
    if (list.offsetHeight > 0 && list.getBoundingClientRect().bottom > lowest)
      field?.scrollIntoView({ block: "start" });
  });
  watched.observe(list);
  return { destroy: () => watched.disconnect() };
}
