import { flushSync } from "svelte";
import { expect, test } from "vitest";
import { speak, t } from "./index.svelte";

test("what is on the screen follows a change of language", async () => {
  let shown = "";
  const stop = $effect.root(() => {
    $effect(() => {
      shown = t("desk-members");
    });
  });
  flushSync();
  expect(shown).toBe("Membres");
  await speak("en");
  flushSync();
  expect(shown).toBe("Members");
  await speak("fr");
  flushSync();
  expect(shown).toBe("Membres");
  stop();
});
