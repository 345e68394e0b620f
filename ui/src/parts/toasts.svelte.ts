// Short messages at the foot of the desk. Successes are shown once and disappear; errors
// and notes stay until they are dismissed, or until the next success.
export interface Toast {
  id: number;
  text: string;
  /** A note says what one should know, and needs no hurry. */
  kind: "good" | "wrong" | "note";
  rule: string | null;
}

export const toasts = $state<Toast[]>([]);
const GOOD_STAYS = 4000;
let last = 0;

export function toast(text: string, kind: Toast["kind"], rule: string | null): void {
  last += 1;
  const id = last;
  // A success replaces all earlier messages; the same error is shown once.
  for (const old of toasts.filter((other) => kind === "good" || other.text === text)) {
    dismiss(old.id);
  }
  toasts.push({ id, text, kind, rule });
  if (kind === "good") setTimeout(() => dismiss(id), GOOD_STAYS);
}

export function dismiss(id: number): void {
  const index = toasts.findIndex((toast) => toast.id === id);
  if (index >= 0) toasts.splice(index, 1);
}

/** Dismisses the latest; false if there is none. */
export function dismissLast(): boolean {
  return toasts.pop() !== undefined;
}
