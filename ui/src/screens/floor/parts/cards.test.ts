import { expect, test } from "vitest";
import { face, ranks, read, suits } from "./cards.svelte";

test("cards are read as people write them", () => {
  const two = { cards: ["As", "Th"], whole: true };
  for (const written of ["As Th", "as,th", "AsTh", "A♠ 10♥", " aS ;10h "]) expect(read(written)).toEqual(two);
  expect(read("")).toEqual({ cards: [], whole: true });
});

test("what is no card is not taken for one", () => {
  expect(read("As Zz")).toEqual({ cards: ["As"], whole: false });
  expect(read("1h")).toEqual({ cards: [], whole: false });
});

test("every card of the pack is read back from its face", () => {
  for (const suit of suits) for (const rank of ranks) expect(read(face(rank + suit)).cards).toEqual([rank + suit]);
});
