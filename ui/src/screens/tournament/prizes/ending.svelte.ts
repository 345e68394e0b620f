// The end of the tournament at hand: its till, what must still be brought, the next evening.
import { commands, type Ending, type TournamentView } from "$shared/program/bindings";
import { ask } from "$shared/program/attempt";
import { desk } from "../../../desk/desk.svelte";

/** Fetched anew whenever the tournament changes; `null` until it is there. */
export function watchEnding(view: () => TournamentView): { readonly now: Ending | null } {
  let now = $state.raw<Ending | null>(null);
  $effect(() => {
    // A new view: something was done.
    void view();
    const id = desk.id;
    if (id === null) return;
    return ask(
      () => commands.ending(id),
      (found) => (now = found ?? now),
    );
  });
  return {
    get now() {
      return now;
    },
  };
}
