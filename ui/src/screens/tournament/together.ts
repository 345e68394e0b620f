// Several players out in one hand, as they are told to the rules, which rank them by their stacks (8-16).
import type { BustLine } from "../../program/bindings";

export interface Told {
  stack: number | null;
  by: number | null;
}

/** Moves somebody one place up or down. */
export function moved(order: number[], entry: number, by: -1 | 1): number[] {
  const at = order.indexOf(entry);
  const other = order[at + by];
  if (at === -1 || other === undefined) return order;
  return order.map((one) => (one === entry ? other : one === other ? entry : one));
}

/**
 * `order` is who had more, first. Only the order of the stacks counts: where none was counted, it stands for them.
 * Some counted and some not are left for the rules to refuse.
 */
export function lines(order: number[], told: Record<number, Told>): BustLine[] {
  const none = order.length > 1 && order.every((entry) => told[entry]?.stack == null);
  return order.map((entry, index) => ({
    entry,
    by: told[entry]?.by ?? null,
    stack: none ? order.length - index : (told[entry]?.stack ?? null),
  }));
}
