// How the sale of rebuys and add-ons stands at the tables, in words.
import { t } from "$shared/i18n/index.svelte";
import type { RebuyPhase, SetupDraft, TournamentView } from "$shared/program/bindings";

/** The phase of the sale at all tables; `null` if they differ. */
export function onePhase({ tables }: TournamentView): RebuyPhase | null {
  const phase = tables[0]?.rebuy_phase ?? null;
  return tables.every((table) => table.rebuy_phase === phase) ? phase : null;
}

/** Add-ons are sold as soon as the rebuys end, without extra hands. */
export const addonsFollow = ({ format }: SetupDraft): boolean =>
  format.type === "rebuy" && format.addon && format.addon_from === "period_end";

/** What is still sold once the rebuy period is over. */
export function endWords({ setup }: TournamentView, phase: RebuyPhase | null): string {
  if (phase === null) return t("rebuy-phase-differs");
  if (phase === "after_extra_hand_2" && setup.format.type === "rebuy" && addonsFollow(setup))
    return t("rebuy-addons_until", { level: setup.format.last_level + 1 });
  return t(`rebuy-phase-${phase}`);
}
