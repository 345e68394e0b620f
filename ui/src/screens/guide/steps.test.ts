import { afterEach, expect, test } from "vitest";
import { say, speak } from "../../i18n/index.svelte";
import { steps } from "./steps";

afterEach(() => speak("fr"));

test.each(["fr", "en"] as const)(
  "every line of every step is written in %s, and none is left out",
  async (language) => {
    await speak(language);
    for (const { id, lines } of steps) {
      const keys = [`guide-${id}`, ...Array.from({ length: lines }, (_, index) => `guide-${id}_${index + 1}`)];
      for (const key of keys) expect(say(key)).not.toBe(key);
      const beyond = `guide-${id}_${lines + 1}`;
      expect(say(beyond)).toBe(beyond);
    }
  },
);
