// What is said to whoever listens to the screen: results when there is time for them, alarms at once. Each is said once.

/** Milliseconds until the focus has settled: what a screen reader says of it would cut off what is said here. */
const SETTLES = 150;
/** Milliseconds that a sentence stays at least, so that every screen reader has fetched it. */
const STAYS = 1200;

/** The regions on the page, the last one over the others: whatever is under an open dialog is heard by nobody. */
const regions: symbol[] = [];

class Line {
  /** The sentence that is said now, and its region: one that comes meanwhile does not say it again. */
  said = $state.raw<{ text: string; region: symbol | undefined }>({ text: "", region: undefined });
  #waiting: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Says this once what was said before it has been heard. */
  say(sentence: string): void {
    if (sentence === "" || this.#waiting.includes(sentence)) return;
    this.#waiting.push(sentence);
    if (this.#timer === undefined) this.#empty();
  }

  // Emptied first: the same sentence again is a change too.
  #empty(): void {
    this.said = { text: "", region: undefined };
    this.#timer = setTimeout(() => {
      this.said = { text: this.#waiting.shift() ?? "", region: regions.at(-1) };
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        if (this.#waiting.length > 0) this.#empty();
        else this.said = { text: "", region: undefined };
      }, STAYS);
    }, SETTLES);
  }
  in(region: symbol): string {
    return this.said.region === region ? this.said.text : "";
  }
}

export const results = new Line();
export const alarms = new Line();

/** Says a result, politely. */
export const say = (sentence: string): void => results.say(sentence);
/** Says what cannot wait. */
export const alarm = (sentence: string): void => alarms.say(sentence);

/** Milliseconds without a key until what was found is said. */
const RESTS = 600;

/** Says what a search has found once nobody types any more: the answer, called at the next key, takes it back. */
export function sayAtRest(found: string): () => void {
  const later = setTimeout(() => say(found), RESTS);
  return () => clearTimeout(later);
}

/** Takes part as the region on top, until the answer is called. */
export function stand(region: symbol): () => void {
  regions.push(region);
  return () => void regions.splice(regions.indexOf(region), 1);
}
