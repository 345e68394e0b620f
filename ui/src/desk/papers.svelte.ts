// Which document is looked at, and of what. Any screen may ask for one.
import { t } from "$shared/i18n/index.svelte";
import { hasWords } from "$shared/program/fold";
import {
  documents,
  type About,
  type DocumentKind,
  type DocumentOption,
  type DocumentOptions,
  type DocumentSubject,
  type DraftStructure,
  type RequestedPaper,
  type SeatPaper,
} from "$shared/program/bindings";
import { desk, ofClub, type Screen, type Tab } from "./desk.svelte";

export function subjectOf(kind: DocumentKind): DocumentSubject {
  return documents[kind].about[0];
}

export function kindsOf(subject: DocumentSubject): DocumentKind[] {
  return (Object.keys(documents) as DocumentKind[]).filter((kind) => documents[kind].about.includes(subject));
}

/** Documents that an evening usually needs, in its order. */
export function usualKinds(): DocumentKind[] {
  return kindsOf("tournament").filter((kind) => documents[kind].usual);
}

/** Documents in whose name or further words each word of the query stands: first those named so. */
export function kindsFound(query: string): DocumentKind[] {
  // A plural finds the singular too.
  const wanted = query.trim().replace(/(?<=\p{L}{3})[sx](?!\S)/gu, "");
  const named = (kind: DocumentKind): boolean => hasWords(t(`doc-${kind}`), wanted);
  const found = (Object.keys(documents) as DocumentKind[]).filter((kind) =>
    hasWords(`${t(`doc-${kind}`)} ${t(`paper-words-${kind}`)}`, wanted),
  );
  return [...found.filter(named), ...found.filter((kind) => !named(kind))];
}

/** Whether the document that is shown takes this option. */
export function takes(option: DocumentOption): boolean {
  return !papers.tonight && documents[papers.kind].options.includes(option);
}

/** Subject of a document, if it is not the tournament at hand. */
export interface Of {
  season?: number;
  /** A championship of the season, in the place of its own standings. */
  championship?: number;
  /** One player of the tournament only. */
  entry?: number;
  /** Number of a single table. */
  table?: number;
  /** Only players who came after the draw. */
  late?: boolean;
  /** The club itself, also where there is a tournament at hand. */
  club?: boolean;
  /** The club's rules by this ruleset, by its key. */
  ruleset?: string;
}

/** Recipients of something that is printed: everybody, one player, one table, or those who came after the draw. */
export interface Whom {
  entry: number | null;
  table: number | null;
  late: boolean;
}
export const ALL: Whom = { entry: null, table: null, late: false };

export const papers = $state<{
  about: DocumentSubject;
  kind: DocumentKind;
  /** All the paper of the tournament's evening is looked at, and not the kind. */
  tonight: boolean;
  tournament: number | null;
  /** The tournament at hand when the documents were last looked at: they follow it. */
  followed: number | null;
  season: number | null;
  /** Member of the card or season. */
  member: { id: number; name: string } | null;
  /** E-mail addresses and telephones stand on the list of members. */
  contacts: boolean;
  /** Birth dates stand on it. */
  births: boolean;
  /** Seat cards: ten a page. */
  tenAPage: boolean;
  /** The players for whom it is printed, where it can be printed for some only. */
  whom: Whom;
  /** Move slips: of the whole evening. */
  allMoves: boolean;
  wifi: boolean;
  /** The rules: a booklet to fold. */
  folded: boolean;
  /** Standings: those of this championship of the season. */
  championship: number | null;
  /** The club's rules: the key of the ruleset; `null` if the one it plays by. */
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
  followed: null,
  season: null,
  member: null,
  contacts: false,
  births: false,
  tenAPage: false,
  whom: ALL,
  allMoves: false,
  wifi: false,
  folded: false,
  championship: null,
  ruleset: null,
  draft: null,
  from: null,
});
ofClub(papers);

/** Can be printed by any ruleset of the club. */
export function byAnyRuleset(): boolean {
  return papers.about === "club" && takes("ruleset");
}

/** Subject of the document; `null` if nothing is chosen yet. */
function aboutNow(): About | null {
  const { about, tournament, season, member } = papers;
  if (about === "club") return { type: "club" };
  const id = { tournament, season, member: member?.id ?? null }[about];
  return id === null ? null : { type: about, id };
}

/** Request for a document; of an evening, these kinds. `null` if not everything is chosen yet. */
export function requested(kinds: DocumentKind[]): RequestedPaper | null {
  if (papers.draft) return { type: "draft", ...papers.draft };
  const about = aboutNow();
  if (about === null) return null;
  if (papers.tonight) {
    return about.type === "tournament" && kinds.length > 0 ? { type: "evening", tournament: about.id, kinds } : null;
  }
  if (byAnyRuleset() && papers.ruleset !== null) return { type: "booklet", ruleset: papers.ruleset };
  return { type: "document", kind: papers.kind, about };
}

/** Recipients of the document that is shown: one that does not ask is everybody's. */
export function whom(): Whom {
  const { entry, table, late } = papers.whom;
  return {
    entry: takes("entry") ? entry : null,
    table: takes("table") ? table : null,
    late: takes("late") && late,
  };
}

/** Options that only some documents have. */
export function besides(): Omit<DocumentOptions, "language" | "paper" | "colour"> {
  return {
    season: takes("season") ? papers.season : null,
    contacts: takes("contacts") && papers.contacts,
    births: takes("births") && papers.births,
    ten_a_page: takes("ten_a_page") && papers.tenAPage,
    ...whom(),
    wifi: takes("wifi") && papers.wifi,
    all_moves: takes("all_moves") && papers.allMoves,
    folded: takes("folded") && papers.folded,
    championship: takes("championship") ? papers.championship : null,
  };
}

/** Shows a document of the tournament at hand, or of what is said, or the paper of the evening. */
export function showPaper(kind: DocumentKind | "tonight", of: Of = {}): void {
  papers.tonight = kind === "tonight";
  papers.whom = { entry: of.entry ?? null, table: of.table ?? null, late: of.late ?? false };
  papers.ruleset = of.ruleset ?? null;
  papers.draft = null;
  if (kind === "tonight") papers.about = "tournament";
  else {
    papers.kind = kind;
    const tournament = documents[kind].about.includes("tournament") && desk.id !== null && !of.club;
    papers.about = tournament ? "tournament" : subjectOf(kind);
  }
  if (papers.about === "tournament") papers.tournament = papers.followed = desk.id;
  if (of.season !== undefined) {
    papers.season = of.season;
    papers.championship = of.championship ?? null;
  }
  papers.from = { screen: desk.screen, tab: desk.tab };
  desk.screen = "documents";
}

/** Shows a paper with seats that was printed before. */
export function showAgain({ tournament, kind, entry, table, late }: SeatPaper): void {
  showPaper(kind);
  papers.about = "tournament";
  papers.tournament = tournament;
  papers.whom = { entry, table, late };
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
