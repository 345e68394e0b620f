// The structure being designed: what is expected, and what the engine says follows from it.
import { commands, type DesignView, type Field, type SetupDraft, type Step, type Wish } from "../../program/bindings";
import { attempt } from "../../program/desk.svelte";
import { expected } from "../setup/work.svelte";
import { Past } from "./past";

export const designer = $state<{
  view: DesignView | null;
  /** Minutes after midnight at which it shall end; null: nobody has said. */
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

/** Who is expected. */
export function field(draft: SetupDraft): Field {
  // A re-entry brings a stack as a rebuy does.
  const bought = draft.format.type === "rebuy" || draft.re_entries !== undefined;
  const { players, rebuys, addons } = expected(draft);
  return {
    players: Math.max(2, players),
    rebuys: bought ? rebuys : 0,
    addons: draft.format.type === "rebuy" && draft.format.addon ? addons : 0,
    addon_multiple: draft.format.type === "rebuy" ? draft.format.addon_multiple : 1,
  };
}

/** What follows from other steps in the place of the draft's. */
export async function viewOf(draft: SetupDraft, steps: Step[], stack: number): Promise<DesignView | null> {
  const setup = { ...$state.snapshot(draft), steps: $state.snapshot<Step[]>(steps), starting_stack: stack };
  return (await attempt(() => commands.levelsView(setup, field(setup), null))) ?? null;
}

/** Asks the engine for a structure for what is wished. */
export async function design(draft: SetupDraft): Promise<Step[] | undefined> {
  const until = designer.end ?? draft.start_minute + 270;
  const minutes = (until - draft.start_minute + 2880) % 1440 || 1440;
  const wish: Wish = {
    field: field(draft),
    starting_stack: draft.starting_stack,
    depth: designer.depth,
    minutes,
    level_minutes: designer.length,
    ante: designer.ante,
    break_every: designer.breakEvery,
    break_minutes: designer.breakMinutes,
    chips: draft.chip_set?.chips.map((chip) => chip.value) ?? [25, 100, 500, 1_000, 5_000, 25_000],
  };
  return attempt(() => commands.levelsDesign(wish, $state.snapshot(draft)));
}

/** The hoped-for end that a form begins with. */
export function beginEnd(draft: SetupDraft): void {
  designer.end ??= (draft.start_minute + 270) % 1440;
}
