// The rules of standings as their form holds them.
import { points, t } from "$shared/i18n/index.svelte";
import type { ChampionshipRules, Ranking, ScorePart, TieBreak } from "$shared/program/bindings";

/** Subject of the form: the season's own standings, a championship, or a new one. */
export interface Editing {
  season: number;
  /** `null` means a new championship. */
  ranking: Ranking | null;
  /** Name of the championship. */
  name: string;
  rules: ChampionshipRules;
}

export const TIES: TieBreak[] = ["wins", "best_place", "best_score", "played", "eliminations"];

/** Replaces the tie-break at a place, or takes it and all after it away; none stands twice. */
export function withTie(ties: TieBreak[], at: number, tie: TieBreak | ""): TieBreak[] {
  const before = ties.slice(0, at).filter((other) => other !== tie);
  if (tie === "") return before;
  return [...before, tie, ...ties.slice(at + 1).filter((other) => other !== tie)];
}

/** The rarer rules that are in force, by the word that names each in the form. */
export function inForce(rules: ChampionshipRules) {
  const set = {
    drop_worst: rules.drop_worst > 0,
    min_played: rules.min_played > 1,
    members: rules.members.type !== "everyone",
    first_entry: rules.first_entry_only ?? false,
    tied: rules.share_tied ?? false,
    bonuses: Object.values(rules.bonuses).some((worth) => worth !== 0),
    milestones: (rules.milestones ?? []).length > 0,
    teams: rules.teams !== undefined,
  };
  return (Object.keys(set) as (keyof typeof set)[]).filter((rule) => set[rule]);
}

/** A part of a score, in words. */
export function partWords({ for: reason, points: worth }: ScorePart): string {
  const said = points(worth);
  switch (reason.type) {
    case "scheme":
      return t(`prep-part-${reason.part.type}`, {
        points: said,
        players: reason.part.type === "outlasted" ? reason.part.players : 0,
      });
    case "eliminations":
      return t("score-eliminations", { points: said, players: reason.players });
    case "bounties":
      return t("score-bounties", { points: said, bounties: reason.bounties });
    case "shared":
      return t("score-shared", { points: said, first: reason.first, last: reason.last });
    default:
      return t(`score-${reason.type}`, { points: said });
  }
}
