// What a captain's table shows.
import { number, t } from "../i18n/index.svelte";
import type { CaptainSeat, CaptainView, RecordedOut, Report, ReportDecision, ReportVersion } from "../program/bindings";

export const nameOf = (seat: Pick<CaptainSeat, "first" | "last">): string => `${seat.first} ${seat.last}`.trim();

/** A player of the table by the entry; empty means gone from it. */
export function named(view: CaptainView, entry: number | null): string {
  const seat = view.seats.find((one) => one.entry === entry && entry !== null);
  return seat ? nameOf(seat) : "";
}

/** Record of the desk, in a few words. */
export function recorded(out: RecordedOut, name: (entry: number) => string): string {
  const who = name(out.entry);
  return out.by.length > 0 ? t("report-out_by", { who, by: out.by.map(name).join(", ") }) : t("report-out", { who });
}

/** The only player whom all versions say to be out; `null` if they differ in more than who did it. */
export function onlyOut({ versions, recorded: known }: ReportDecision): number | null {
  const said = versions.flatMap(({ report: { what } }) =>
    what.type === "out" && what.players.length === 1 ? what.players.map(({ entry }) => entry) : [null],
  );
  const all = new Set([...said, ...known.map(({ entry }) => entry)]);
  const [one] = all;
  return all.size === 1 ? (one ?? null) : null;
}

/** The only player whose stack the versions differ in; `null` if several, or they are no counts. */
export function onlyStack({ versions }: ReportDecision): number | null {
  const all = new Set(versions.flatMap(({ differs }) => (differs.length > 0 ? differs : [null])));
  const [one] = all;
  return all.size === 1 ? (one ?? null) : null;
}

/** Short text of a version, if the decision's heading says the rest. */
export function inShort(
  { report, differs }: ReportVersion,
  only: number | null,
  name: (entry: number) => string,
): string {
  const { what } = report;
  if (what.type === "out" && only !== null)
    return by(
      what.players.flatMap((line) => line.by ?? []),
      name,
    );
  if (what.type === "stacks" && differs.length > 0)
    return what.stacks
      .filter(({ entry }) => differs.includes(entry))
      .map(({ entry, chips }) => (entry === only ? number(chips) : `${name(entry)} ${number(chips)}`))
      .join(", ");
  return reported(report, name);
}

/** Names of those who made the elimination, in a few words. */
export const by = (hunters: readonly number[], name: (entry: number) => string): string =>
  hunters.length === 0 ? t("report-by_unknown") : t("report-by", { by: hunters.map(name).join(", ") });

/** Content of a report, in a few words. */
export function reported(report: Pick<Report, "what">, name: (entry: number) => string): string {
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
    case "re_entry":
      return t("report-re_entry", { who: name(what.entry) });
    case "floor":
      return what.words === "" ? t("report-floor") : t("report-floor_why", { words: what.words });
  }
}
