// Nothing of a club is shown in another.
import { expect, test } from "vitest";
import { pastedText, previewPasted } from "./members/lists";
import { past } from "./past/past.svelte";
import { desk, leaveClub } from "../desk/desk.svelte";
import { memberList } from "./members/member_list.svelte";
import { papers, requested, showPaper } from "../desk/papers.svelte";
import { connect } from "$shared/program/transport";

test("another club remembers nothing of the one before, unless the person stays", async () => {
  connect({ call: () => Promise.resolve({ lines: [] }), listen: () => Promise.resolve() });
  desk.id = 9;
  memberList.seen = 4;
  showPaper("tonight");
  past.pasting = true;
  await previewPasted("Dupont;Jean");
  expect(papers.tournament).toBe(9);
  const stay = leaveClub();
  expect(papers.tournament).toBeNull();
  expect(papers.tonight).toBe(false);
  expect(requested([])).toBeNull();
  expect([memberList.seen, past.pasting, pastedText()]).toEqual([null, false, ""]);
  stay();
  expect([papers.tournament, papers.tonight, memberList.seen, past.pasting]).toEqual([9, true, 4, true]);
  expect(pastedText()).toBe("Dupont;Jean");
});
