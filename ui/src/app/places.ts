// The places of the desk, in the rail's order. A new one: its name in `Screen`, a line here, its
// sentence `desk-…` in the catalogues.
import Chart from "@lucide/svelte/icons/chart-no-axes-column";
import FileText from "@lucide/svelte/icons/file-text";
import Gavel from "@lucide/svelte/icons/gavel";
import Monitor from "@lucide/svelte/icons/monitor";
import ScrollText from "@lucide/svelte/icons/scroll-text";
import Settings from "@lucide/svelte/icons/settings";
import Smartphone from "@lucide/svelte/icons/smartphone";
import Trophy from "@lucide/svelte/icons/trophy";
import Users from "@lucide/svelte/icons/users";
import type { Component } from "svelte";
import type { Screen } from "../desk/desk.svelte";
import Tournaments from "../screens/tournaments/Tournaments.svelte";

type Page = Component<Record<string, never>>;

export interface Place {
  screen: Screen;
  /** Loads the page. Only the first screen is part of what the window loads at start. */
  page: () => Promise<{ default: Page }>;
  /** In the rail; `null` if reached from another place. */
  icon: typeof Trophy | null;
}

export const places: Place[] = [
  { screen: "tournaments", page: () => Promise.resolve({ default: Tournaments }), icon: Trophy },
  { screen: "floor", page: () => import("../screens/floor/Floor.svelte"), icon: Gavel },
  { screen: "members", page: () => import("../screens/members/Members.svelte"), icon: Users },
  { screen: "seasons", page: () => import("../screens/seasons/Seasons.svelte"), icon: Chart },
  { screen: "documents", page: () => import("../screens/documents/Documents.svelte"), icon: FileText },
  { screen: "rules", page: () => import("../screens/rules/Rules.svelte"), icon: ScrollText },
  { screen: "room", page: () => import("../screens/room/Room.svelte"), icon: Monitor },
  { screen: "devices", page: () => import("../screens/devices/Devices.svelte"), icon: Smartphone },
  { screen: "settings", page: () => import("../screens/settings/Settings.svelte"), icon: Settings },
  { screen: "guide", page: () => import("../screens/guide/Guide.svelte"), icon: null },
  { screen: "statistics", page: () => import("../screens/statistics/Statistics.svelte"), icon: null },
  { screen: "new", page: () => import("../screens/setup/Setup.svelte"), icon: null },
  { screen: "tournament", page: () => import("../screens/tournament/Tournament.svelte"), icon: null },
];

/** Loads the other pages once the first one is shown, so that opening one later never waits. */
export async function preload(): Promise<void> {
  for (const place of places) {
    await new Promise((idle) => setTimeout(idle, 100));
    await place.page();
  }
}
