// What is open in the list of members.
import type { ImportPreview, MemberDraft, Reading } from "$shared/program/bindings";
import { ofClub } from "../../desk/desk.svelte";

/** Preview of an import, and the choices for it. */
export interface Importing {
  preview: ImportPreview;
  take: () => Promise<number>;
  /** The same list read as the person says. */
  read: (reading: Reading) => Promise<Importing>;
  /** Goes back to the text that was pasted. */
  back?: () => void;
}

export const memberList = $state<{
  /** The member whose panel is open. */
  seen: number | null;
  /** The members whose retention period has passed are shown in the place of the list. */
  retention: boolean;
  /** The member whose form is open. */
  member: MemberDraft | null;
  /** A list that is looked at before it comes in. */
  importing: Importing | null;
  /** The box for a list that is pasted is open. */
  pasting: boolean;
}>({ seen: null, retention: false, member: null, importing: null, pasting: false });
ofClub(memberList);
