// An hour as a page shows it, made anew with its modules by the test of time zones.
import { flushSync } from "svelte";
import { hour } from "./index.svelte";

/** The hour that is shown, read after everything that happened. */
export function shownHour(when: Date): { read: () => string; end: () => void } {
  let shown = "";
  const end = $effect.root(() => {
    $effect(() => {
      shown = hour(when);
    });
  });
  return {
    end,
    read: () => {
      flushSync();
      return shown;
    },
  };
}
