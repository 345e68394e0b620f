// Rebuys and add-ons that the director sells otherwise than was set up.
import type { AddOnFrom, TournamentView } from "$shared/program/bindings";
import { act } from "../../../desk/desk.svelte";

/** Sells on, from another moment or until another level. */
export async function sells(
  view: TournamentView,
  change: { last_level?: number; addon_from?: AddOnFrom },
): Promise<void> {
  const format = view.setup.format;
  if (format.type === "rebuy") await act({ type: "amend", setup: { ...view.setup, format: { ...format, ...change } } });
}
