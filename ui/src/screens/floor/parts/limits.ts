// How bets are limited, for the questions that depend on it: the rules' own limit unless the
// director says otherwise, and the facts that it needs.
import type { Betting, Ruleset, Street } from "$shared/program/bindings";
import { floor } from "../floor.svelte";
import { unsaid } from "./form";

export type Limits = { betting: Betting; street: Street; raises: number; most: number };

export const bettings: Betting[] = ["no_limit", "pot_limit", "limit"];
export const streets: Street[] = ["preflop", "flop", "turn", "river"];

export function newLimits(): Limits {
  return {
    betting: floor.rules?.betting ?? "no_limit",
    street: unsaid<Street>(),
    raises: unsaid<number>(),
    most: unsaid<number>(),
  };
}

/** The limit as a setting of the question, where it is not the rules' own. */
export function limitSetting(betting: Betting): { settings?: Partial<Ruleset> } {
  return betting === floor.rules?.betting ? {} : { settings: { betting } };
}

/** Facts about the limit in a question about chips; at limit the least raise follows from it. */
export function limitFacts({ betting, street, raises, most }: Limits, least: number) {
  return {
    ...limitSetting(betting),
    ...(betting === "limit" ? { street, raises_made: raises } : { min_raise_to: least }),
    ...(betting === "pot_limit" ? { max_raise_to: most } : {}),
  };
}
