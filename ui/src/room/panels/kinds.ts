// The component of each kind of panel. To add one: a variant of `PanelKind`, a line here, its name
// `panel-…` in the catalogues.
import type { Component } from "svelte";
import type { PanelKind, RoomTournament, RoomView } from "$shared/program/bindings";
import Average from "./Average.svelte";
import Blinds from "./Blinds.svelte";
import Bounties from "./Bounties.svelte";
import Break from "./Break.svelte";
import Chips from "./Chips.svelte";
import Clock from "./Clock.svelte";
import Eliminations from "./Eliminations.svelte";
import Entry from "./Entry.svelte";
import Hour from "./Hour.svelte";
import Leaders from "./Leaders.svelte";
import Legend from "./Legend.svelte";
import Logo from "./Logo.svelte";
import Message from "./Message.svelte";
import Next from "./Next.svelte";
import Players from "./Players.svelte";
import Prizes from "./Prizes.svelte";
import Qr from "./Qr.svelte";
import Season from "./Season.svelte";
import Slides from "./Slides.svelte";
import Title from "./Title.svelte";
import Track from "./Track.svelte";

export interface PanelProps {
  view: RoomView;
  tournament: RoomTournament;
  /** Number of the screen’s twelve rows that it takes; undefined if more than enough. */
  rows?: number;
  /** Number of the screen’s sixteen columns; undefined if more than enough. */
  columns?: number;
}

/** Number of a list's lines that are readable from the back of the room in this many rows. */
export function mostLines(rows: number): number {
  return Math.max(2, Math.min(10, rows * 2 - 2));
}

/** In fewer columns a whole name would be small. */
const NARROW = 6;

/** A name as it is readable in this many columns. */
export const nameIn = (columns: number, { name, brief }: { name: string; brief: string }): string =>
  columns < NARROW ? brief : name;

/** Whether the club's layout has this panel and shows it: beside other tournaments only few are shown. */
export const stands = (view: RoomView, kind: PanelKind): boolean =>
  view.tournaments.length === 1 && view.layout.panels.some((panel) => panel.kind === kind);

export const kinds: Record<PanelKind, Component<PanelProps>> = {
  title: Title,
  clock: Clock,
  blinds: Blinds,
  next: Next,
  break: Break,
  players: Players,
  average: Average,
  chips: Chips,
  prizes: Prizes,
  logo: Logo,
  message: Message,
  qr: Qr,
  season: Season,
  eliminations: Eliminations,
  hour: Hour,
  legend: Legend,
  track: Track,
  entry: Entry,
  leaders: Leaders,
  bounties: Bounties,
  slides: Slides,
};
