// The page of add-ons opens by itself when their sale begins, and closes with it. Whoever is in the middle of something
// finishes it first.
import { tick } from "svelte";
import { ASKING } from "$shared/keys";
import { desk } from "../../../desk/desk.svelte";
import { dialogs } from "../dialogs.svelte";
import { plan } from "../plan/plan.svelte";

/** Something is under way that another page would interrupt. */
function isBusy(): boolean {
  const at = document.activeElement;
  return (
    plan.open !== null ||
    plan.penalty !== null ||
    plan.aim !== null ||
    plan.chosen.length > 0 ||
    dialogs.player !== null ||
    document.querySelector(ASKING) !== null ||
    (at instanceof HTMLInputElement && at.type !== "checkbox" && at.value !== "")
  );
}

/** Follows the tournament at hand. The answer looks again whether the page can open. */
export function followSale(): () => void {
  let known: { id: number; sells: boolean } | null = null;
  let begins = false;
  const look = (): void => {
    if (!begins || isBusy()) return;
    begins = false;
    desk.tab = "add_on";
  };
  $effect(() => {
    const { tournament } = desk;
    if (!tournament) return;
    const sells = tournament.view.add_on_sale !== null;
    if (known?.id === tournament.id && sells !== known.sells) {
      begins = sells;
      if (!sells && desk.tab === "add_on") desk.tab = "tables";
    }
    known = { id: tournament.id, sells };
    look();
  });
  return () => {
    if (begins) void tick().then(look);
  };
}
