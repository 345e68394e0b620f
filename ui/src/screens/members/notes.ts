// Notes that are being written: what was typed stays while its panel is closed, until it is added or given up.
import { desk } from "../../desk/desk.svelte";

const drafts = new Map<string, string>();
/** Numbers of members mean others in another club. */
const key = (member: number): string => `${desk.club?.identity ?? ""} ${member}`;

/** Text that was typed about a member and not added yet. */
export const draftOf = (member: number): string => drafts.get(key(member)) ?? "";

export function keepDraft(member: number, words: string): void {
  if (words.trim() === "") drafts.delete(key(member));
  else drafts.set(key(member), words);
}
