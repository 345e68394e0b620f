// Places of messages. None lies over a page: what was done in a tournament stands in its bar, a refusal at its tables in the
// stream beside them, and everything else below the page.
import type { Toast } from "$shared/parts/toasts.svelte";

export const KINDS: Toast["kind"][] = ["good", "wrong", "note"];

/** Kinds of message below the page. Beside the tables no seat may move for a refusal. */
export function below(where: "tournament" | "playing" | "elsewhere"): Toast["kind"][] {
  if (where === "playing") return ["note"];
  return where === "tournament" ? ["wrong", "note"] : KINDS;
}
