// What the desk and the tablets, which show its pages, have in common: letters, styles, theme, and guards against presses
// and fields that were not meant. Call before anything is mounted.
import "@fontsource-variable/inter";
import "@fontsource/barlow-condensed/500.css";
import "@fontsource/barlow-condensed/600.css";
import "../design/tokens.css";
import "../design/base.css";
import { guardRefused } from "../parts/refused";
import { guardPresses } from "../parts/single_press";
import { guardWaiting } from "../parts/waiting";
import { guardSelection } from "./keys";
import { dress } from "./theme.svelte";

export function preparePage(): void {
  dress();
  guardPresses(document);
  guardRefused(document);
  guardWaiting(document);
  guardSelection(document);
  if (!CSS.supports("appearance", "base-select"))
    void import("../parts/select_lists").then(({ drawSelectLists }) => drawSelectLists(document));
}
