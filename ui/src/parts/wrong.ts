// After a refusal: the first field that is not right takes the focus.
import { tick } from "svelte";

export async function focusFirstWrong(form: HTMLElement): Promise<void> {
  await tick();
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

/** In a list of reasons it goes on after a colon; here it stands alone. */
export function alone(reason: string): string {
  return reason.charAt(0).toUpperCase() + reason.slice(1);
}
