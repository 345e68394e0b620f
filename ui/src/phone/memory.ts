// What a telephone remembers: who its player is, and which move has been read. While it is connected, the program
// learns whose telephone this is, and stores nothing of it.
import type { Me } from "./card";

const ME = "tapis-me";
const READ = "tapis-read";
const ASKED = "tapis-asked";

function recall<T>(name: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null") as T | null;
  } catch {
    // A browser that keeps nothing, or something else's words.
    return null;
  }
}

function keep(name: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // A private window keeps nothing: the player chooses the name again next time.
  }
}

export const recallMe = (): Me | null => recall<Me>(ME);
export const keepMe = (me: Me | null): void => keep(ME, me);

/** A move, as it is told from others: when it was decided, and whose. */
export const moveKey = (me: Me, at: number): string => `${me.tournament}-${me.entry}-${at}`;
export const isRead = (move: string): boolean => recall<string>(READ) === move;
export const keepRead = (move: string): void => keep(READ, move);

/** The member who said to have come to a tournament, until the desk has answered. */
export const recallAsked = (tournament: number): number | null => {
  const asked = recall<{ tournament: number; member: number }>(ASKED);
  return asked?.tournament === tournament ? asked.member : null;
};
export const keepAsked = (tournament: number, member: number): void => keep(ASKED, { tournament, member });
