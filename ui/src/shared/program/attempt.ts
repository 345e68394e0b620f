// Asking something of the program: what goes wrong is said on the page.
import { toast } from "../parts/toasts.svelte";
import { aside } from "../parts/waiting";
import type { Problem } from "./bindings";

export function isProblem(error: unknown): error is Problem {
  return typeof error === "object" && error !== null && "message" in error;
}

function sayWrong(error: unknown): void {
  if (isProblem(error)) toast(error.message, "wrong", error.rule);
  else toast(String(error), "wrong", null);
}

/** Does something; what goes wrong is said, with the rule's number. */
export async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    sayWrong(error);
    return undefined;
  }
}

/**
 * Asks inside an effect, which returns what this returns. Answers may overtake each other: one that arrives
 * after the effect has run again, or has ended, is dropped. `refuse` receives the sentence if the program
 * refuses; without it the sentence is shown as a message, and `take` receives `undefined`.
 */
export function ask<T>(work: () => Promise<T>, take: (found: T | undefined) => void): () => void;
export function ask<T>(
  work: () => Promise<T>,
  take: (found: T) => void,
  refuse: (sentence: string) => void,
): () => void;
export function ask<T>(
  work: () => Promise<T>,
  take: (found: T | undefined) => void,
  refuse?: (sentence: string) => void,
): () => void {
  let current = true;
  void aside(work).then(
    (found) => {
      if (current) take(found);
    },
    (error: unknown) => {
      if (refuse === undefined) sayWrong(error);
      if (!current) return;
      if (refuse) refuse(isProblem(error) ? error.message : String(error));
      else take(undefined);
    },
  );
  return () => {
    current = false;
  };
}

/** Asks as above, and again whenever so many milliseconds have passed. */
export function askEvery<T>(every: number, work: () => Promise<T>, take: (found: T | undefined) => void): () => void {
  let stop = ask(work, take);
  const asking = setInterval(() => {
    stop();
    stop = ask(work, take);
  }, every);
  return () => {
    clearInterval(asking);
    stop();
  };
}
