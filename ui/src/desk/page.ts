// What the desk and the tablets, which show its pages, have in common: letters, styles, theme, and guards against presses
// and fields that were not meant. Call before anything is mounted.
import "@fontsource-variable/inter";
import "@fontsource/barlow-condensed/500.css";
import "@fontsource/barlow-condensed/600.css";
import "$shared/design/desk.css";
import { guardRefused } from "$shared/parts/field_refusal";
import { guardPresses } from "$shared/parts/single_press";
import { guardWaiting } from "$shared/parts/waiting";
import { guardSelection } from "$shared/keys";
import { dress } from "$shared/theme.svelte";

export function preparePage(): void {
  dress();
  guardPresses(document);
  guardRefused(document);
  guardWaiting(document);
  guardSelection(document);
  if (!CSS.supports("appearance", "base-select"))
    void import("$shared/parts/select_lists").then(({ drawSelectLists }) => drawSelectLists(document));
}
