// What a captain's table shows.
import { number, t } from "../i18n/index.svelte";
import type { CaptainSeat, CaptainView, RecordedOut, Report } from "../program/bindings";

export const nameOf = (seat: Pick<CaptainSeat, "first" | "last">): string => `${seat.first} ${seat.last}`.trim();

/** A player of the table by the entry; empty: gone from it. */
export function named(view: CaptainView, entry: number | null): string {
  const seat = view.seats.find((one) => one.entry === entry && entry !== null);
  return seat ? nameOf(seat) : "";
}

/** What the desk has recorded, in a few words. */
export function recorded(out: RecordedOut, name: (entry: number) => string): string {
  const who = name(out.entry);
  return out.by.length > 0 ? t("report-out_by", { who, by: out.by.map(name).join(", ") }) : t("report-out", { who });
}

/** What was reported, in a few words; of counted stacks, those of the players named alone, where any are. */
export function reported(report: Report, name: (entry: number) => string, only: readonly number[] = []): string {
  const { what } = report;
  switch (what.type) {
    case "out": {
      const who = what.players.map((line) => name(line.entry)).join(", ");
      const by = what.players.map((line) => (line.by === null ? "" : name(line.by))).find((one) => one !== "");
      return by ? t("report-out_by", { who, by }) : t("report-out", { who });
    }
    case "stranger":
      return t("report-stranger", { seat: what.seat, who: what.who === "" ? t("report-somebody") : what.who });
    case "button":
      return t("report-button", { seat: what.seat });
    case "hand_done":
      return t("report-hand_done");
    case "stacks": {
      const shown = what.stacks.filter(({ entry }) => only.length === 0 || only.includes(entry));
      const stacks = shown.map(({ entry, chips }) => `${name(entry)} ${number(chips)}`).join(", ");
      const others = what.stacks.length - shown.length;
      return others > 0 ? t("report-stacks_differ", { stacks, others }) : t("report-stacks", { stacks });
    }
    case "rebuy":
      return t("report-rebuy", { who: name(what.entry) });
    case "floor":
      return what.words === "" ? t("report-floor") : t("report-floor_why", { words: what.words });
  }
}
