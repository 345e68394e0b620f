import { expect, test } from "vitest";
import { speak } from "$shared/i18n/index.svelte";
import { toasts } from "$shared/parts/toasts.svelte";
import type { SecondPlace } from "$shared/program/bindings";
import { otherName, reached, tell, when } from "./second";

const at = (day: number, hours: number, minutes: number): number => new Date(2026, 10, day, hours, minutes).getTime();
const place: SecondPlace = {
  folder: "E:\\",
  reached: at(21, 23, 40),
  trouble: null,
  detail: "",
  aside: null,
  copy: "E:\\club.tapis",
  same_disk: false,
};

test("the last copy is named by today, yesterday or its day", async () => {
  await speak("fr");
  const now = at(22, 0, 5);
  expect(when(at(22, 0, 1), now)).toBe("aujourd’hui à 0\u00a0h\u00a001");
  expect(when(at(21, 23, 40), now)).toBe("hier à 23\u00a0h\u00a040");
  expect(when(at(1, 22, 5), now)).toBe("le 1er nov. 2026 à 22\u00a0h\u00a005");
  expect(reached({ ...place, trouble: "missing" }, now)).toBe(
    "Copie vers E:\\\u00a0: elle n’est plus à jour depuis hier à 23\u00a0h\u00a040",
  );
  expect(reached({ ...place, reached: null }, now)).toBe("Copie vers E:\\\u00a0: en cours…");
});

test("a missing disk is told once, and once that it is back", async () => {
  await speak("en");
  const missing: SecondPlace = { ...place, trouble: "missing" };
  tell(null, place);
  expect(toasts).toHaveLength(0);
  tell(place, missing);
  tell(missing, missing);
  expect(toasts.map((toast) => toast.kind)).toEqual(["wrong"]);
  tell(missing, place);
  expect(toasts.map((toast) => toast.text)).toEqual(["The copy to E:\\ is up to date again"]);
  tell(place, { ...place, aside: "E:\\a-aside.tapis" });
  expect(toasts.at(-1)?.kind).toBe("note");
});

test("the copy is named where another club has its name", () => {
  expect(otherName(place, "C:\\Clubs\\club.tapis")).toBeNull();
  expect(otherName({ ...place, copy: "/media/stick/club-2.tapis" }, "/home/club.tapis")).toBe(
    "/media/stick/club-2.tapis",
  );
});
