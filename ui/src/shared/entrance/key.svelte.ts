// This device's own key: got from a code, let in by the desk, kept in this browser alone.
import type { SheetRequest, PairingState, DeviceRole, LedClub, TableSheet } from "../program/bindings";
import { t } from "../i18n/index.svelte";
import { browserName, newId } from "../program/browser";
import { line, type Follower } from "../program/http.svelte";
import { NoAccess, PATIENCE, post, Refusal, NoAnswer, type UnsignedAnswer } from "../program/post";
import { hearTime, programTime } from "../clock/time.svelte";
import { agreement, claimOf, keyOf, sign, typedCode } from "./signing";

interface Kept {
  device: string;
  key: string;
  session: string;
  name: string;
  role: DeviceRole;
  /** The club that let it in; absent: not heard yet. */
  club?: string;
}

const KEPT = "tapis-device";
const COUNT = "tapis-count";

export const device = $state<{
  /**
   * unknown: it has no key. spent: its code is worth nothing. sheet: it has scanned a table sheet. waiting: the desk has not let it in yet. in: it has.
   * refused: it was not, or no more. elsewhere: another club's computer answers.
   */
  state: "unknown" | "sheet" | "claiming" | "waiting" | "in" | "refused" | "spent" | "elsewhere";
  name: string;
  role: DeviceRole | null;
  /** The table whose sheet was scanned, or its code typed. */
  sheet: TableSheet | null;
  /** Reason why the desk could not be asked, or the code is worth nothing, in words. */
  wrong: string | null;
  /** The other club whose computer answers; empty if there is none. */
  club: string;
  /** Presses that have waited for their answer for a moment. */
  sending: number;
}>({ state: "unknown", name: "", role: null, sheet: null, wrong: null, club: "", sending: 0 });

/** Role of a tablet; `null` if this device is none. */
export function tabletRole(): "floor" | "door" | null {
  const type = device.role?.type;
  return type === "floor" || type === "door" ? type : null;
}

let kept: Kept | null = null;
let count = 0;

function recall(): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

function keep(own: Kept | null): void {
  kept = own;
  if (own) localStorage.setItem(KEPT, JSON.stringify(own));
  else localStorage.removeItem(KEPT);
  device.name = own?.name ?? "";
  device.role = own?.role ?? null;
}

/** Never the same again, also after the page was loaded anew and where the device's clock was put back. */
function next(): number {
  count = Math.max(count, Number(localStorage.getItem(COUNT) ?? 0)) + 1;
  count = Math.max(count, Date.now());
  localStorage.setItem(COUNT, String(count));
  return count;
}

/** The device's name for itself; `null` if it has none. */
export const ownId = (): string | null => kept?.device ?? null;

/** The answer to a code; `null` if it is that of a table sheet, which is known now. */
async function answered(secret: string): Promise<PairingState | null> {
  const claim = claimOf(secret);
  try {
    return (await post("pair_claim", { claim: { ...claim, browser: browserName() } })) as PairingState;
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== "pairing-unknown") throw error;
    device.sheet = (await post("pair_sheet", { pairing: claim.pairing })) as TableSheet;
    return null;
  }
}

async function claim(secret: string): Promise<void> {
  device.state = "claiming";
  for (;;) {
    try {
      const claimed = await answered(secret);
      device.wrong = null;
      if (!claimed) {
        if (!device.sheet || isCaptainOf(device.sheet)) return await look();
        device.state = "sheet";
        return;
      }
      const { session, name, role, now } = claimed;
      hearTime(now);
      keep({ device: claimed.device, key: keyOf(secret), session, name, role });
      return await look();
    } catch (error) {
      // Used up, too old, or a wrong one; else the claim or its answer was lost on the way.
      if (!(error instanceof NoAnswer)) {
        [device.state, device.wrong] = ["spent", (error as Error).message];
        return;
      }
      device.wrong = error.message;
      await new Promise((done) => setTimeout(done, PAUSE));
    }
  }
}

/** Asks the desk to let this device in by a code that was typed. */
export async function enter(typed: string): Promise<void> {
  const secret = typedCode(typed);
  if (secret === null) device.wrong = t("device-code_length");
  else await claim(secret);
}

/** Asks the desk to let this device in as the captain's of the table whose sheet was scanned. */
export async function askForTable(person: string): Promise<void> {
  const { sheet } = device;
  if (!sheet) return;
  device.wrong = null;
  const agreed = agreement();
  try {
    const ask = { ...sheet, person, public: agreed.public };
    const { claimed, public: theirs } = (await post("pair_ask", { ask })) as SheetRequest;
    const { session, name, role, now } = claimed;
    hearTime(now);
    keep({ device: claimed.device, key: agreed.key(theirs), session, name, role });
    device.state = "waiting";
    await look();
  } catch (error) {
    device.wrong = error instanceof Error ? error.message : String(error);
  }
}

function sheetOf(hash: string): TableSheet | null {
  const [, tournament, table, proof] = /^#table-(\d{1,9})-(\d{1,4})-([0-9a-f]{32,64})$/.exec(hash) ?? [];
  return tournament && table && proof ? { tournament: Number(tournament), table: Number(table), proof } : null;
}

/** It has the key of that table already. */
function isCaptainOf({ tournament, table }: TableSheet): boolean {
  const role = kept?.role;
  return role?.type === "captain" && role.tournament === tournament && role.table === table;
}

/** Asks whether the desk has let this device in. */
async function look(): Promise<void> {
  if (!kept) return;
  try {
    const claimed = (await post("pair_state", { device: kept.device })) as PairingState | null;
    if (claimed) {
      hearTime(claimed.now);
      keep({ ...kept, session: claimed.session, name: claimed.name, role: claimed.role });
      device.state = claimed.confirmed ? "in" : "waiting";
      if (claimed.confirmed) {
        const club = (await post("pair_club", {})) as LedClub | null;
        if (club && kept) keep({ ...kept, club: club.identity });
      }
    } else {
      const here = (await post("pair_club", {})) as LedClub | null;
      // Another club's computer has this address now: the key is still good at its own.
      const elsewhere = here !== null && kept?.club !== undefined && kept.club !== here.identity;
      [device.state, device.club] = elsewhere ? ["elsewhere", here.name] : ["refused", ""];
      if (!elsewhere) keep(null);
    }
  } catch {
    // The line is lost for a moment; what was known stays.
    if (device.state === "unknown") device.state = "in";
  }
  if (device.state === "waiting") setTimeout(() => void look(), 1500);
}

/** Takes the code of the address, or the key that is kept. */
export function begin(): void {
  const secret = typedCode(location.hash);
  device.sheet = sheetOf(location.hash);
  // The secret leaves the address bar at once.
  if (location.hash !== "") history.replaceState(null, "", location.pathname);
  keep(recall());
  if (secret !== null) void claim(secret);
  else if (device.sheet && !isCaptainOf(device.sheet)) device.state = "sheet";
  else if (kept) void look();
  addEventListener("hashchange", () => location.reload());
}

/** Between two tries of a command that was not answered, and after the program was asked too much. */
const PAUSE = 800;
const CALM = 1500;
/** So often it is signed anew. */
const TRIES = 4;
/** The program does nothing any more that was asked for so long ago, eight seconds, and a little more. */
const TOO_LATE = 10_500;
/** Between two questions what became of a command, and how long it is asked. */
const ASKED_EVERY = 2000;
const ASKED_FOR = 15 * 60_000;

/** Commands that change something: where no answer comes, it is in doubt whether they were done. */
const PRESSES = new Set([
  "act",
  "undo",
  "redo",
  "take_back",
  "tables_add",
  "capacity_set",
  "moves_seated",
  "member_save",
  "countdown_start",
  "countdown_stop",
  "report",
  "report_confirm",
  "reports_dismiss",
  "arrival_confirm",
  "arrival_dismiss",
  "arrivals_dismiss",
]);

/** The line is down: nothing was sent. */
export class LineDown extends Error {
  constructor() {
    super(t("line-held"));
  }
}

/** It arrived too late, and was not done. */
export class NotDone extends Error {
  constructor() {
    super(t("line-not_done"));
  }
}

/** No answer has come yet: whether it was done is not known, and is asked until it is. */
export class InDoubt extends Error {
  constructor(
    /** Outcome of it: null where it was done, or why not. */
    readonly outcome: Promise<Error | null>,
  ) {
    super(t("line-doubt"));
  }
}

/** Time below which no word is worth while, in milliseconds. */
const MOMENT = 400;

/** The page says that something is on its way while a person waits for it. */
export async function whileWaiting<T>(work: Promise<T>): Promise<T> {
  let counted = false;
  const shown = setTimeout(() => {
    counted = true;
    device.sending += 1;
  }, MOMENT);
  try {
    return await work;
  } finally {
    clearTimeout(shown);
    if (counted) device.sending -= 1;
  }
}

/** Takes over what the program says to a signature; false if it would be refused again. */
function learn({ unsigned, session, highest, now }: UnsignedAnswer, used: string | null): boolean {
  if (now !== undefined) hearTime(now);
  if (unsigned === "repeated") {
    count = Math.max(count, highest ?? 0);
    return true;
  }
  // Another request may have learned of a new session since.
  if (unsigned !== "forged" || session === undefined || !kept || used === session) return false;
  keep({ ...kept, session });
  return true;
}

/** Follows the program in this device's name, so that strangers at its address leave it its place. */
export const follower: Follower = {
  shows: () => {
    if (!kept) return {};
    const headers = sign(kept, next(), newId(), programTime(), "events", "");
    return Object.fromEntries(Object.entries(headers).map(([key, value]) => [key.replace("tapis-", ""), value]));
  },
  learns: (told) => learn(told, null) || told.unsigned === "late",
};

interface Sent {
  /** Identifier of the command. */
  id: string;
  /** Time of the request, by the program's time; `null` means now. */
  at: number | null;
  /** Time until which an answer is awaited, by this page's watch. */
  until: number;
}

/** Signs a command and sends it. */
async function signed(command: string, args: Record<string, unknown>, { id, at, until }: Sent): Promise<unknown> {
  for (let left = TRIES; ; left -= 1) {
    /** The session for which it was signed. */
    let used: string | null = null;
    try {
      const signs = (name: string, text: string): Record<string, string> => {
        used = kept?.session ?? null;
        return kept ? sign(kept, next(), id, at ?? programTime(), name, text) : {};
      };
      return await post(command, args, signs, Math.max(0, until - performance.now()));
    } catch (error) {
      if (!(error instanceof NoAccess)) throw error;
      const { unsigned } = error.told;
      const goesOn = learn(error.told, used) || (unsigned === "late" && at === null);
      if (goesOn && left > 0 && performance.now() < until) continue;
      if (unsigned === "late") throw new NotDone();
      if (unsigned === "repeated") throw new NoAnswer("failed");
      await look();
      throw error;
    }
  }
}

/**
 * Sends a command in this device's name, again where an answer is lost, for as long as a person waits for one. Under
 * the same name it is done once, however often it is sent.
 */
export async function send(command: string, args: Record<string, unknown>, id = newId()): Promise<unknown> {
  const until = performance.now() + PATIENCE;
  for (;;) {
    try {
      return await signed(command, args, { id, at: null, until });
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      const pause = error.why === "busy" ? CALM : PAUSE;
      if (performance.now() + pause > until) throw error;
      await new Promise((done) => setTimeout(done, pause));
    }
  }
}

/** Finds out what became of a command once it can no longer be done: null where it was done, or why not. */
async function outcome(command: string, args: Record<string, unknown>, id: string, at: number): Promise<Error | null> {
  const until = performance.now() + ASKED_FOR;
  for (let pause = TOO_LATE - PATIENCE; performance.now() < until; pause = ASKED_EVERY) {
    await new Promise((done) => setTimeout(done, pause));
    try {
      await signed(command, args, { id, at, until: performance.now() + PATIENCE });
      return null;
    } catch (error) {
      if (!(error instanceof NoAnswer)) return error as Error;
    }
  }
  return new Error(t("line-check"));
}

/**
 * Calls a command in this device's name. Commands that change something are held while the line is down. Sent again after
 * a lost answer, a command is done once; not answered in time, it is
 * done no more, and the error tells later what became of it.
 */
export async function call(command: string, args: Record<string, unknown>): Promise<unknown> {
  if (!PRESSES.has(command)) return send(command, args);
  // Known to be away: whoever presses need not wait to learn that nothing was done.
  if (line.state === "lost") throw new LineDown();
  const [id, at] = [newId(), programTime()];
  try {
    return await whileWaiting(send(command, args, id));
  } catch (error) {
    // Where too much was asked, nothing was done.
    if (!(error instanceof NoAnswer) || error.why === "busy") throw error;
    throw new InDoubt(outcome(command, args, id, at));
  }
}
