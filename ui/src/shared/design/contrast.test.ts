// Contrast is sufficient (WCAG AA: 4.5 for text, 3 for the edges of controls) in each theme, computed
// from the tokens themselves.
import { expect, test } from "vitest";
import source from "./tokens.css?raw";

function tokens(selector: string): Record<string, string> {
  const block = source.split(`${selector} {`)[1]?.split("}")[0] ?? "";
  return Object.fromEntries([...block.matchAll(/--([a-z-]+):\s*(#[0-9a-f]{6})/g)].map((found) => [found[1], found[2]]));
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const root = tokens(":root");
const themes: Record<string, Record<string, string>> = {
  light: root,
  dark: { ...root, ...tokens(':root[data-theme="dark"]') },
  contrast: { ...root, ...tokens(':root[data-theme="contrast"]') },
};

const grounds = ["paper", "surface", "sunken"];
const text: [string, string[]][] = [
  ["ink", [...grounds, "wrong-soft", "brass-soft"]],
  ["ink-soft", grounds],
  ["brass", [...grounds, "brass-soft"]],
  ["wrong", [...grounds, "wrong-soft"]],
  ["good", grounds],
  ["on-felt", ["felt", "felt-deep"]],
  ["on-felt-soft", ["felt", "felt-deep"]],
  ["on-felt-brass", ["felt", "felt-deep"]],
  ["on-alarm", ["alarm"]],
  ["on-chosen", ["chosen"]],
  ["room-ink", ["room", "room-top", "room-foot"]],
  ["room-soft", ["room", "room-top", "room-foot"]],
  ["room-brass", ["room", "room-top", "room-foot"]],
];
const edges: [string, string[]][] = [
  ["edge", grounds],
  ["accent", grounds],
  ["chosen-edge", grounds],
  ["focus", grounds],
  ["on-felt-focus", ["felt", "felt-deep"]],
];

test("contrast is computed as WCAG defines it", () => {
  expect(contrast("#ffffff", "#000000")).toBeCloseTo(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

for (const [name, theme] of Object.entries(themes)) {
  const pairs = [...text.map((pair) => [...pair, 4.5] as const), ...edges.map((pair) => [...pair, 3] as const)];
  for (const [front, backs, least] of pairs) {
    for (const back of backs) {
      test(`${name}: ${front} on ${back}`, () => {
        expect(contrast(theme[front] ?? "", theme[back] ?? "")).toBeGreaterThanOrEqual(least);
      });
    }
  }
}

test("the high-contrast theme has at least 7 everywhere", () => {
  for (const [front, backs] of text) {
    for (const back of backs) {
      expect(contrast(themes.contrast?.[front] ?? "", themes.contrast?.[back] ?? "")).toBeGreaterThanOrEqual(7);
    }
  }
});
