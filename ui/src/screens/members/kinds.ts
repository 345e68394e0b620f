// Which members the list shows.
import type { ListedMember } from "$shared/program/bindings";
import { fold } from "$shared/program/fold";

export const KINDS = ["all", "guests", "lapsed", "excluded"] as const;
export type Kind = (typeof KINDS)[number];

export function ofKind(members: ListedMember[], kind: Kind): ListedMember[] {
  if (kind === "guests") return members.filter(({ member }) => member.guest);
  if (kind === "lapsed") return members.filter(({ lapsed }) => lapsed);
  return kind === "excluded" ? members.filter(({ excluded }) => excluded) : members;
}

/** Those with a tag, as the list counts it; all where none is chosen. */
export function withTag(members: ListedMember[], tag: string): ListedMember[] {
  if (tag === "") return members;
  return members.filter(({ member }) => member.tags.some((own) => fold(own) === fold(tag)));
}
