import { expect, test } from "vitest";
import { cut, shortNames } from "./names";

const letters = (text: string): number => text.length;
const people = (...names: string[]): { first: string; last: string }[] =>
  names.map((name) => ({ first: name.split(" ")[0]!, last: name.split(" ").slice(1).join(" ") }));

test("whole names where they fit, initials and surnames where they do not", () => {
  const both = people("Marc Rivière", "Jean-Pierre Moreau");
  expect(shortNames(both, 18, letters)).toEqual(["Marc Rivière", "Jean-Pierre Moreau"]);
  expect(shortNames(both, 11, letters)).toEqual(["Rivière", "Moreau"]);
  expect(shortNames(both, 12, letters)).toEqual(["M. Rivière", "J.-P. Moreau"]);
});

test("names that would read alike keep what tells them apart", () => {
  const alike = people("Antoine Faure", "Alice Fauré", "Antoine Dupont", "Anne Dupont", "Zoé Seule");
  expect(shortNames(alike, 9, letters)).toEqual(["An. Faure", "Al. Fauré", "Ant. Dup.", "Ann. Dup.", "Seule"]);
  const written = shortNames(alike, 12, letters);
  expect(written).toEqual(["An. Faure", "Al. Fauré", "Ant. Dupont", "Ann. Dupont", "Z. Seule"]);
  expect(new Set(written).size).toBe(5);
});

test("names that are cut to the same are written otherwise", () => {
  const two = people("Marc Delaunay", "Marc de La Rochefoucauld", "Marie Delaunay", "Max de La Rue");
  const written = shortNames(two, 8, letters);
  expect(new Set(written).size, written.join()).toBe(4);
});

test("names that differ by an accent alone are not made longer in vain", () => {
  const two = people("Jean-Pierre Faure", "Jean-Pierre Fauré", "Marc Petit");
  expect(shortNames(two, 11, letters)).toEqual(["J.-P. Faure", "J.-P. Fauré", "M. Petit"]);
});

test("one name too long for its plate does not shorten the others", () => {
  const ten = people(
    ...Array.from({ length: 9 }, (_, index) => `Élodie Roy${index}`),
    "Maximilienne de La Tour-Maubourg",
  );
  const written = shortNames(ten, 11, letters);
  expect(written[0]).toBe("Élodie Roy0");
  expect(written[9]).toBe("de La Tour.");
});

test("a cut name ends with a full stop and fits", () => {
  expect(cut("Rochefoucauld", 6, letters)).toBe("Roche.");
  expect(cut("Roy", 6, letters)).toBe("Roy");
});
