// The order of the folders of the pages: each uses its own files and those of the folders it names here, no others.
import { expect, test } from "vitest";

/** The folders from the lowest up, with those each may use. Files beside them open a page, or look over all of them. */
const MAY_USE: Record<string, string[]> = {
  shared: [],
  phone: ["shared"],
  device: ["shared"],
  room: ["shared"],
  // A browser that shows the room.
  screen: ["shared", "room"],
  desk: ["shared"],
  screens: ["shared", "desk", "room"],
  app: ["shared", "desk", "screens"],
  // A tablet shows the desk's screens of a tournament.
  tablet: ["shared", "desk", "screens"],
  developer: ["shared", "desk"],
};

const files = import.meta.glob<string>("./*/**/*.{svelte,ts,css}", { query: "?raw", import: "default", eager: true });
const sources = Object.entries(files).map(([path, source]) => ({ path: path.slice(2), source }));

/** Paths of files of the pages that a file names to use them, from the folder of this test. */
function used({ path, source }: { path: string; source: string }): string[] {
  const named = [...source.matchAll(/(?:\bfrom|\bimport\(?|\.mock\()\s*"((?:\.{1,2}|\$shared)\/[^"\n]+)"/g)];
  return named.map(([, name = ""]) =>
    name.startsWith("$") ? name.slice(1) : new URL(name, `file:///${path}`).pathname.slice(1),
  );
}

const folder = (path: string): string => path.split("/")[0] ?? "";

test("folders use only those they may", () => {
  expect([...new Set(sources.map(({ path }) => folder(path)))].sort()).toEqual(Object.keys(MAY_USE).sort());
  const arrows = sources.flatMap((file) => used(file).map((other) => ({ path: file.path, other })));
  expect(arrows.length).toBeGreaterThan(1_500);
  const wrong = arrows.filter(({ path, other }) => {
    const [from, to] = [folder(path), folder(other)];
    // Catalogues stand outside the pages, and so do the questions that a test puts to the forms.
    const outside = to === "locales" || (to === "crates" && path.endsWith(".test.ts"));
    return from !== to && !outside && !MAY_USE[from]?.includes(to);
  });
  expect(wrong.map(({ path, other }) => `${path} uses ${other}`)).toEqual([]);
});
