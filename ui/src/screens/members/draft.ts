// A member as the form takes it: a new one, or one that is there.
import type { Member, MemberDraft } from "$shared/program/bindings";

const BLANK: MemberDraft = {
  id: null,
  number: null,
  last_name: "",
  first_name: "",
  nickname: null,
  born: null,
  email: null,
  phone: null,
  valid_until: null,
  note: null,
  licence: null,
  guest: false,
  tags: [],
};

export function newMember(known: Partial<Member> = {}): MemberDraft {
  const { archived: _, ...card } = known as Member;
  return { ...BLANK, ...card };
}
