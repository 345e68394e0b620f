// The lines of a list to be imported: which are shown, and how many there are of each kind.
import type { ImportLine } from "../../program/bindings";

export const FILTERS = ["all", "added", "problems"] as const;
export type Filter = (typeof FILTERS)[number];

function isIn(line: ImportLine, filter: Filter): boolean {
  const kind = line.outcome.type;
  if (filter === "added") return kind === "add";
  // A minor is added, but somebody should look.
  return filter === "all" || kind === "reject" || kind === "repeated" || line.minor;
}

export function shown(lines: ImportLine[], filter: Filter): ImportLine[] {
  return lines.filter((line) => isIn(line, filter));
}

export function counts(lines: ImportLine[]): Record<Filter, number> {
  return {
    all: lines.length,
    added: shown(lines, "added").length,
    problems: shown(lines, "problems").length,
  };
}
