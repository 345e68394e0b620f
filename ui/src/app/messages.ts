// Messages that stand over the page, and those below it.
import type { Toast } from "$shared/parts/toasts.svelte";

export const KINDS: Toast["kind"][] = ["good", "wrong", "note"];

/**
 * Over the page: before a club is open, all; beside the tables, where no seat may move and a place is kept for them. The
 * others stand below the page and cover nothing.
 */
export function floating(where: "start" | "tables" | "playing" | "elsewhere"): Toast["kind"][] {
  if (where === "start") return KINDS;
  if (where === "playing") return ["good", "wrong"];
  return where === "tables" ? ["good"] : [];
}
