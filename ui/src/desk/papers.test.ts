import { expect, test } from "vitest";
import { documents, type DocumentKind } from "$shared/program/bindings";
import { kindsFound, usualKinds } from "./papers.svelte";

test("a document is found by its name, without accents or capitals", () => {
  expect(kindsFound("EMARGEMENT")).toEqual(["sign_in"]);
  expect(kindsFound("places nom")[0]).toBe("seating_by_name");
});

test("everyday words and plurals find documents named otherwise", () => {
  expect(kindsFound("tickets")).toContain("seat_cards");
  expect(kindsFound("sachets")).toEqual(["bag_slips"]);
  expect(kindsFound("rgpd")).toEqual(expect.arrayContaining(["member_data", "processing"]));
  expect(kindsFound("zzz")).toEqual([]);
});

test("a document named so stands before one that only speaks of it", () => {
  const found = kindsFound("classement");
  expect(found.indexOf("standings")).toBeLessThan(found.indexOf("results"));
});

test("few documents are the papers of an evening", () => {
  const all = Object.keys(documents) as DocumentKind[];
  expect(usualKinds().length).toBeLessThan(all.length / 3);
  expect(usualKinds()).toEqual(expect.arrayContaining(["seat_cards", "structure", "payouts"]));
});
