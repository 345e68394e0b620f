import { expect, test } from "vitest";
import { hasWords } from "./fold";

test("words are found in any order, with and without signs", () => {
  for (const wanted of ["linh nguyen", "N’GUYEN Linh", "guyen", "n'g", ""])
    expect(hasWords("Linh N'Guyen", wanted), wanted).toBe(true);
  expect(hasWords("Jean-Pierre Œuvrard", "oeuvrard jeanpierre")).toBe(true);
  // Hardly more than its sign: it would mean everybody with that letter.
  expect(hasWords("Nadia Girard", "n'")).toBe(false);
});
