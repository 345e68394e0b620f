/** More than most windows show at once. */
const STEP = 20;

/** A long list, drawn in parts: the first lines at once, more every second frame, so that no frame has to draw all of it. */
export function growing<T>(lines: () => readonly T[], first = STEP): { readonly lines: readonly T[] } {
  let most = $state(first);
  $effect(() => {
    if (most >= lines().length) return;
    // The first frame after an effect still belongs to the change that caused it.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => (most += STEP));
    });
    return () => cancelAnimationFrame(frame);
  });
  const shown = $derived(lines().slice(0, most));
  return {
    get lines() {
      return shown;
    },
  };
}
