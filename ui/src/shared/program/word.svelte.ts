// Whether the program still speaks to this page. It does so every second and a half at the latest.

/** After so long without a word, in milliseconds, what is shown may be old. */
const OLD = 3000;
/** A timer that is late by more shows that the page itself was held up or asleep: it listens for as long again. */
const LATE = 1000;

export const word = $state({ old: false });

let listening: ReturnType<typeof setTimeout> | undefined;

function listen(): void {
  const due = performance.now() + OLD;
  clearTimeout(listening);
  listening = setTimeout(() => {
    if (document.hidden || performance.now() - due > LATE) listen();
    else word.old = true;
  }, OLD);
}

/** The program has spoken, or the page begins to listen. */
export function hear(): void {
  word.old = false;
  listen();
}
