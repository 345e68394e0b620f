// The places of the desk, in the rail's order. A new one: its name in `Screen`, a line here, its
// sentence `desk-…` in the catalogues. `rail: false`: reached from another place.
import type { Component } from "svelte";
import type { Screen } from "../program/desk.svelte";
import Tournaments from "../screens/tournaments/Tournaments.svelte";

type Page = Component<Record<string, never>>;

export interface Place {
  screen: Screen;
  /** Loads the page. Only the first screen is part of what the window loads at start. */
  page: () => Promise<{ default: Page }>;
  rail: boolean;
}

export const places: Place[] = [
  { screen: "tournaments", page: () => Promise.resolve({ default: Tournaments }), rail: true },
  { screen: "floor", page: () => import("../screens/floor/Floor.svelte"), rail: true },
  { screen: "members", page: () => import("../screens/members/Members.svelte"), rail: true },
  { screen: "seasons", page: () => import("../screens/seasons/Seasons.svelte"), rail: true },
  { screen: "documents", page: () => import("../screens/documents/Documents.svelte"), rail: true },
  { screen: "rules", page: () => import("../screens/rules/Rules.svelte"), rail: true },
  { screen: "room", page: () => import("../screens/room/Room.svelte"), rail: true },
  { screen: "devices", page: () => import("../screens/devices/Devices.svelte"), rail: true },
  { screen: "settings", page: () => import("../screens/settings/Settings.svelte"), rail: true },
  { screen: "guide", page: () => import("../screens/guide/Guide.svelte"), rail: false },
  { screen: "new", page: () => import("../screens/setup/Setup.svelte"), rail: false },
  { screen: "tournament", page: () => import("../screens/tournament/Tournament.svelte"), rail: false },
];

/** Loads the other pages once the first one is shown, so that opening one later never waits. */
export async function preload(): Promise<void> {
  for (const place of places) {
    await new Promise((idle) => setTimeout(idle, 100));
    await place.page();
  }
}
