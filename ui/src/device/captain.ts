// What a captain's table shows.
import { number, t } from "../i18n/index.svelte";
import type { CaptainSeat, CaptainView, Report } from "../program/bindings";

export const nameOf = (seat: Pick<CaptainSeat, "first" | "last">): string => `${seat.first} ${seat.last}`.trim();

/** A player of the table by the entry; empty: gone from it. */
export function named(view: CaptainView, entry: number | null): string {
  const seat = view.seats.find((one) => one.entry === entry && entry !== null);
  return seat ? nameOf(seat) : "";
}

/** What was reported, in a few words. */
export function reported(report: Report, name: (entry: number) => string): string {
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
    case "stacks":
      return t("report-stacks", {
        stacks: what.stacks.map(({ entry, chips }) => `${name(entry)} ${number(chips)}`).join(", "),
      });
    case "rebuy":
      return t("report-rebuy", { who: name(what.entry) });
    case "floor":
      return what.words === "" ? t("report-floor") : t("report-floor_why", { words: what.words });
  }
}
