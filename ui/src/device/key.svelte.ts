// This device's own key: got from a code, let in by the desk, kept in this browser alone.
import type { SheetAsked, Claimed, DeviceRole, LedClub } from "../program/bindings";
import { NoAccess, post, Refused } from "../program/http.svelte";
import { agreement, claimOf, keyOf, newId, sign } from "./signing";

interface Kept {
  device: string;
  key: string;
  session: string;
  name: string;
  role: DeviceRole;
  /** The club that let it in; absent: not heard yet. */
  club?: string;
}

/** What the code on a table sheet says. */
interface TableSheet {
  tournament: number;
  table: number;
  proof: string;
}

const KEPT = "tapis-device";

export const device = $state<{
  /**
   * unknown: it has no key. sheet: it has scanned a table sheet. waiting: the desk has not let it in yet. in: it has.
   * refused: it was not, or no more. elsewhere: another club's computer answers.
   */
  state: "unknown" | "sheet" | "claiming" | "waiting" | "in" | "refused" | "spent" | "elsewhere";
  name: string;
  role: DeviceRole | null;
  /** The table whose sheet was scanned. */
  sheet: TableSheet | null;
  /** Why the desk could not be asked, in words. */
  wrong: string | null;
  /** The other club whose computer answers; empty: none. */
  club: string;
}>({ state: "unknown", name: "", role: null, sheet: null, wrong: null, club: "" });

/** What a tablet is for; null: this device is none. */
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

/** Never the same again, also after the page was loaded anew. */
function next(): number {
  count = Math.max(count + 1, Date.now());
  return count;
}

const BROWSER = "tapis-browser";

/** Names this browser: its claim is known again where the answer to it was lost. */
function browser(): string {
  const own = localStorage.getItem(BROWSER) ?? newId();
  localStorage.setItem(BROWSER, own);
  return own;
}

async function claim(secret: string): Promise<void> {
  device.state = "claiming";
  for (;;) {
    try {
      const claimed = (await post("pair_claim", { claim: { ...claimOf(secret), browser: browser() } })) as Claimed;
      const { session, name, role } = claimed;
      keep({ device: claimed.device, key: keyOf(secret), session, name, role });
      return await look();
    } catch (error) {
      // Used up, too old, or a wrong one; else the claim or its answer was lost on the way.
      if (error instanceof Refused) {
        device.state = "spent";
        return;
      }
      await new Promise((done) => setTimeout(done, PAUSE));
    }
  }
}

/** Asks the desk to let this device in as the captain's of the table whose sheet was scanned. */
export async function askForTable(person: string): Promise<void> {
  const { sheet } = device;
  if (!sheet) return;
  device.wrong = null;
  const agreed = agreement();
  try {
    const ask = { ...sheet, person, public: agreed.public };
    const { claimed, public: theirs } = (await post("pair_ask", { ask })) as SheetAsked;
    const { session, name, role } = claimed;
    keep({ device: claimed.device, key: agreed.key(theirs), session, name, role });
    device.state = "waiting";
    await look();
  } catch (error) {
    device.wrong = error instanceof TypeError || !(error instanceof Error) ? "" : error.message;
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
    const claimed = (await post("pair_state", { device: kept.device })) as Claimed | null;
    if (claimed) {
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
  const secret = /^#([0-9a-f]{32})$/.exec(location.hash)?.[1];
  device.sheet = sheetOf(location.hash);
  // The secret leaves the address bar at once.
  if (location.hash !== "") history.replaceState(null, "", location.pathname);
  keep(recall());
  if (secret) void claim(secret);
  else if (device.sheet && !isCaptainOf(device.sheet)) device.state = "sheet";
  else if (kept) void look();
  addEventListener("hashchange", () => location.reload());
}

/** Between two tries of a command whose answer was lost. */
const PAUSE = 800;
const TRIES = 4;

/** Calls a command in this device's name. Sent again after a lost answer, it is done once. */
export async function call(command: string, args: Record<string, unknown>): Promise<unknown> {
  const id = newId();
  /** The session for which it was signed last: another request may have learned of a new one since. */
  let used: string | null = null;
  for (let left = TRIES; ; left -= 1) {
    try {
      return await post(command, args, (name, body) => {
        used = kept?.session ?? null;
        return kept ? sign(kept, next(), id, name, body) : {};
      });
    } catch (error) {
      if (error instanceof NoAccess) {
        if (error.repeated && left > 0) continue;
        if (error.session !== null && kept && used !== error.session && left > 0) {
          keep({ ...kept, session: error.session });
          continue;
        }
        await look();
        throw error;
      }
      // The request or its answer was lost on the way.
      if (!(error instanceof TypeError) || left === 0) throw error;
      await new Promise((done) => setTimeout(done, PAUSE));
    }
  }
}
