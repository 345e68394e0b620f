// What the room says about a clock.
import { money, number, t } from "../i18n/index.svelte";
import type { ClockView, RoomPrize, StepView } from "../program/bindings";

/** The name of the level, or of the break. */
export function stepName(clock: ClockView): string {
  if (clock.current && !clock.current.blinds) return t("clock-break");
  return t("clock-level", { level: clock.current?.level ?? 0 });
}

export function blindsOf(step: StepView | null): string {
  return step?.blinds ? `${number(step.blinds.small)} / ${number(step.blinds.big)}` : "";
}

export function anteOf(step: StepView | null): string {
  const blinds = step?.blinds;
  return blinds && blinds.ante > 0 && blinds.ante_kind !== "none"
    ? t(`ante-${blinds.ante_kind}-of`, { ante: blinds.ante })
    : "";
}

/** The prize of a place: money, in kind, or both. */
export function prizeOf(prize: Pick<RoomPrize, "amount" | "things">, currency: string | null): string {
  const sum = prize.amount > 0 && currency !== null ? [money(prize.amount, currency)] : [];
  return [...sum, ...prize.things].join(" + ");
}
