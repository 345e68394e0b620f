// Which document is looked at, and of what. Any screen may ask for one.
import type { DocumentKind } from "./bindings";
import { desk } from "./desk.svelte";

/** What each document is about, in the order of an evening; the first is what it is shown of unasked. */
const abouts: Record<DocumentKind, [About, ...About[]]> = {
  seat_cards: ["tournament"],
  seating_by_name: ["tournament"],
  seating_by_table: ["tournament"],
  structure: ["tournament"],
  moves: ["tournament"],
  prizes: ["tournament"],
  results: ["tournament"],
  history: ["tournament"],
  penalties: ["tournament"],
  standings: ["season"],
  rules: ["club", "tournament"],
};
export type About = "tournament" | "season" | "club";

export function aboutOf(kind: DocumentKind): About {
  return abouts[kind][0];
}

export function kindsOf(subject: About): DocumentKind[] {
  return (Object.keys(abouts) as DocumentKind[]).filter((kind) => abouts[kind].includes(subject));
}

export const papers = $state<{ about: About; kind: DocumentKind; tournament: number | null; season: number | null }>({
  about: "tournament",
  kind: "structure",
  tournament: null,
  season: null,
});

/** Shows a document of the tournament at hand, or of a season. */
export function showPaper(kind: DocumentKind, season: number | null = null): void {
  papers.kind = kind;
  papers.about = abouts[kind].includes("tournament") && desk.id !== null ? "tournament" : aboutOf(kind);
  if (papers.about === "tournament") papers.tournament = desk.id;
  if (season !== null) papers.season = season;
  desk.screen = "documents";
}
