// The places of the desk, in the rail's order. A new one: its name in `Screen`, a line here, its
// sentence `desk-…` in the catalogues. `rail: false`: reached from another place.
import type { Component } from "svelte";
import type { Screen } from "../program/desk.svelte";
import Floor from "../screens/floor/Floor.svelte";
import Documents from "../screens/documents/Documents.svelte";
import Guide from "../screens/guide/Guide.svelte";
import Members from "../screens/members/Members.svelte";
import Room from "../screens/room/Room.svelte";
import Rules from "../screens/rules/Rules.svelte";
import Seasons from "../screens/seasons/Seasons.svelte";
import Settings from "../screens/settings/Settings.svelte";
import Setup from "../screens/setup/Setup.svelte";
import Tournament from "../screens/tournament/Tournament.svelte";
import Tournaments from "../screens/tournaments/Tournaments.svelte";

export interface Place {
  screen: Screen;
  page: Component<Record<string, never>>;
  rail: boolean;
}

export const places: Place[] = [
  { screen: "tournaments", page: Tournaments, rail: true },
  { screen: "floor", page: Floor, rail: true },
  { screen: "members", page: Members, rail: true },
  { screen: "seasons", page: Seasons, rail: true },
  { screen: "documents", page: Documents, rail: true },
  { screen: "rules", page: Rules, rail: true },
  { screen: "room", page: Room, rail: true },
  { screen: "settings", page: Settings, rail: true },
  { screen: "guide", page: Guide, rail: false },
  { screen: "new", page: Setup, rail: false },
  { screen: "tournament", page: Tournament, rail: false },
];
