const STEP = 30;

/** The first lines of a long list at once and some more every second frame, so that no picture waits for all of them. */
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
