// A penalty in words: which, and how far it is.
import { t } from "../i18n/index.svelte";
import type { PenaltyLine } from "./bindings";

export function sanctionWords({ sanction }: PenaltyLine): string {
  const count = sanction.kind === "warning" ? sanction.hands : sanction.kind === "suspension" ? sanction.rounds : 0;
  return t("penalty-given", { kind: sanction.kind, count });
}

export function stateWords(line: PenaltyLine): string {
  return t(`penalty-state-${line.state}`, { hands: line.hands_left, chips: line.chips_removed });
}
