// What a name that was pasted stands for, as a choice in the list: a member's number, or one of these.
import type { NameLine } from "$shared/program/bindings";

export type Meaning = number;
/** It is left aside. */
export const NOBODY = 0;
/** Somebody who becomes a member. */
export const NEW = -1;

/** Before the person chooses: the one member it names, otherwise nobody. */
export const meaning = ({ found }: NameLine): Meaning => (found.type === "member" ? found.member.member : NOBODY);

/** Whether a text that is pasted is more than one name. */
export const isList = (text: string): boolean => /[\n\r;]|,.*,/.test(text.trim());
