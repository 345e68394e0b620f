import { describe, expect, it } from "vitest";
import { evening_choices, evenings, first, involved, open, person_choices } from "./choices";
import type { PastFound, PastPerson } from "$shared/program/bindings";

const evening = (change: Partial<PastFound>): PastFound => ({
  name: "",
  date: "2025-09-12",
  season: null,
  closed: false,
  players: 2,
  people: [],
  winners: [],
  prizes: 0,
  scored: false,
  reranked: false,
  already: null,
  problems: [],
  ...change,
});
const person = (key: string, found: PastPerson["found"], names: [string, string]): PastPerson => ({
  key,
  text: key,
  first_name: names[0],
  last_name: names[1],
  evenings: 1,
  found,
});

describe("what is entered of a preview", () => {
  it("leaves out what is there, closed or unreadable, and names what has no name", () => {
    const chosen = evenings(
      [
        evening({}),
        evening({ already: "Ouverture" }),
        evening({ closed: true }),
        evening({ problems: [{ code: "no_order" }] }),
        evening({ name: "Gala", date: null }),
      ],
      (date) => `of ${date ?? "?"}`,
    );
    expect(chosen.map(({ wanted }) => wanted)).toEqual([true, false, false, false, true]);
    expect(chosen[0]?.name).toBe("of 2025-09-12");
    // Without a day it cannot be entered yet.
    expect(evening_choices(chosen)).toEqual([{ index: 0, name: "of 2025-09-12", date: "2025-09-12" }]);
  });

  it("asks only about those whose evenings are entered", () => {
    const people = ["a", "b", "c"].map((key) => person(key, { type: "unknown" }, ["", key]));
    const found = [evening({ people: ["a", "b"] }), evening({ people: ["b", "c"], already: "Gala" })];
    expect(involved(people, found, evenings(found, String)).map(({ key }) => key)).toEqual(["a", "b"]);
  });

  it("takes nobody for somebody else without being told", () => {
    const jean = { member: 4, name: "Jean Dupont" };
    const known = person("dupont jean", { type: "member", member: jean }, ["Jean", "Dupont"]);
    const alike = person("dupond jean", { type: "maybe", members: [jean] }, ["Jean", "Dupond"]);
    const nobody = person("nouveau guy", { type: "unknown" }, ["Guy", "Nouveau"]);
    const nick = person("bidule", { type: "unknown" }, ["", "Bidule"]);
    expect(first(alike)).toBeNull();
    expect(first(nick)).toBeNull();
    expect(open(first(nobody))).toBe(false);
    const chosen = {
      [known.key]: first(known),
      [alike.key]: { type: "member", member: 4 } as const,
      [nobody.key]: first(nobody),
      [nick.key]: { type: "unnamed" } as const,
    };
    const choices = person_choices([known, alike, nobody, nick], chosen);
    expect(choices.map(({ key }) => key)).toEqual(["dupond jean", "nouveau guy", "bidule"]);
  });
});
