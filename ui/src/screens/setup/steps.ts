// Lines of a structure, put in, doubled and moved. Nothing here knows the rules.
import type { Step } from "$shared/program/bindings";

export function duplicated(steps: Step[], line: number): Step[] {
  const step = steps[line];
  return step ? steps.toSpliced(line + 1, 0, { ...step }) : steps;
}

/** A line and its neighbour change places. */
export function shifted(steps: Step[], line: number, by: 1 | -1): Step[] {
  const [one, other] = [steps[line], steps[line + by]];
  if (!one || !other) return steps;
  return steps.map((step, index) => (index === line ? other : index === line + by ? one : step));
}
