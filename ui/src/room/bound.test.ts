import { expect, test } from "vitest";
import { bound } from "./bound";

test("a number in the room is never separated from its unit", () => {
  expect(bound("vendredi 4 décembre à 20 heures")).toBe("vendredi 4\u00a0décembre à 20\u00a0heures");
});

test("no line in the room starts with a colon", () => {
  expect(bound("Prochaine soirée : vendredi « 4 » à 20 heures !")).toBe(
    "Prochaine soirée\u00a0: vendredi «\u00a04\u00a0» à 20\u00a0heures\u202f!",
  );
  expect(bound("Next evening: Friday!")).toBe("Next evening: Friday!");
});
