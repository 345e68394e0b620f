// Every form and button that sends something waits by the one mechanism (shared/parts/waiting.ts), on every page.
import { expect, test } from "vitest";

const all = import.meta.glob<string>("./**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
const code = Object.entries(all).filter(([path]) => !path.endsWith(".test.ts"));
const withText = (text: RegExp): string[] => code.flatMap(([path, source]) => (text.test(source) ? [path] : []));

test("every command of a page goes the way on which presses wait", () => {
  expect(withText(/\bconnected\(\)\.call\(/)).toEqual(["./shared/program/transport.ts"]);
  expect(withText(/awaited\(connected\(\)\.call\(/)).toEqual(["./shared/program/transport.ts"]);
  // Nothing sends a command around it.
  expect(withText(/\binvoke\(/)).toEqual(["./shared/program/tauri.ts"]);
});

test("every page with forms watches presses", () => {
  const pages = withText(/\bmount\(/).filter((path) => /^\.\/[a-z]+\.ts$/.test(path));
  const watched = (path: string): boolean =>
    /\b(preparePage|guardWaiting)\(/.test(code.find(([one]) => one === path)?.[1] ?? "");
  // The room and screens have no forms; telephones guard their only one themselves.
  expect(pages.filter((path) => !watched(path)).sort()).toEqual(["./phone.ts", "./room.ts", "./screen.ts"]);
});

test("no form of the desk waits in a way of its own", () => {
  const forms = code.filter(([path, source]) => /^\.\/screens\//.test(path) && source.includes("onsubmit="));
  expect(forms.length).toBeGreaterThan(40);
  const own = /^\s*(let|const) (busy|working|saving)\b/m;
  // These say in words how far a long piece of work is.
  expect(forms.filter(([, source]) => own.test(source)).map(([path]) => path)).toEqual([
    "./screens/documents/PrintDialog.svelte",
    "./screens/publishing/League.svelte",
  ]);
});
