// The set-up being written: it stays while the person looks elsewhere, until it is made or given up.
import { t } from "$shared/i18n/index.svelte";
import { writeHour as time } from "$shared/i18n/times";
import { sure } from "$shared/parts/confirm.svelte";
import { commands, type ExpectedPlayers, type SetupDraft, type SetupReport } from "$shared/program/bindings";
import { attempt } from "$shared/program/attempt";
import { desk, ofClub } from "../../desk/desk.svelte";

export const sections = ["general", "room", "chips", "levels", "formula", "prizes", "points", "rules"] as const;
export type Section = (typeof sections)[number];

interface Work {
  /** The tournament to change; `null` means a new one. */
  tournament: number | null;
  draft: SetupDraft;
  season: number | null;
  /** As it was when it was begun, to know whether something would be lost. */
  begun: string;
}

export const work = $state<{
  open: Work | null;
  section: Section;
  report: SetupReport | null;
}>({ open: null, section: "general", report: null });
ofClub(work);

const today = (): string => new Date().toLocaleDateString("sv");

/** Opens the form; where nobody said who is expected, that is who came to the club's latest evenings. */
export function begin(tournament: number | null, draft: SetupDraft, season: number | null): void {
  work.open = { tournament, draft, season, begun: JSON.stringify([draft, season]) };
  work.section = "general";
  work.report = null;
  if (!draft.expected) void expectAsUsual(work.open);
}

async function expectAsUsual(open: Work): Promise<void> {
  const usual = await attempt(commands.fieldUsual);
  if (!usual || open.draft.expected) return;
  open.draft.expected = usual;
  const [begun, season] = JSON.parse(open.begun) as [SetupDraft, number | null];
  open.begun = JSON.stringify([{ ...begun, expected: usual }, season]);
}

/** Players who are expected. */
export function expected(draft: SetupDraft): ExpectedPlayers {
  return draft.expected ?? { players: 40, rebuys: 0, addons: 0 };
}

export function expect(draft: SetupDraft, change: Partial<ExpectedPlayers>): void {
  draft.expected = { ...expected(draft), ...change };
}

export function changed(): boolean {
  return work.open !== null && JSON.stringify([work.open.draft, work.open.season]) !== work.open.begun;
}

/** Gives up what is open, after a question where something would be lost. */
export async function giveUp(): Promise<boolean> {
  const question = { title: t("prep-discard"), words: t("prep-discard_words"), go: t("prep-discard_go") };
  if (changed() && !(await sure(question))) return false;
  work.open = null;
  return true;
}

/** Opens the form for a new tournament that begins like this. */
export async function prepare(draft: SetupDraft, season: number | null): Promise<void> {
  if (!(await giveUp())) return;
  begin(null, { ...draft, date: today() }, season);
  desk.screen = "new";
}

export async function amend(id: number): Promise<void> {
  if (work.open?.tournament !== id) {
    if (!(await giveUp())) return;
    const found = await attempt(() => commands.desk(id));
    if (!found) return;
    begin(id, found.view.setup, found.season);
  }
  desk.screen = "new";
}

export async function duplicate(id: number): Promise<void> {
  const plan = await attempt(() => commands.tournamentPlan(id));
  const found = await attempt(() => commands.desk(id));
  if (plan && found) await prepare(plan, found.season);
}

/** Fault of a field, by its path in the draft. */
export function wrong(field: string): string | undefined {
  return work.report?.errors.find((error) => error.field === field)?.message;
}

const homes: [Section, string[]][] = [
  ["room", ["tables", "seats_per_table", "final_table_seats", "venue"]],
  ["chips", ["chip_set"]],
  ["levels", ["steps"]],
  ["formula", ["format", "money", "late_last_level", "late_until_minute"]],
  ["prizes", ["prizes"]],
  ["points", ["points"]],
  ["rules", ["end", "rounds", "teams", "ruleset"]],
];

/** The section in which a field stands. */
export function home(field: string): Section {
  const root = field.split(".")[0] ?? "";
  return homes.find(([, fields]) => fields.includes(root))?.[0] ?? "general";
}

/** Asks the program what follows from the draft for those who are expected. */
export async function check(): Promise<SetupReport | null> {
  const open = work.open;
  if (!open) return null;
  const draft = $state.snapshot(open.draft);
  const report = await attempt(() => commands.setupCheck(draft, open.tournament));
  return report ?? null;
}

/** The hour at which an evening ends that begins then and lasts so long; a dash where nothing makes it end. */
export function endTime(start: number, lasts: number): string {
  return lasts > 86_400_000 ? "–" : time(start + Math.floor(lasts / 60_000));
}

/** The same with how certain it is: “vers 00:40, ± 35 min”, or “00:40 environ” where that is not known. */
export function endWords(start: number, end: { ends_after: number; margin: number | null }): string {
  const time = endTime(start, end.ends_after);
  if (end.ends_after > 86_400_000) return time;
  return end.margin === null
    ? t("prep-ends_about", { time })
    : t("prep-ends_within", { time, minutes: Math.round(end.margin / 60_000) });
}

export { time };
