// Past evenings: entered by hand, read from files or from what was pasted, corrected.
import { t } from "$shared/i18n/index.svelte";
import { toast } from "$shared/parts/toasts.svelte";
import {
  commands,
  type PastChoices,
  type PastEvening,
  type PastImport,
  type PastPreview,
  type RecordedPlayer,
  type ResultsReading,
} from "$shared/program/bindings";
import { attempt } from "$shared/program/attempt";
import { ofClub } from "../../desk/desk.svelte";

/** Content of files, and the choices for entering it. */
export interface Importing {
  preview: PastPreview;
  /** Source in a few words: names of files; `null` if it was pasted. */
  files: string[] | null;
  read: (reading: ResultsReading) => Promise<Importing>;
  take: (choices: PastChoices) => Promise<PastImport>;
}

/** A form that is open: of a new evening (null), or of one that is corrected. */
export interface Editing {
  id: number | null;
  evening: PastEvening;
}

export const past = $state<{
  editing: Editing | null;
  importing: Importing | null;
  pasting: boolean;
  /** Text that was pasted last: it stays until it is entered. */
  text: string;
}>({ editing: null, importing: null, pasting: false, text: "" });
ofClub(past);

const base = (path: string): string => path.split(/[\\/]/).at(-1) ?? path;

function ofFiles(paths: string[], preview: PastPreview, reading: ResultsReading | null): Importing {
  return {
    preview,
    files: paths.map(base),
    read: async (wanted) => {
      const found = await commands.pastPreview(paths, wanted);
      return found ? ofFiles(found[0], found[1], wanted) : ofFiles(paths, preview, reading);
    },
    take: (choices) => commands.pastImport(paths, reading, choices),
  };
}

function ofText(text: string, preview: PastPreview, reading: ResultsReading | null): Importing {
  return {
    preview,
    files: null,
    read: async (wanted) => ofText(text, await commands.pastPreviewText(text, wanted), wanted),
    take: async (choices) => {
      const done = await commands.pastImportText(text, reading, choices);
      past.text = "";
      return done;
    },
  };
}

export async function importFiles(): Promise<void> {
  const chosen = await attempt(() => commands.pastPreview(null, null));
  if (chosen) past.importing = ofFiles(chosen[0], chosen[1], null);
}

/** False where nobody is named in it. */
export async function previewPasted(text: string): Promise<boolean> {
  past.text = text;
  const preview = await commands.pastPreviewText(text, null);
  if (preview.evenings.length === 0) return false;
  past.importing = ofText(text, preview, null);
  return true;
}

/** The form of a new evening. */
export function enter(): void {
  past.editing = {
    id: null,
    evening: {
      name: "",
      date: "",
      season: null,
      currency: "EUR",
      buy_in: 0,
      players: 0,
      template: null,
      results: [],
    },
  };
}

export async function correct(id: number): Promise<void> {
  const evening = await attempt(() => commands.pastEvening(id));
  if (evening) past.editing = { id, evening };
}

export async function erase(ids: number[]): Promise<boolean> {
  const done = await attempt(async () => {
    await commands.pastDelete(ids);
    return true;
  });
  if (done) toast(t("past-deleted", { count: ids.length }), "good", null);
  return done === true;
}

/** Whoever comes next has the place behind all others. */
export function added(players: RecordedPlayer[], member: number): RecordedPlayer[] {
  const place = Math.max(0, ...players.map((player) => player.place)) + 1;
  const behind = Math.max(place, players.length + 1);
  return [
    ...players,
    {
      member,
      place: behind,
      prize: 0,
      in_kind: [],
      points: null,
      rebuys: 0,
      addons: 0,
      hits: null,
      out_by: [],
      spent: null,
    },
  ];
}

/** Those behind who goes move up. */
export function without(players: RecordedPlayer[], member: number): RecordedPlayer[] {
  const gone = players.find((player) => player.member === member);
  if (!gone) return players;
  return players
    .filter((player) => player !== gone)
    .map((player) => (player.place > gone.place ? { ...player, place: player.place - 1 } : player));
}

/** Changes places with whoever is right ahead; both have their own things and points, which stay with the place. */
export function ahead(players: RecordedPlayer[], at: number): RecordedPlayer[] {
  const [before, here] = [players[at - 1], players[at]];
  if (!before || !here) return players;
  const up: RecordedPlayer = { ...here, place: before.place, prize: before.prize, in_kind: before.in_kind };
  const down: RecordedPlayer = { ...before, place: here.place, prize: here.prize, in_kind: here.in_kind };
  up.points = before.points;
  down.points = here.points;
  return players.map((player, index) => (index === at - 1 ? up : index === at ? down : player));
}
