import { expect, test } from "vitest";
import type { Problem } from "$shared/program/bindings";
import { newMember } from "./draft";
import { faults } from "./faults";

const problem = (fields: [string, string][]): Problem => ({
  code: "fields",
  message: "Not right.",
  rule: null,
  fields,
});

test("each fault stands at its field", () => {
  const found = faults(
    problem([
      ["email", "not an address."],
      ["last_name_missing", "A name."],
    ]),
    newMember(),
  );
  expect(found).toEqual({ fields: { email: "Not an address.", last_name: "A name." }, rest: [] });
});

test("what is too long is found, and nothing is lost", () => {
  const form = newMember({ note: "x".repeat(201) });
  expect(faults(problem([["too_long", "Too long."]]), form).fields).toEqual({ note: "Too long." });
  const hidden = newMember({ nickname: "Du\u202erand", note: "One\nTwo" });
  expect(faults(problem([["invisible", "Hidden."]]), hidden).fields).toEqual({ nickname: "Hidden." });
  expect(faults(problem([["unheard_of", "Hm."]]), form).rest).toEqual(["Hm."]);
  expect(faults(problem([]), form).rest).toEqual(["Not right."]);
});
