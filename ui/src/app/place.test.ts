import { expect, it } from "vitest";
import { desk } from "../desk/desk.svelte";
import type { ClubState } from "$shared/program/bindings";
import { keepPlace, returnToPlace } from "./place";

const club = (identity: string): ClubState => ({ identity, name: identity }) as ClubState;

it("opens where it was, in the same club only", async () => {
  desk.club = club("one");
  desk.screen = "members";
  keepPlace();
  desk.screen = "tournaments";
  await returnToPlace();
  expect(desk.screen).toBe("members");
  desk.club = club("two");
  desk.screen = "tournaments";
  await returnToPlace();
  expect(desk.screen).toBe("tournaments");
});

it("never opens a form that was begun", async () => {
  desk.club = club("one");
  desk.screen = "new";
  keepPlace();
  desk.screen = "members";
  await returnToPlace();
  expect(desk.screen).toBe("tournaments");
});
