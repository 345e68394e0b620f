// What a telephone shows. The program sends the evening whole after each change; between two messages the time is
// computed from the clock's anchor. Where the connection is lost, what was last known stays, and the page says so.
import { browserName } from "$shared/program/browser";
import type { PhoneOwn, PhoneTournament, PhoneView } from "$shared/program/bindings";
import { watchSilence } from "$shared/program/silence";
import { readInstant } from "$shared/clock/time.svelte";
import { hear } from "$shared/program/word.svelte";
import { alertPlayer } from "./alert.svelte";
import { readCard, type Me } from "./card";
import { isRead, keepMe, keepRead, moveKey, recallMe } from "./memory";

export type Line = "connecting" | "live" | "lost";

class Phone {
  line = $state<Line>("connecting");
  /** Time when something was last received, by this page's watch; 0 means never. */
  heard = $state(0);
  view = $state.raw<PhoneView | null>(null);
  /** Time when the view was made, by this page's watch. */
  readAt = $state(0);
  /** Player on this telephone; `null` if not stated. */
  me = $state.raw<Me | null>(null);
  own = $state.raw<PhoneOwn | null>(null);
  /** The tournament that is shown. */
  shown = $state<number | null>(null);
  /** The move that the player has read last. */
  read = $state<string | null>(null);
}
export const phone = new Phone();

/** The tournament at hand. */
export function tournament(): PhoneTournament | null {
  const all = phone.view?.tournaments ?? [];
  return all.find(({ id }) => id === phone.shown) ?? all[0] ?? null;
}

/** The move that the player has not read yet. */
export function unread(): PhoneOwn["moves"] {
  const moves = phone.own?.moves ?? null;
  if (!moves || !phone.me) return null;
  const key = moveKey(phone.me, moves.at);
  return phone.read === key || isRead(key) ? null : moves;
}

/** The player has read where to go. */
export function readMove(): void {
  const moves = unread();
  if (!moves || !phone.me) return;
  phone.read = moveKey(phone.me, moves.at);
  keepRead(phone.read);
}

let source: EventSource | null = null;
let again: ReturnType<typeof setTimeout> | undefined;
/** Between two tries, so that a room full of telephones does not come back at one instant. */
const pause = (): number => 1500 + Math.random() * 2500;
/** A line that lasted so long was a good one: that it ends is no failed attempt yet. */
const LASTED = 2000;

function heard(): void {
  phone.line = "live";
  phone.heard = performance.now();
  hear();
}

const data = (event: Event): unknown => JSON.parse((event as MessageEvent<string>).data);

function show(view: PhoneView): void {
  phone.readAt = readInstant(view);
  phone.view = view;
  if (phone.me && phone.shown === null) phone.shown = phone.me.tournament;
}

function showOwn(own: PhoneOwn | null): void {
  const before = unread();
  phone.own = own;
  const now = unread();
  if (now && now.at !== before?.at) alertPlayer();
}

function connect(): void {
  clearTimeout(again);
  source?.close();
  const me = phone.me ? `&me=${phone.me.tournament}-${phone.me.entry}` : "";
  const opened = new EventSource(`/events?browser=${browserName()}${me}`);
  let since = Infinity;
  source = opened;
  source.onopen = () => (since = performance.now());
  source.addEventListener("evening", (event) => {
    heard();
    show(data(event) as PhoneView);
  });
  source.addEventListener("me", (event) => {
    heard();
    showOwn(data(event) as PhoneOwn | null);
  });
  source.addEventListener("now", (event) => {
    heard();
    readInstant({ now: data(event) as number });
  });
  source.addEventListener("closed", () => {
    heard();
    phone.view = null;
  });
  source.onerror = () => {
    opened.close();
    const lasted = performance.now() - since > LASTED;
    if (!lasted) phone.line = "lost";
    again = setTimeout(connect, lasted ? Math.random() * 1000 : pause());
  };
}

/** Follows the evening from now on. A shared tablet belongs to no player. */
export function follow(shared: boolean): void {
  if (!shared) recogniseOwner();
  hear();
  connect();
  watch();
}

/** Finds out whose telephone it is: from the address that was opened, or from what it remembers. */
function recogniseOwner(): void {
  phone.me = readCard(location.hash) ?? recallMe();
  if (phone.me) keepMe(phone.me);
  // The address that is passed on is everybody's, not this player's.
  if (location.hash !== "") history.replaceState(null, "", location.pathname);
  addEventListener("hashchange", () => {
    const card = readCard(location.hash);
    if (card) choose(card);
  });
}

/** Reconnects once the program has been silent for too long, or the device is back online. */
function watch(): void {
  watchSilence({
    heard: () => phone.heard,
    lost: () => {
      phone.line = "lost";
      connect();
    },
    again: connect,
  });
}

/** Asks for the connection at once. */
export const reconnect = connect;

/** Says who the player is; `null` if there is none. */
export function choose(me: Me | null): void {
  phone.me = me;
  phone.own = null;
  if (me) phone.shown = me.tournament;
  keepMe(me);
  connect();
}
