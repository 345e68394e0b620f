import { expect, test } from "vitest";
import type { MemberCard, MergePreview } from "$shared/program/bindings";
import { newMember } from "./draft";
import { mergeRows } from "./merge";

const card = (with_: Partial<MemberCard>): MemberCard => {
  const { id: _, ...blank } = newMember();
  return { ...blank, ...with_ };
};
const side = (id: number, with_: Partial<MemberCard>): MergePreview["kept"] => ({
  member: { id, archived: false, erased: false, merged_into: null, ...card(with_) },
  evenings: 2,
});

test("each field that one of the records fills has a row, and what would be lost is marked", () => {
  const own = { last_name: "Dupont", first_name: "Jean", note: "Arrive tard", phone: "06 11" };
  const others = { last_name: "Dupond", first_name: "Jean", note: "Gaucher", phone: "06 22", born: "1980-05-07" };
  const result = card({ ...own, born: "1980-05-07", note: "Arrive tard\nGaucher" });
  const rows = mergeRows(
    { kept: side(1, own), other: side(2, others), card: result, refused: null },
    (iso) => `le ${iso}`,
  );
  const said = rows.map(({ label, kept, other, result: after, lost }) => [label, kept, other, after, lost]);
  expect(said).toEqual([
    ["field-last_name", "Dupont", "Dupond", "Dupont", true],
    ["field-first_name", "Jean", "Jean", "Jean", false],
    ["field-born", "", "le 1980-05-07", "le 1980-05-07", false],
    ["field-phone", "06 11", "06 22", "06 11", true],
    ["field-note", "Arrive tard", "Gaucher", "Arrive tard\nGaucher", false],
  ]);
});
