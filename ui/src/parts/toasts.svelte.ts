// Short messages at the foot of the desk.
export interface Toast {
  id: number;
  text: string;
  kind: "good" | "wrong";
  rule: string | null;
}

export const toasts = $state<Toast[]>([]);
let last = 0;

export function toast(text: string, kind: Toast["kind"], rule: string | null): void {
  last += 1;
  const id = last;
  // What went well is said once; what went wrong stays until it is read.
  if (kind === "good") for (const old of toasts.filter((other) => other.kind === "good")) dismiss(old.id);
  toasts.push({ id, text, kind, rule });
  while (toasts.length > 3) toasts.shift();
  setTimeout(() => dismiss(id), kind === "wrong" ? 9000 : 4000);
}

export function dismiss(id: number): void {
  const index = toasts.findIndex((toast) => toast.id === id);
  if (index >= 0) toasts.splice(index, 1);
}
