import { expect, test } from "vitest";
import { isList } from "./name_choice";

test("a text of several names is a list, a name is not", () => {
  for (const text of ["Ana Abel\nBob Blin", "Ana Abel;Bob Blin", "Ana Abel, Bob Blin, Zoé Vidal"]) {
    expect(isList(text), text).toBe(true);
  }
  for (const text of ["Ana Abel", "Abel, Ana", "  Ana Abel\n", "1. Ana Abel"]) expect(isList(text), text).toBe(false);
});
