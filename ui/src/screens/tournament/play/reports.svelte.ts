// Decisions that captains wait for, and telephones that ask to be a captain's.
import { ask } from "$shared/program/attempt";
import { commands, type ReportDecision, type ShownDevice } from "$shared/program/bindings";
import { desk } from "../../../desk/desk.svelte";
import { may } from "../../../desk/may.svelte";

class Reports {
  decisions = $state.raw<ReportDecision[]>([]);
  waiting = $state.raw<ShownDevice[]>([]);
  /** Number of decisions that wait for the desk. */
  readonly count = $derived(this.decisions.length + this.waiting.length);
}

/** Those of the tournament at hand, for as long as the component that asks is shown. */
export function watchReports(): Readonly<Reports> {
  const reports = new Reports();
  $effect(() => {
    void desk.changes;
    void desk.came;
    const id = desk.id;
    if (id === null) return;
    return ask(
      () => Promise.all([commands.reports(id), may("devices") ? commands.devices() : null]),
      (found) => {
        if (!found) return;
        const [decisions, known] = found;
        reports.decisions = decisions;
        reports.waiting = (known?.devices ?? []).filter(
          ({ confirmed, role }) => !confirmed && role.type === "captain" && role.tournament === id,
        );
      },
    );
  });
  return reports;
}
