// What a place wins as things stand, in words.
import { money, t } from "$shared/i18n/index.svelte";
import type { Money, TournamentView } from "$shared/program/bindings";

/** Empty where nothing is won. What a deal gives to the entry, or in general, is part of it. */
export function prizeOf(view: TournamentView, place: number, entry?: number): string {
  const currency = view.setup.money?.currency;
  const at = view.prizes.filter((one) => one.place === place);
  // Where a deal leaves nothing to play for, each player has a line with the share in it, whatever the place will be.
  const own = view.prizes.find((one) => one.winner !== null && one.winner === entry && one.place > 0);
  const open = at.find(({ winner }) => winner === null);
  const shares = place <= (view.deal?.shares.length ?? 0) ? (view.deal?.shares ?? []) : [];
  const agreed = shares.find((share) => share.entry === entry)?.amount ?? 0;
  const cents = own?.amount ?? (open?.amount ?? 0) + agreed;
  const amount = cents > 0 && currency ? [money(cents, currency)] : [];
  const shared = entry === undefined && shares.length > 0 ? [t("deal-agreed")] : [];
  const things = (open ?? at.find(({ winner }) => winner === entry) ?? at[0])?.in_kind ?? [];
  return [...shared, ...amount, ...things.map((thing) => thing.name)].join(" + ");
}

/** Money that a place wins, or the seat whose value it is; empty where it wins none. */
export function wonMoney(view: TournamentView, cents: number): string {
  const currency = view.setup.money?.currency;
  if (cents <= 0 || !currency) return "";
  const amount = money(cents, currency);
  return view.seats?.value === cents ? t("prizes-seat", { amount }) : amount;
}

/** Price of an entry with all its parts, in cents. */
export function entryPrice(money: Money): number {
  return money.fee + money.club_part + (money.bounty?.amount ?? 0);
}
