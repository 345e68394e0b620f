// The names of fields. WebKit's name of a field that stands inside its label contains what is written in the field, so that
// a screen reader says it twice.

const FIELDS = "input:not([type=checkbox], [type=radio]), select, textarea";

/** Names a field inside its label by the words of the label alone, where it has no other name. For `focusin`. */
export function nameByLabel({ target }: FocusEvent): void {
  if (!(target instanceof HTMLElement) || !target.matches(FIELDS) || target.hasAttribute("aria-labelledby")) return;
  const label = target.closest("label");
  if (label?.control !== target || (target.hasAttribute("aria-label") && target.dataset.byLabel === undefined)) return;
  const words = label.cloneNode(true) as HTMLElement;
  words.querySelectorAll("button, input, select, textarea").forEach((control) => control.remove());
  target.dataset.byLabel = "";
  target.setAttribute("aria-label", words.textContent.trim().replace(/\s+/g, " "));
}
