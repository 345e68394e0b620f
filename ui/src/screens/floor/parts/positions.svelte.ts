// Who sits where and who had which position in the last hand: the facts of chapter 6.
import type { LastHand, TableView } from "$shared/program/bindings";
import { t } from "$shared/i18n/index.svelte";
import { taken } from "../floor.svelte";

export type Spot = "button" | "sb" | "bb";

/** Facts of a table that the organiser can change by tapping. */
export class Positions {
  seats = $state(9);
  occupied = $state<number[]>([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  button = $state<number | null>(null);
  sb = $state<number | null>(null);
  bb = $state<number | null>(null);
  dealer = $state<number | null>(null);
  sbPosted = $state(true);
  /** Seats that owe a small blind, if blinds are made up. */
  sbOwed = $state<number[]>([]);

  constructor(table: TableView | undefined) {
    if (!table) return;
    const told = table.told;
    this.seats = table.seats.length;
    this.occupied = taken();
    this.button = told?.button ?? null;
    this.sb = told?.sb ?? null;
    this.bb = told?.bb ?? null;
    this.dealer = told?.dealer ?? told?.button ?? null;
    this.sbPosted = told?.sb_posted ?? true;
    this.sbOwed = told?.sb_owed ?? [];
  }

  /** Somebody sits there, or nobody does. */
  sit(seat: number): void {
    this.occupied = this.occupied.includes(seat)
      ? this.occupied.filter((other) => other !== seat)
      : [...this.occupied, seat].sort((one, other) => one - other);
  }

  put(spot: Spot, seat: number): void {
    if (spot === "button") this.dealer = seat;
    if (spot === "sb") this.sbPosted = true;
    this[spot] = seat;
  }

  /** Letters for the seat in focus: D for the button, S or P, B or G for the blinds. */
  get keys(): Record<string, (seat: number) => void> {
    const put = (spot: Spot) => (seat: number) => this.put(spot, seat);
    return { d: put("button"), s: put("sb"), p: put("sb"), b: put("bb"), g: put("bb") };
  }

  marks(seat: number): string[] {
    const marks: string[] = [];
    if (this.button === seat) marks.push(t("floor-mark-button"));
    if (this.sb === seat) marks.push(t("floor-mark-sb"));
    if (this.bb === seat) marks.push(t("floor-mark-bb"));
    return marks;
  }

  /** The last hand as the rules ask for it; none while a position is not told. */
  get lastHand(): LastHand | null {
    const { button, sb, bb, dealer, sbPosted, sbOwed } = this;
    if (button === null || sb === null || bb === null) return null;
    return { button, sb, sb_posted: sbPosted, bb, dealer, sb_owed: sbOwed };
  }
}
