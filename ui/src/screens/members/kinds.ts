// Which members the list shows.
import type { ListedMember } from "../../program/bindings";

export const KINDS = ["all", "guests", "lapsed", "excluded"] as const;
export type Kind = (typeof KINDS)[number];

export function ofKind(members: ListedMember[], kind: Kind): ListedMember[] {
  if (kind === "guests") return members.filter(({ member }) => member.guest);
  if (kind === "lapsed") return members.filter(({ lapsed }) => lapsed);
  return kind === "excluded" ? members.filter(({ excluded }) => excluded) : members;
}
