// Which document is looked at, and of what. Any screen may ask for one.
import { documents as abouts, type DocumentKind, type DocumentSubject } from "./bindings";
import { desk } from "./desk.svelte";

export type About = DocumentSubject;

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
