// The transport of pages in a browser: commands by POST, notices as server-sent events. What is missed while the
// connection is lost is made up for: the pages are told that anything may have changed, and fetch anew.
import { browserName } from "./browser";
import { post, type UnsignedAnswer } from "./post";
import { watchSilence } from "./silence";
import { hearTime } from "../clock/time.svelte";
import type { Transport } from "./transport";
import { hear } from "./word.svelte";

/** State of the line to the program. */
export const line = $state<{ state: "connecting" | "live" | "lost" }>({ state: "connecting" });

/** Device or window that follows. Whoever the desk knows has a place of its own, however many others follow. */
export interface Follower {
  /** Shows who it is. */
  shows: () => Record<string, string>;
  /** Takes over why it is not believed; true: it would be now. */
  learns: (told: UnsignedAnswer) => boolean;
}

const anybody: Follower = { shows: () => ({}), learns: () => false };
let follower = anybody;

/** Between two attempts to be believed. */
const DOUBT = 60_000;
let doubted = -Infinity;

/** Time between two tries, in milliseconds. */
const PAUSE = 2000;

const handlers: Record<string, ((payload: unknown) => void)[]> = {};
let source: EventSource | null = null;
let heard = 0;
function hears(): void {
  heard = performance.now();
  hear();
}
/** Something may have been missed since the pages were told last. */
let missed = false;
let again: ReturnType<typeof setTimeout> | undefined;

function tell(event: string, payload: unknown): void {
  for (const handler of handlers[event] ?? []) handler(payload);
}

function open(): void {
  clearTimeout(again);
  source?.close();
  const asked = new URLSearchParams({ notices: "true", browser: browserName(), ...follower.shows() });
  const opened = new EventSource(`/events?${asked}`);
  /** Time since which it has been open: that it ends is no failed attempt yet. */
  let since = Infinity;
  source = opened;
  opened.onopen = () => {
    hears();
    since = heard;
    line.state = "live";
    if (missed) tell("changed", null);
    missed = false;
  };
  opened.addEventListener("now", (message) => {
    hears();
    hearTime(JSON.parse((message as MessageEvent<string>).data) as number);
  });
  opened.addEventListener("unsigned", (message) => {
    const told = JSON.parse((message as MessageEvent<string>).data) as UnsignedAnswer;
    if (!follower.learns(told) || performance.now() - doubted < DOUBT) return;
    doubted = performance.now();
    reopen();
  });
  for (const event of ["changed", "arrived", "clock", "countdown"]) {
    opened.addEventListener(event, (message) => {
      hears();
      tell(event, JSON.parse((message as MessageEvent<string>).data));
    });
  }
  opened.onerror = () => {
    opened.close();
    missed = true;
    if (performance.now() - since > PAUSE) {
      open();
      return;
    }
    line.state = "lost";
    clearTimeout(again);
    again = setTimeout(open, PAUSE);
  };
}

function reopen(): void {
  missed = true;
  open();
}

function listen(event: string, handler: (payload: unknown) => void): Promise<void> {
  (handlers[event] ??= []).push(handler);
  if (!source) {
    hear();
    open();
    watchSilence({
      heard: () => heard,
      lost: () => {
        line.state = "lost";
        reopen();
      },
      again: reopen,
    });
  }
  return Promise.resolve();
}

/** Reaches the program that served this page. */
export function http(call: Transport["call"] = (name, args) => post(name, args), follows = anybody): Transport {
  follower = follows;
  return { call, listen };
}
