import { expect, test } from "vitest";
import { exactly, find, latest, narrowed, type Person } from "./find";

let next = 0;
function person(name: string, table: number | null, seat = 0, place: number | null = null): Person {
  next += 1;
  return { entry: next, member: next, name, seat: table === null ? null : { table, seat }, place };
}
const marc = person("Marc Rivière", 1, 1);
const ravier = person("Marc Ravier", 4, 4);
const martine = person("Martine Lacroix", 6, 3);
const oeuvrard = person("Jean-Pierre Œuvrard", 3, 5);
const brien = person("Zoé O’Brien", 3, 6);
const out = person("Marcel Faure", null, 0, 19);
const all = [out, marc, ravier, martine, oeuvrard, brien];

test("words begin words of the name, whatever their accents and case", () => {
  expect(find("MAR", all)).toEqual([marc, ravier, martine, out]);
  expect(find("riviere marc", all)).toEqual([marc]);
  expect(find("oeuv", all)).toEqual([oeuvrard]);
  expect(find("pierre", all)).toEqual([oeuvrard]);
  expect(find("o'brien", all)).toEqual([brien]);
  expect(find("viere", all)).toEqual([]);
  expect(find("  ", all)).toEqual([]);
});

test("two numbers are table and seat, one is a table, also beside a name", () => {
  for (const typed of ["3 5", "3-5", "3/5", " 3, 5 "]) expect(find(typed, all), typed).toEqual([oeuvrard]);
  expect(find("3", all)).toEqual([oeuvrard, brien]);
  expect(find("3 9", all)).toEqual([]);
  expect(find("marc 4", all)).toEqual([ravier]);
});

test("of somebody who entered again the last entry is meant", () => {
  const again = { ...marc, entry: 90, seat: null, place: 30 };
  expect(latest([again, marc])).toEqual([marc]);
  const later = { ...out, entry: 91, place: 12 };
  expect(latest([out, later])).toEqual([later]);
});

test("the text grows as far as all who are meant agree", () => {
  expect(narrowed("mar", [marc, ravier])).toBe("marc");
  expect(narrowed("Riv", [marc])).toBe("Riviere");
  expect(narrowed("mar", [marc, martine])).toBe("mar");
  expect(narrowed("3", [oeuvrard, brien])).toBe("3");
  expect(narrowed("mar", [])).toBe("mar");
});

test("a full name means its bearer although another begins so", () => {
  const martinez = person("Paul Martinez", 1, 2);
  const martin = person("Paul Martin", 5, 6);
  const both = [martinez, martin];
  expect(find("paul martin", both)).toEqual([martin, martinez]);
  expect(find("Martin Paul", both)[0]).toBe(martin);
  expect(exactly("paul martin", both)).toBe(martin);
  expect(exactly("paul", both)).toBeNull();
  expect(exactly("paul martin", [...both, person("Paul Martin", 2, 1)])).toBeNull();
});

test("apostrophes, hyphens and brackets may be left out", () => {
  const linh = person("Linh N'Guyen", 2, 9);
  const aubigne = person("Charles Aubigné (d')", 3, 5);
  const others = [linh, aubigne, oeuvrard, brien];
  expect(find("nguyen", others)).toEqual([linh]);
  expect(find("n'guyen", others)).toEqual([linh]);
  expect(find("d'aub", others)).toEqual([aubigne]);
  expect(find("aubigné (d')", others)).toEqual([aubigne]);
  expect(find("obrien", others)).toEqual([brien]);
  expect(find("jeanpierre", others)).toEqual([oeuvrard]);
  expect(find("'", others)).toEqual([]);
});
