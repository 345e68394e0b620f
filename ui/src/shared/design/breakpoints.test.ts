import { expect, test } from "vitest";
import breakpoints from "./breakpoints.css?raw";

const styles = import.meta.glob<string>(["../../**/*.svelte", "../../**/*.css", "!./breakpoints.css"], {
  query: "?raw",
  import: "default",
  eager: true,
});

test("every style asks for the window's size by a name", () => {
  const names = new Set(breakpoints.match(/--[a-z-]+/g));
  const asked = Object.entries(styles).flatMap(([path, style]) =>
    [...style.matchAll(/@media ([^{]+)\{/g)].map(([, query = ""]) => ({ path, query })),
  );
  expect(asked.length).toBeGreaterThan(20);
  for (const { path, query } of asked) {
    expect(query, path).not.toMatch(/(width|height):/);
    for (const name of query.match(/--[a-z-]+/g) ?? []) expect(names, path).toContain(name);
  }
});
