// Subject of the statistics.
import { desk, ofClub } from "../../desk/desk.svelte";

export const statistics = $state<{ subject: { of: "member" | "season"; id: number } | null }>({ subject: null });
ofClub(statistics);

export function openStatistics(of: "member" | "season", id: number): void {
  statistics.subject = { of, id };
  desk.screen = "statistics";
}
