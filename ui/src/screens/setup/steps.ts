// Lines of a structure, put in, doubled and moved. Nothing here knows the rules.
import type { Step } from "../../program/bindings";

/** The line that is put in at a place: a break, or a level like the one before with twice its blinds. */
export function follower(steps: Step[], at: number, isBreak: boolean): Step {
  if (isBreak) return { type: "break", minutes: 10, color_up: false };
  const last = steps.slice(0, at).findLast((step) => step.type === "level");
  if (last?.type !== "level") {
    return { type: "level", small_blind: 25, big_blind: 50, ante: 0, ante_kind: "none", minutes: 20 };
  }
  return { ...last, small_blind: last.small_blind * 2, big_blind: last.big_blind * 2, ante: last.ante * 2 };
}

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
