// What a tool without a form still has to be told: no example number stands for a fact.
import { type Key, listed, say, t } from "$shared/i18n/index.svelte";

type Named = Record<string, readonly [label: Key, value: unknown]>;
type Told<F extends Named> = { [K in keyof F]: Exclude<F[K][1], undefined> };

/** A sentence that names facts by their labels; undefined where there are none. */
export function lacking(labels: Key[]): string | undefined {
  // A label is a heading: in the sentence it stands in quotes, without the signs at its end.
  const named = [...new Set(labels)].map((label) =>
    t("floor-missing-fact", { fact: say(label).replace(/[\s?:…]+$/u, "") }),
  );
  return named.length > 0 ? t("floor-missing-facts", { facts: listed(named) }) : undefined;
}

/** The facts where every one is told, else null and the sentence that names those that are missing. */
export function stated<F extends Named>(facts: F): { told: Told<F> | null; missing: string | undefined } {
  const open = Object.values(facts).filter(([, value]) => value === undefined);
  if (open.length > 0) return { told: null, missing: lacking(open.map(([label]) => label)) };
  const told = Object.fromEntries(Object.entries(facts).map(([key, [, value]]) => [key, value]));
  return { told: told as Told<F>, missing: undefined };
}
