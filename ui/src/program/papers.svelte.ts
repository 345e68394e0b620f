// Which document is looked at, and of what. Any screen may ask for one.
import {
  documents as abouts,
  type DocumentKind,
  type DocumentOptions,
  type DocumentSubject,
  type DraftStructure,
  type RequestedPaper,
} from "./bindings";
import { desk, type Screen, type Tab } from "./desk.svelte";

export type About = DocumentSubject;

export function aboutOf(kind: DocumentKind): About {
  return abouts[kind][0];
}

export function kindsOf(subject: About): DocumentKind[] {
  return (Object.keys(abouts) as DocumentKind[]).filter((kind) => abouts[kind].includes(subject));
}

/** What a document is to be about, where it is not the tournament at hand. */
export interface Of {
  season?: number;
  /** One player of the tournament only. */
  entry?: number;
  /** The club itself, also where there is a tournament at hand. */
  club?: boolean;
  /** The club's rules by this ruleset, by its key. */
  ruleset?: string;
}

export const papers = $state<{
  about: About;
  kind: DocumentKind;
  /** All the paper of the tournament's evening is looked at, and not the kind. */
  tonight: boolean;
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
  /** The club's rules: the key of the ruleset; null: the one it plays by. */
  ruleset: string | null;
  /** A structure that is being designed, in place of a tournament's. */
  draft: DraftStructure | null;
  /** The place from which somebody came here to print. */
  from: { screen: Screen; tab: Tab } | null;
}>({
  about: "tournament",
  kind: "structure",
  tonight: false,
  tournament: null,
  season: null,
  member: null,
  contacts: false,
  births: false,
  tenAPage: false,
  entry: null,
  allMoves: false,
  ruleset: null,
  draft: null,
  from: null,
});

/** Can be printed for one player alone. */
export function forOnePlayer(kind: DocumentKind): boolean {
  return ["seat_cards", "move_slips", "receipts"].includes(kind);
}

/** Can be printed by any ruleset of the club. */
export function byAnyRuleset(): boolean {
  return papers.kind === "rules" && papers.about === "club" && !papers.tonight;
}

/** The number of what the document is about; null: the club, or nothing is chosen yet. */
export function subjectOf(about: About): number | null {
  if (about === "tournament") return papers.tournament;
  if (about === "season") return papers.season;
  return about === "member" ? (papers.member?.id ?? null) : null;
}

/** What is asked for, about that subject; of an evening, these kinds. */
export function requested(subject: number | null, kinds: DocumentKind[]): RequestedPaper {
  if (papers.draft) return { type: "draft", ...papers.draft };
  if (papers.tonight && subject !== null) return { type: "evening", tournament: subject, kinds };
  if (byAnyRuleset() && papers.ruleset !== null) return { type: "booklet", ruleset: papers.ruleset };
  return { type: "document", kind: papers.kind, subject };
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

/** Shows a document of the tournament at hand, or of what is said, or the paper of the evening. */
export function showPaper(kind: DocumentKind | "tonight", of: Of = {}): void {
  papers.tonight = kind === "tonight";
  papers.entry = of.entry ?? null;
  papers.ruleset = of.ruleset ?? null;
  papers.draft = null;
  if (kind === "tonight") papers.about = "tournament";
  else {
    papers.kind = kind;
    const tournament = abouts[kind].includes("tournament") && desk.id !== null && !of.club;
    papers.about = tournament ? "tournament" : aboutOf(kind);
  }
  if (papers.about === "tournament") papers.tournament = desk.id;
  if (of.season !== undefined) papers.season = of.season;
  papers.from = { screen: desk.screen, tab: desk.tab };
  desk.screen = "documents";
}

/** Shows the sheet of a structure that is being designed. */
export function showDraft(draft: DraftStructure): void {
  papers.kind = "structure";
  papers.about = "tournament";
  papers.tonight = false;
  papers.draft = draft;
  papers.from = { screen: desk.screen, tab: desk.tab };
  desk.screen = "documents";
}

/** Shows a member's card, or his season. */
export function showMember(kind: DocumentKind, id: number, name: string): void {
  papers.kind = kind;
  papers.tonight = false;
  papers.draft = null;
  papers.about = "member";
  papers.member = { id, name };
  papers.from = { screen: desk.screen, tab: desk.tab };
  desk.screen = "documents";
}

/** Back to where the document was asked for. */
export function goBack(): void {
  if (!papers.from) return;
  desk.tab = papers.from.tab;
  desk.screen = papers.from.screen;
  papers.from = null;
}
