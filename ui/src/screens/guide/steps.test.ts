import { afterEach, expect, test } from "vitest";
import { speak, t } from "../../i18n/index.svelte";
import { steps } from "./steps";

afterEach(() => speak("fr"));

test.each(["fr", "en"] as const)("every line of every step is written in %s, and none is left out", (language) => {
  speak(language);
  for (const { id, lines } of steps) {
    const keys = [`guide-${id}`, ...Array.from({ length: lines }, (_, index) => `guide-${id}_${index + 1}`)];
    for (const key of keys) expect(t(key)).not.toBe(key);
    const beyond = `guide-${id}_${lines + 1}`;
    expect(t(beyond)).toBe(beyond);
  }
});
