// The steps of the guide, in order: their sentences are `guide-…` in the catalogues, as many as
// `lines` says; `go` leads to the screen of which a step speaks.
import type { Screen, Tab } from "../../program/desk.svelte";

export interface GuideStep {
  id: string;
  lines: number;
  go?: { screen: Screen; tab?: Tab };
}

export const steps: GuideStep[] = [
  { id: "club", lines: 3, go: { screen: "members" } },
  { id: "setup", lines: 5, go: { screen: "tournaments" } },
  { id: "register", lines: 3, go: { screen: "tournament", tab: "entries" } },
  { id: "draw", lines: 2, go: { screen: "tournament", tab: "entries" } },
  { id: "clock", lines: 6, go: { screen: "tournament", tab: "clock" } },
  { id: "room", lines: 4, go: { screen: "room" } },
  { id: "play", lines: 3, go: { screen: "tournament", tab: "tables" } },
  { id: "tables", lines: 2, go: { screen: "tournament", tab: "tables" } },
  { id: "floor", lines: 2, go: { screen: "floor" } },
  { id: "power", lines: 2, go: { screen: "settings" } },
  { id: "prizes", lines: 3, go: { screen: "tournament", tab: "prizes" } },
  { id: "paper", lines: 2, go: { screen: "documents" } },
  { id: "keys", lines: 1 },
];
