// What the room says about a clock.
import { money, number, ordinal, t } from "../i18n/index.svelte";
import type { ClockView, RoomPrize, StepView } from "../program/bindings";
import { playedAt } from "./game";

/** Game and price, unless they are what everybody expects. */
export function gameOf(clock: ClockView): string {
  const step = clock.current?.blinds ? clock.current : clock.next;
  const game = playedAt(clock, step);
  if (game === "") return "";
  const stakes = stakesOf(step);
  return stakes === "" ? game : `${game} · ${stakes}`;
}

/** The two sizes of a bet in limit, the blinds elsewhere. */
function stakesOf(step: StepView | null): string {
  const bets = step?.blinds?.bets;
  if (!bets) return blindsOf(step);
  const sizes = `${number(bets.small)}–${number(bets.big)}`;
  return bets.in_some_games ? t("clock-in_limit", { sizes }) : sizes;
}

export function blindsOf(step: StepView | null): string {
  if (!step?.blinds) return "";
  const { small, big, bets, ante } = step.blinds;
  if (big > 0) return `${number(small)} / ${number(big)}`;
  return bets ? `${number(bets.small)} / ${number(bets.big)}` : t("ante-classic-of", { ante });
}

export function anteOf(step: StepView | null): string {
  const blinds = step?.blinds;
  if (!blinds || blinds.ante === 0 || blinds.ante_kind === "none") return "";
  // Where nothing else is posted or bet, it stands in the place of the blinds.
  if (blinds.big === 0 && !blinds.bets) return "";
  const ante = t(`ante-${blinds.ante_kind}-of`, { ante: blinds.ante });
  if (blinds.bring_in === 0) return ante;
  const forced = `${ante} · ${t("clock-bring_in", { amount: number(blinds.bring_in) })}`;
  return blinds.big > 0 ? t("clock-at_stud", { forced }) : forced;
}

/** The pool, and what announced prizes leave of it; empty if no money is played for. */
export function poolOf(clock: ClockView): string {
  if (clock.pool === null || clock.currency === null) return "";
  const pool = t("room-pool", { sum: money(clock.pool, clock.currency) });
  if (clock.unshared === 0) return pool;
  const sum = money(Math.abs(clock.unshared), clock.currency);
  return `${pool} · ${clock.unshared < 0 ? t("room-unshared_added", { sum }) : t("room-unshared", { sum })}`;
}

/** The place that wins a prize, or the first and the last of several that win the same. */
export function placesOf(prize: Pick<RoomPrize, "place" | "to">): string {
  // What a deal gives to somebody who is still in goes with no place.
  if (prize.place === 0) return "–";
  return prize.to > prize.place ? `${ordinal(prize.place)}–${ordinal(prize.to)}` : ordinal(prize.place);
}

/** The prize of a place: money or a seat, in kind, or both. */
export function prizeOf(
  prize: Pick<RoomPrize, "amount" | "things">,
  { currency, seat_value }: Pick<ClockView, "currency" | "seat_value">,
): string {
  const sum = prize.amount > 0 && currency !== null ? [money(prize.amount, currency)] : [];
  const seat = prize.amount > 0 && prize.amount === seat_value;
  return [...(seat ? sum.map((amount) => t("prize-seat", { amount })) : sum), ...prize.things].join(" + ");
}
