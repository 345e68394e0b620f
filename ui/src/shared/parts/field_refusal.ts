// A field that cannot take what is written in it keeps the text, says why, and holds back what
// would save the form: the old value is never saved in its place.

/** The first field of a form or page that does not take what is written in it. */
export function refusedIn(scope: Element | null): HTMLInputElement | undefined {
  return [...(scope?.querySelectorAll<HTMLInputElement>("input") ?? [])].find((field) => field.validity.customError);
}

/** Whether a field refuses its text: shows why and focuses it. False where every field is right. */
export function heldBack(scope: Element | null): boolean {
  const field = refusedIn(scope);
  if (!field) return false;
  // Raises `invalid` on the field, which shows its sentence.
  field.checkValidity();
  field.focus();
  return true;
}

/** Holds back submits, main buttons and changes of tab beside a field that refuses its text. */
export function guardRefused(page: Document): void {
  const hold = (event: Event): void => {
    const target = event.target instanceof Element ? event.target : null;
    const goes = event.type === "submit" ? target : target?.closest("button.main, [role=tab], [type=submit]");
    if (!goes || !heldBack(goes.closest("form, dialog, main"))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  page.addEventListener("submit", hold, true);
  page.addEventListener("click", hold, true);
}
