// After a refusal: the first field that is not right takes the focus.
import { tick } from "svelte";

export async function focusFirstWrong(form: HTMLElement): Promise<void> {
  await tick();
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
