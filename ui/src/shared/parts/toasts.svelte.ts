// Short messages at the foot of the desk. Successes are shown once and disappear; errors
// and notes stay until they are dismissed, until the next success, or until their screen is left.
import { alarm, say } from "./speech.svelte";

export interface Toast {
  id: number;
  text: string;
  /** A note says what one should know, and needs no hurry. */
  kind: "good" | "wrong" | "note";
  rule: string | null;
  /** Time of its arrival, by this page's watch. */
  at: number;
  /** It belongs to no screen, and stays when one is left. */
  everywhere?: boolean;
  /** The action it is about, by tournament and journal row: it can be undone from the message until another one follows. */
  done?: { tournament: number; seq: number };
  /** Action that takes back what it tells, if no journal keeps it: it can be pressed while the message stays. */
  undo?: () => Promise<unknown>;
}

export const toasts = $state<Toast[]>([]);
/** Counts the dialogs that are open. */
export const asking = { count: 0 };
const GOOD_STAYS = 4000;
/** Long enough to read what happened, see that it is wrong, and press. */
const UNDO_STAYS = 8000;
/** Time for which a message stays that alone can undo, in milliseconds. */
const ONLY_STAYS = 30_000;
/** A message more recent than this, in milliseconds, was caused by the change of screen itself. */
const READ = 1000;
let last = 0;

export function toast(
  text: string,
  kind: Toast["kind"],
  rule: string | null,
  more: Pick<Toast, "everywhere" | "done" | "undo"> = {},
): void {
  last += 1;
  const id = last;
  // A success replaces all earlier messages; the same error is shown once.
  for (const old of toasts.filter((other) => kind === "good" || other.text === text)) {
    dismiss(old.id);
  }
  // An open dialog shows a refusal itself, and gives it the focus: it is heard there.
  if (kind !== "wrong") say(text);
  else if (asking.count === 0) alarm(text);
  toasts.push({ id, text, kind, rule, at: performance.now(), ...more });
  if (kind === "good") setTimeout(() => dismiss(id), more.undo ? ONLY_STAYS : more.done ? UNDO_STAYS : GOOD_STAYS);
}

export function dismiss(id: number): void {
  const index = toasts.findIndex((toast) => toast.id === id);
  if (index >= 0) toasts.splice(index, 1);
}

/** Dismisses the refusals and notes of the screen that is being left. */
export function leaveScreen(): void {
  const before = performance.now() - READ;
  const left = toasts.filter(({ kind, everywhere, at }) => kind !== "good" && !everywhere && at < before);
  for (const { id } of left) dismiss(id);
}

/** Dismisses the latest; false if there is none. */
export function dismissLast(): boolean {
  return toasts.pop() !== undefined;
}
