// Several players out in one hand, as they are told to the rules, which rank them by their stacks (8-16).
import type { BustLine } from "$shared/program/bindings";

export interface BustFacts {
  stack: number | null;
  by: number | null;
}

/** Puts somebody in a place, the first being 0; those between move on. */
export function placed(order: number[], entry: number, to: number): number[] {
  if (!order.includes(entry) || to < 0 || to >= order.length) return order;
  return order.filter((one) => one !== entry).toSpliced(to, 0, entry);
}

/**
 * `order` is who had more, first. Only the order of the stacks counts: where none was counted, it stands for them.
 * Some counted and some not are left for the rules to refuse.
 */
export function lines(order: number[], told: Record<number, BustFacts>): BustLine[] {
  const none = order.length > 1 && order.every((entry) => told[entry]?.stack == null);
  return order.map((entry, index) => ({
    entry,
    by: told[entry]?.by ?? null,
    stack: none ? order.length - index : (told[entry]?.stack ?? null),
  }));
}
