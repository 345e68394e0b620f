// Which document is looked at, and of what. Any screen may ask for one.
import { documents as abouts, type DocumentKind, type DocumentOptions, type DocumentSubject } from "./bindings";
import { desk } from "./desk.svelte";

export type About = DocumentSubject;

export function aboutOf(kind: DocumentKind): About {
  return abouts[kind][0];
}

export function kindsOf(subject: About): DocumentKind[] {
  return (Object.keys(abouts) as DocumentKind[]).filter((kind) => abouts[kind].includes(subject));
}

export const papers = $state<{
  about: About;
  kind: DocumentKind;
  tournament: number | null;
  season: number | null;
  /** Whose card or season it is. */
  member: { id: number; name: string } | null;
  /** E-mail addresses and telephones stand on the list of members. */
  contacts: boolean;
  /** Birth dates stand on it. */
  births: boolean;
  /** Seat cards: ten a page. */
  tenAPage: boolean;
  /** What can be printed for one player: for whom. */
  entry: number | null;
  /** Move slips: of the whole evening. */
  allMoves: boolean;
}>({
  about: "tournament",
  kind: "structure",
  tournament: null,
  season: null,
  member: null,
  contacts: false,
  births: false,
  tenAPage: false,
  entry: null,
  allMoves: false,
});

/** Can be printed for one player alone. */
export function forOnePlayer(kind: DocumentKind): boolean {
  return ["seat_cards", "move_slips", "receipts"].includes(kind);
}

/** The number of what the document is about; null: the club, or nothing is chosen yet. */
export function subjectOf(about: About): number | null {
  if (about === "tournament") return papers.tournament;
  if (about === "season") return papers.season;
  return about === "member" ? (papers.member?.id ?? null) : null;
}

/** What only some documents ask for. */
export function besides(): Omit<DocumentOptions, "language" | "paper" | "colour"> {
  const list = papers.kind === "members";
  return {
    season: papers.kind === "member_year" ? papers.season : null,
    contacts: list && papers.contacts,
    births: list && papers.births,
    ten_a_page: papers.kind === "seat_cards" && papers.tenAPage,
    entry: forOnePlayer(papers.kind) ? papers.entry : null,
    all_moves: papers.kind === "move_slips" && papers.allMoves,
  };
}

/** Shows a document of the tournament at hand, of one of its players, or of a season. */
export function showPaper(kind: DocumentKind, season: number | null = null, entry: number | null = null): void {
  papers.kind = kind;
  papers.entry = entry;
  papers.about = abouts[kind].includes("tournament") && desk.id !== null ? "tournament" : aboutOf(kind);
  if (papers.about === "tournament") papers.tournament = desk.id;
  if (season !== null) papers.season = season;
  desk.screen = "documents";
}

/** Shows a member's card, or his season. */
export function showMember(kind: DocumentKind, id: number, name: string): void {
  papers.kind = kind;
  papers.about = "member";
  papers.member = { id, name };
  desk.screen = "documents";
}
