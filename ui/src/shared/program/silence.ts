// A line on which the program says nothing any more is lost, also where nothing tells the browser so.

/** The program speaks every second and a half: after so long without a word nobody is there. */
const SILENCE = 9000;
/** A page that comes back after so long may have missed something. */
const AWAY = 5000;
/** Between two looks at the watch, and how much later than that means that the page was asleep. */
const LOOK = 1000;
const ASLEEP = 4000;

interface Line {
  /** Time when something was last received, by this page's watch. */
  heard: () => number;
  /** Says that the line is lost, and tries anew. */
  lost: () => void;
  /** Tries anew. Nothing is known to be wrong: the page was asleep or hidden. */
  again: () => void;
}

/** Watches over a line from now on. */
export function watchSilence({ heard, lost, again }: Line): void {
  let looked = performance.now();
  /** Time since which an answer has been awaited. */
  let since = looked;
  const retry = (work: () => void): void => {
    since = performance.now();
    work();
  };
  setInterval(() => {
    const now = performance.now();
    const slept = now - looked > ASLEEP;
    looked = now;
    if (document.hidden) return;
    if (slept) retry(again);
    else if (now - Math.max(heard(), since) > SILENCE) retry(lost);
  }, LOOK);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && performance.now() - heard() > AWAY) retry(again);
  });
  addEventListener("online", () => retry(again));
}
