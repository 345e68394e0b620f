// The sections of the page, as far as the club shows them and there is something to show.
import type { PhoneSettings, PhoneTournament } from "$shared/program/bindings";

export type Tab = "game" | "place" | "prizes" | "season" | "rules";

export function tabsOf(settings: PhoneSettings | undefined, tournament: PhoneTournament | null): Tab[] {
  const tabs: Tab[] = ["game", "place"];
  if (settings?.prizes && tournament && (tournament.prizes.length > 0 || tournament.clock.pool !== null)) {
    tabs.push("prizes");
  }
  if (settings?.standings && tournament?.season) tabs.push("season");
  if (settings?.rules) tabs.push("rules");
  return tabs;
}
