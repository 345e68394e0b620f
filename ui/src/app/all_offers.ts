// Everything that can be done from the desk as it stands: places, tabs, actions, players.
import { dated, language, localDay, number, say, t } from "$shared/i18n/index.svelte";
import { commands, type DeskTournament, type Scene } from "$shared/program/bindings";
import { attempt } from "$shared/program/attempt";
import { act, desk, name as playerName, nameOf, openTournament, show, turn, type Tab } from "../desk/desk.svelte";
import { openClosing, openSignUps, dialogs } from "../screens/tournament/dialogs.svelte";
import { memberList } from "../screens/members/member_list.svelte";
import { kindsOf, showPaper } from "../desk/papers.svelte";
import { newMember } from "../screens/members/draft";
import { exportList, importList } from "../screens/members/lists";
import { hall, hold } from "../screens/room/room.svelte";
import { openAnother, openSample, quit } from "../screens/start/another";
import { verb, words } from "../screens/tournament/play/advice";
import { enter, importFiles, past } from "../screens/past/past.svelte";
import { tabsOf } from "../screens/tournament/tabs";
import { choose, themes } from "$shared/theme.svelte";
import type { Offer } from "./offers";
import { mute } from "./sound";
import { places } from "./places";

function going(): Offer[] {
  const hint = t("palette-place");
  const main = places
    .filter((place) => place.icon)
    .map(({ screen }) => ({
      id: `go-${screen}`,
      name: say(`desk-${screen}`),
      hint,
      page: true as const,
      go: () => (desk.screen = screen),
    }));
  const guide = {
    id: "go-guide",
    name: t("guide-title"),
    hint,
    keys: "F1",
    page: true as const,
    go: () => (desk.screen = "guide"),
  };
  const fresh = {
    id: "go-new",
    name: t("tournaments-new"),
    hint,
    page: true as const,
    go: () => (desk.screen = "new"),
  };
  return [...main, guide, fresh];
}

function tabbing(): Offer[] {
  return tabsOf(desk.tournament?.view).map(({ tab }, index) => ({
    id: `tab-${tab}`,
    name: t(`tab-${tab}`),
    hint: t("palette-tab"),
    keys: `Alt+${index + 1}`,
    page: true,
    go: () => {
      desk.screen = "tournament";
      desk.tab = tab;
    },
  }));
}

/** The evenings that are played, by their names, and the pages most asked for of those that are not at hand. */
function evenings(): Offer[] {
  const own = desk.tournament;
  const others = desk.clocks.filter(({ id }) => id !== own?.id);
  const at = (tab: Tab, { id, name }: { id: number; name: string }): Offer => ({
    id: `evening-${id}-${tab}`,
    name: t(`tab-${tab}`),
    hint: name,
    page: true,
    go: async () => {
      await openTournament(id);
      desk.tab = tab;
    },
  });
  const hint = t("palette-evening");
  const named = others.map(({ id, name }): Offer => ({
    id: `evening-${id}`,
    name,
    hint,
    page: true,
    go: () => openTournament(id),
  }));
  if (own)
    named.unshift({
      id: `evening-${own.id}`,
      name: own.view.setup.name,
      hint,
      page: true,
      go: () => (desk.screen = "tournament"),
    });
  return [...named, ...others.flatMap((one) => [at("tables", one), at("clock", one)])];
}

function acting({ id, view, announce, undo, redo }: DeskTournament): Offer[] {
  const hint = t("palette-action");
  const running = desk.clock?.running ?? false;
  const scenes: (Scene | null)[] = [null, ...(hall.status?.possible ?? [])];
  const offers: (Offer | false)[] = [
    undo !== null && {
      id: "undo",
      name: t("palette-undo", { what: undo }),
      hint,
      keys: "Ctrl+Z",
      go: () => turn(false),
    },
    redo !== null && {
      id: "redo",
      name: t("palette-redo", { what: redo }),
      hint,
      keys: "Ctrl+Y",
      go: () => turn(true),
    },
    view.registration_open && {
      id: "register",
      name: t("register-title"),
      hint,
      go: () => {
        desk.screen = "tournament";
        desk.tab = "entries";
      },
    },
    (view.phase === "registering" || view.phase === "drawn") && {
      id: "draw",
      name: t(view.phase === "drawn" ? "draw-again" : "draw-do"),
      hint,
      go: () => act({ type: "draw_seats" }),
    },
    (view.phase === "registering" || view.phase === "drawn") && {
      id: "sign-ups",
      name: t("sign_ups-open"),
      hint,
      go: () => openSignUps(id),
    },
    view.phase !== "finished" && {
      id: "block-seats",
      name: t("blocked-open"),
      hint,
      go: () => {
        desk.screen = "tournament";
        dialogs.blocking = true;
      },
    },
    view.phase === "drawn" && { id: "start", name: t("draw-start"), hint, go: () => act({ type: "start" }) },
    { id: "room", name: t("desk-room"), hint, go: () => attempt(() => commands.roomOpen(id)) },
    ...scenes.map((scene) => ({
      id: `scene-${scene ?? "auto"}`,
      name: t("palette-scene", { scene: t(scene === null ? "hall-scene_auto" : `scene-${scene}`) }),
      hint,
      go: () => hold(scene),
    })),
    { id: "room-close", name: t("desk-room_close"), hint, go: () => attempt(commands.roomClose) },
  ];
  if (view.phase === "playing") {
    for (const advice of view.advice) {
      const { action } = advice;
      if (!action) continue;
      // The evening ends on one page.
      const follows = action.type === "finish" ? openClosing : (): Promise<boolean> => act(action);
      offers.push({ id: advice.key, name: words(advice), hint: verb(advice), go: follows });
    }
    for (const from of view.bounties?.mystery?.waiting ?? []) {
      const name = t("palette-envelope", { player: playerName(from) });
      offers.push({ id: `envelope-${from}`, name, hint, go: () => act({ type: "draw_envelope", from }) });
    }
    offers.push(
      announce.length > 0 && {
        id: "seated",
        name: t("palette-seated"),
        hint,
        go: () => attempt(() => commands.movesSeated(id, [], true)),
      },
      {
        id: "clock",
        name: t(running ? "palette-pause" : "palette-resume"),
        hint,
        keys: t("key-space"),
        go: () => act({ type: running ? "pause_clock" : "resume_clock" }),
      },
      { id: "plus", name: t("palette-plus"), hint, go: () => act({ type: "shift_clock", by: 60_000 }) },
      { id: "minus", name: t("palette-minus"), hint, go: () => act({ type: "shift_clock", by: -60_000 }) },
      {
        id: "count-stacks",
        name: t("stacks-title"),
        hint,
        go: () => {
          desk.screen = "tournament";
          dialogs.counting = true;
        },
      },
      {
        id: "several",
        name: t("bust-several"),
        hint,
        go: () => {
          desk.screen = "tournament";
          dialogs.several = true;
        },
      },
      {
        id: "legend",
        name: t("legend-title"),
        hint,
        go: () => {
          desk.screen = "tournament";
          dialogs.legend = true;
        },
      },
      ...view.closed_tables.slice(0, 1).map((table) => ({
        id: "open-table",
        name: t("tables-open", { table }),
        hint,
        go: () => act({ type: "open_table", table }),
      })),
    );
  }
  return offers.filter((offer) => offer !== false);
}

/** Each document of the tournament, by its name. */
function printed(): Offer[] {
  return kindsOf("tournament").map((kind) => ({
    id: `print-${kind}`,
    name: t("palette-print", { document: t(`doc-${kind}`) }),
    hint: t("desk-documents"),
    words: t(`paper-words-${kind}`),
    go: () => showPaper(kind),
  }));
}

function playing({ view }: DeskTournament): Offer[] {
  return view.entries
    .filter((entry) => !entry.withdrawn)
    .map((entry) => ({
      id: `player-${entry.id}`,
      name: nameOf(entry),
      hint: entry.seat
        ? t("seat-at", { table: entry.seat.table, seat: entry.seat.seat })
        : t("palette-ticket", { ticket: number(entry.id) }),
      go: () => {
        desk.screen = "tournament";
        dialogs.player = entry.id;
      },
    }));
}

function club(): Offer[] {
  const hint = t("palette-club");
  const other = language() === "fr" ? "en" : "fr";
  return [
    { id: "clubs", name: t("clubs-title"), hint, go: () => (desk.clubs = true) },
    { id: "club-open", name: t("start-open"), hint, go: () => openAnother(() => commands.clubOpen(null)) },
    { id: "club-sample", name: t("start-sample"), hint, go: () => openAnother(openSample) },
    { id: "club-reveal", name: t("clubs-reveal"), hint, go: () => attempt(commands.clubReveal) },
    { id: "quit", name: t("leave-quit"), hint, keys: "Ctrl+Q", go: quit },
    { id: "add-member", name: t("members-add"), hint, go: () => (memberList.member = newMember()) },
    {
      id: "import",
      name: t("members-import"),
      hint,
      go: () => {
        desk.screen = "members";
        return importList();
      },
    },
    {
      id: "paste",
      name: t("members-paste"),
      hint,
      go: () => {
        desk.screen = "members";
        memberList.pasting = true;
      },
    },
    { id: "past-enter", name: t("past-enter"), hint, go: enter },
    { id: "past-import", name: t("past-import_files"), hint, go: importFiles },
    { id: "past-paste", name: t("past-paste"), hint, go: () => (past.pasting = true) },
    {
      id: "retention",
      name: t("retention-open"),
      hint,
      go: () => {
        desk.screen = "members";
        memberList.retention = true;
      },
    },
    { id: "export", name: t("palette-export"), hint, go: () => exportList("csv") },
    {
      id: "language",
      name: other === "en" ? "English" : "Français",
      hint,
      go: async () => {
        const found = await attempt(() => commands.languageSet(other));
        if (found) await show(found);
      },
    },
    ...themes.map((theme) => ({
      id: `theme-${theme}`,
      name: t("palette-theme", { theme: t(`settings-${theme}`) }),
      hint,
      go: () => choose(theme),
    })),
    {
      id: "backup",
      name: t("settings-backup"),
      hint,
      go: () => attempt(commands.backupNow),
    },
    {
      id: "mute",
      name: t(desk.club?.muted ? "sound_bar-on" : "sound_bar-off"),
      hint,
      keys: "S",
      go: mute,
    },
    { id: "sound", name: t("settings-try"), hint, go: () => attempt(() => commands.alertTry("level")) },
    { id: "help", name: t("keys-title"), hint, keys: "?", go: () => (desk.help = true) },
  ];
}

export function offered(): Offer[] {
  const tournament = desk.tournament;
  return tournament
    ? [...acting(tournament), ...tabbing(), ...evenings(), ...going(), ...printed(), ...club(), ...playing(tournament)]
    : [...evenings(), ...going(), ...club()];
}

/** The evenings that are not at hand and not being played; where newcomers are entered in those of tonight. */
export async function elsewhere(): Promise<Offer[]> {
  const [ahead, all] = await Promise.all([attempt(commands.eveningsAhead), attempt(commands.tournaments)]);
  const others = (ahead ?? []).filter(({ id, phase }) => phase !== "playing" && id !== desk.tournament?.id);
  const known = new Set([desk.tournament?.id, ...desk.clocks.map(({ id }) => id), ...others.map(({ id }) => id)]);
  const rest = (all ?? []).filter(({ id }) => !known.has(id));
  return [
    ...others.flatMap(({ id, name }): Offer[] => [
      { id: `evening-${id}`, name, hint: t("palette-ahead"), page: true, go: () => openTournament(id) },
      { id: `evening-${id}-entries`, name: t("tab-entries"), hint: name, page: true, go: () => openTournament(id) },
    ]),
    ...rest.map(({ id, name, date }): Offer => ({
      id: `evening-${id}`,
      name,
      hint: t("palette-past", { day: dated(localDay(date)) }),
      page: true,
      go: () => openTournament(id),
    })),
  ];
}

/** Members by name, number or nickname. */
export async function members(query: string): Promise<Offer[]> {
  if (!/^\s*(?:\d|\S.*\S)/.test(query)) return [];
  const list = await attempt(() => commands.membersFind(query, false));
  return (list ?? []).slice(0, 20).map((member) => ({
    id: `member-${member.id}`,
    name: `${member.first_name} ${member.last_name}`,
    hint: t("palette-member"),
    marks: [member.number, member.licence, member.nickname],
    go: () => {
      desk.screen = "members";
      memberList.seen = member.id;
    },
  }));
}
