// The structure being designed: what is expected, and what the engine says follows from it.
import { commands, type DesignView, type SetupDraft, type Step, type Wish } from "$shared/program/bindings";
import { attempt } from "$shared/program/attempt";
import { Past } from "./past";

export const designer = $state<{
  view: DesignView | null;
  /** Minutes after midnight at which it shall end; `null` if nobody has said. */
  end: number | null;
  depth: number;
  length: number | null;
  breakEvery: number;
  breakMinutes: number;
  ante: "none" | "classic" | "big_blind";
  /** The steps before they were replaced as a whole, to compare with. */
  before: Step[] | null;
}>({
  view: null,
  end: null,
  depth: 100,
  length: null,
  breakEvery: 75,
  breakMinutes: 10,
  ante: "big_blind",
  before: null,
});

export const past = new Past<Step[]>();

/** View with other steps in the place of the draft's. */
export async function viewOf(draft: SetupDraft, steps: Step[], stack: number): Promise<DesignView | null> {
  const setup = { ...$state.snapshot(draft), steps: $state.snapshot<Step[]>(steps), starting_stack: stack };
  return (await attempt(() => commands.levelsView(setup, null))) ?? null;
}

/** Asks the engine for a structure for what is wished. */
export async function design(draft: SetupDraft): Promise<Step[] | undefined> {
  const setup = $state.snapshot(draft);
  const field = await attempt(() => commands.setupField(setup));
  if (!field) return undefined;
  const until = designer.end ?? draft.start_minute + 270;
  const minutes = (until - draft.start_minute + 2880) % 1440 || 1440;
  const wish: Wish = {
    field,
    starting_stack: draft.starting_stack,
    depth: designer.depth,
    minutes,
    level_minutes: designer.length,
    ante: designer.ante,
    break_every: designer.breakEvery,
    break_minutes: designer.breakMinutes,
    chips: draft.chip_set?.chips.map((chip) => chip.value) ?? [25, 100, 500, 1_000, 5_000, 25_000],
  };
  return attempt(() => commands.levelsDesign(wish, setup));
}

/** The hoped-for end that a form begins with. */
export function beginEnd(draft: SetupDraft): void {
  designer.end ??= (draft.start_minute + 270) % 1440;
}
