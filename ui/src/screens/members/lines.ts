// The lines of a list to be imported: which are shown, how many there are of each kind, what the person says of them.
import type { ImportLine, ImportPreview, LineSaid, Reading } from "$shared/program/bindings";
import { matchingOf } from "./columns";

export const FILTERS = ["all", "added", "updated", "problems"] as const;
export type Filter = (typeof FILTERS)[number];

function isIn(line: ImportLine, filter: Filter): boolean {
  const kind = line.outcome.type;
  if (filter === "added") return kind === "add";
  if (filter === "updated") return kind === "update";
  // A minor is added, but somebody should look.
  const open = kind === "reject" || kind === "repeated" || kind === "unclear";
  return filter === "all" || open || line.minor || line.remarks.length > 0;
}

export function shown(lines: ImportLine[], filter: Filter): ImportLine[] {
  return lines.filter((line) => isIn(line, filter));
}

export function counts(lines: ImportLine[]): Record<Filter, number> {
  return {
    all: lines.length,
    added: shown(lines, "added").length,
    updated: shown(lines, "updated").length,
    problems: shown(lines, "problems").length,
  };
}

/** Statement about a line. */
export const said = (all: LineSaid[], line: number): LineSaid | undefined => all.find((one) => one.line === line);

/** All that was said, with this of one line. */
export function saying(all: LineSaid[], line: number, what: Partial<LineSaid>): LineSaid[] {
  const before = said(all, line) ?? { line, left_out: false, corrected: null, is: null };
  return [...all.filter((one) => one.line !== line), { ...before, ...what }].sort(
    (one, other) => one.line - other.line,
  );
}

/** A list as it is read now, and otherwise in this; what the person said of it stays. */
export const readingOf = (preview: ImportPreview, otherwise: Partial<Reading>): Reading => ({
  order: preview.order,
  matching: preview.matched === "chosen" ? matchingOf(preview) : null,
  sheet: preview.sheet,
  update: preview.update,
  lines: preview.said,
  recase: preview.recase,
  ...otherwise,
});
