// After a refusal the first invalid field has the focus.
import { tick } from "svelte";

/** The form is null once its dialog is closed. */
export async function focusFirstWrong(form: HTMLElement | null): Promise<void> {
  await tick();
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

/** In a list of reasons it continues after a colon; here it is a sentence of its own. */
export function alone(reason: string): string {
  return reason.charAt(0).toUpperCase() + reason.slice(1);
}

/** Sentences for each field of a form. */
export const atFields = (fields: [string, string][]): Record<string, string> =>
  Object.fromEntries(fields.map(([field, words]) => [field, alone(words)]));
