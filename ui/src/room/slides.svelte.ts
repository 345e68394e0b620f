// The club's pictures. Each is asked for once: a number never names another picture.
import { untrack } from "svelte";
import { commands } from "$shared/program/bindings";

/** By their numbers; `null` if one is on its way. */
export const pictures = $state<Record<number, string | null>>({});

/** Asks for those that this page does not have. */
export function fetchPictures(ids: readonly number[]): void {
  const missing = untrack(() => ids.filter((id) => !(id in pictures)));
  for (const id of missing) {
    pictures[id] = null;
    commands.roomSlide(id).then(
      (address) => (pictures[id] = address),
      // Taken away meanwhile, or out of reach: asked for again with the next view that names it.
      () => delete pictures[id],
    );
  }
}
