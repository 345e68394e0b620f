// What is to be done at the tables, the most pressing first: one job is worked on, the others wait in a line each.
import { number, t } from "$shared/i18n/index.svelte";
import type { Advice, DeskTournament, MoveCause, SeatRef } from "$shared/program/bindings";
import { name } from "../../../desk/desk.svelte";
import { words } from "./advice";
import { endWords, onePhase } from "./rebuys";

/** A seat to which somebody is sent. */
export interface SentPlayer {
  entry: number;
  /** Time of the move. */
  at: number;
  from: SeatRef;
  to: SeatRef;
  rule: string;
  sits: boolean;
}

export type Job =
  | { kind: "seating"; key: string; cause: MoveCause; sent: SentPlayer[] }
  | { kind: "arrival"; key: string; entry: number; at: number; to: SeatRef }
  | { kind: "advice"; key: string; advice: Advice }
  | { kind: "hands" | "reports" | "envelopes" | "stale" | "deal" | "rebuys" | "add_on"; key: string };

/** Moves decided together, until the last of their players sits; those who sit already stay in the list. */
function seatings({ announce, view }: DeskTournament): Job[] {
  const seats = new Map(view.entries.map((entry) => [entry.id, entry.seat]));
  const found = new Map<string, Job & { kind: "seating" }>();
  for (const { at, cause } of announce) {
    const key = `seating-${at}-${cause}`;
    if (found.has(key)) continue;
    const sent = view.moves
      .filter((move) => move.at === at && move.cause === cause)
      .filter(({ entry, to }) => seats.get(entry)?.table === to.table && seats.get(entry)?.seat === to.seat)
      .map(({ entry, from, to, rule }) => {
        const waits = announce.some((move) => move.at === at && move.entry === entry);
        return { entry, at, from, to, rule, sits: !waits };
      })
      .sort((one, other) => one.to.table - other.to.table || one.to.seat - other.to.seat);
    found.set(key, { kind: "seating", key, cause, sent });
  }
  return [...found.values()];
}

function arrivals({ arriving, view }: DeskTournament): Job[] {
  return arriving.flatMap(([at, entry]): Job[] => {
    const to = view.entries.find((one) => one.id === entry)?.seat;
    return to ? [{ kind: "arrival", key: `arrival-${entry}`, entry, at, to }] : [];
  });
}

/** Rebuys are sold at all tables until a level is over: nothing is to be done yet. */
export const isSelling = ({ tables, rebuys_until }: DeskTournament["view"]): boolean =>
  rebuys_until !== null && tables.every((table) => table.rebuy_phase === "period");

/** All jobs of a tournament that is played; `reports` counts the decisions that captains wait for. */
export function jobsOf(tournament: DeskTournament, reports: number): Job[] {
  const { view } = tournament;
  const mystery = view.bounties?.mystery;
  const phases = view.tables.map((table) => table.rebuy_phase);
  /** Nobody is on the way any more: all tables have their winner. */
  const over = ({ kind, postponed }: Advice): boolean =>
    !postponed && (kind.type === "finish" || kind.type === "next_round");
  const advised = (which: (advice: Advice) => boolean): Job[] =>
    view.advice.filter(which).map((advice): Job => ({ kind: "advice", key: advice.key, advice }));
  const only = (kind: Exclude<Job["kind"], "seating" | "arrival" | "advice">, holds: boolean): Job[] =>
    holds ? [{ kind, key: kind }] : [];
  return [
    ...advised(over),
    ...seatings(tournament),
    ...arrivals(tournament),
    ...only("reports", reports > 0),
    ...only("hands", view.clock.hand_for_hand !== null),
    ...only("deal", view.deal !== null),
    ...only("envelopes", mystery != null && mystery.waiting.length + mystery.unnamed.length > 0),
    ...advised((advice) => !over(advice) && !advice.postponed),
    ...only("stale", view.announced?.stale === true && view.setup.money !== null),
    ...only("rebuys", phases.some((phase) => phase !== "closed") && !isSelling(view) && !view.add_on_sale),
    ...only("add_on", !!view.add_on_sale),
    ...advised(({ postponed }) => postponed),
  ];
}

/** Advice that was put off until the tables change. */
export const isPostponed = (job: Job): boolean => job.kind === "advice" && job.advice.postponed;

/** Job in one sentence, as long as it needs to be read aloud. */
export function sentence(job: Job, { view }: DeskTournament): string {
  switch (job.kind) {
    case "seating": {
      const [only, more] = job.sent;
      if (only && !more) return t("announce-move", { player: name(only.entry), ...only.to });
      if (job.cause === "break") return t("announce-break", { table: only?.from.table ?? 0 });
      if (job.cause === "director" || job.cause === "balance") return t("announce-title", { count: job.sent.length });
      return t(`announce-${job.cause}`);
    }
    case "arrival":
      return t("arrival-title", { player: name(job.entry) });
    case "advice":
      return words(job.advice);
    case "reports":
      return t("stream-reports");
    case "hands":
      return t("hands-strip", { hand: view.clock.hand_for_hand?.hand ?? 0 });
    case "deal":
      return t("deal-next");
    case "envelopes":
      return t("stream-envelopes");
    case "stale":
      return t("prizes-stale");
    case "rebuys":
      return endWords(view, onePhase(view));
    case "add_on":
      return t("addon-line", { count: view.add_on_sale?.sold ?? 0 });
  }
}

/** Chips that a player brings to the seat, in words. */
export const chipsOf = ({ view }: DeskTournament, entry: number): string =>
  number(view.entries.find((one) => one.id === entry)?.own_stack ?? view.setup.starting_stack);
