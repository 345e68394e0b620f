// The settings of the sounds: a file of the club's own, and the bell again.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { speak } from "$shared/i18n/index.svelte";
import type { OwnSound, SoundSettings } from "$shared/program/bindings";
import { connect } from "$shared/program/transport";
import Sounds from "./Sounds.svelte";

const settings: SoundSettings = {
  volume: 80,
  alerts: [
    { alert: "level", on: true, percent: 100 },
    { alert: "break", on: true, percent: 100 },
  ],
  voice: false,
  muted: false,
  ticks: 5,
  device: null,
  devices: [],
  own: [],
};
let asked: unknown[] = [];
let answer: SoundSettings | null = null;
let mounted: Record<string, unknown> | null = null;
const settled = async (): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve));
  flushSync();
};
const button = (alert: string): HTMLButtonElement =>
  document.querySelector(`[data-testid=sound-choose-${alert}]`) as HTMLButtonElement;
const file = (alert: string): string | undefined =>
  document.querySelector(`[data-testid=own-${alert}]`)?.textContent ?? undefined;

beforeEach(async () => {
  await speak("en");
  asked = [];
  connect({
    call: (name, args) => {
      if (name === "sounds") return Promise.resolve(settings as never);
      asked.push([name, args]);
      return Promise.resolve(answer as never);
    },
    listen: () => Promise.resolve(),
  });
  mounted = mount(Sounds, { target: document.body });
  await settled();
});
afterEach(async () => {
  if (mounted) await unmount(mounted);
});

async function press(alert: string, own: OwnSound[] | null): Promise<void> {
  answer = own && { ...settings, own };
  button(alert).focus();
  button(alert).click();
  await settled();
}

test("one button chooses the club's sound and goes back to the bell", async () => {
  await press("break", [{ alert: "break", name: "gong.wav" }]);
  expect(asked).toEqual([["sound_choose", { alert: "break", path: null }]]);
  expect([file("break"), file("level")]).toEqual(["gong.wav", undefined]);
  expect(document.activeElement).toBe(button("break"));
  expect(button("break").getAttribute("aria-label")).toBe(
    "Remove the club’s sound for “Break begins”: the bell is back",
  );
  await press("break", []);
  expect(asked[1]).toEqual(["sound_remove", { alert: "break" }]);
  expect([file("break"), button("break").textContent]).toEqual([undefined, "Club’s sound…"]);
});

test("a cancelled choice changes nothing, and a damaged sound can go", async () => {
  await press("tick", null);
  expect([file("tick"), button("tick").textContent]).toEqual([undefined, "Club’s sound…"]);
  await press("tick", [{ alert: "tick", name: null }]);
  expect(file("tick")).toBe("unreadable sound");
  await press("tick", []);
  expect(asked[2]).toEqual(["sound_remove", { alert: "tick" }]);
});
