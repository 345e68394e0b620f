// The tabs of a tournament, in order. A new one: its name in `Tab`, a line here, its sentence
// `tab-…` in the catalogues.
import type { Component } from "svelte";
import type { TournamentView } from "$shared/program/bindings";
import type { Tab } from "../../desk/desk.svelte";
import AddOns from "./add_on/AddOns.svelte";
import Clock from "./clock/Clock.svelte";
import Entries from "./entries/Entries.svelte";
import History from "./results/History.svelte";
import Prizes from "./prizes/Prizes.svelte";
import Results from "./results/Results.svelte";

interface TournamentTab {
  tab: Tab;
  /** The tables have none: `Tournament.svelte` keeps them while they are played at. */
  page?: Component<{ view: TournamentView }>;
}

const tabs: TournamentTab[] = [
  { tab: "entries", page: Entries },
  { tab: "tables" },
  { tab: "add_on", page: AddOns },
  { tab: "clock", page: Clock },
  { tab: "prizes", page: Prizes },
  { tab: "history", page: History },
];
/** Pages of an evening that was entered afterwards: only results and history are known of it. */
const recorded: TournamentTab[] = [
  { tab: "results", page: Results },
  { tab: "history", page: History },
];

/** Add-ons have a page while they are sold. */
export const tabsOf = (view: TournamentView | undefined): TournamentTab[] =>
  view?.recorded ? recorded : tabs.filter(({ tab }) => tab !== "add_on" || view?.add_on_sale != null);
