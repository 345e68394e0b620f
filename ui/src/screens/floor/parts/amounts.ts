// Amounts in what somebody types about a dispute: what was said and what was put in are told apart by the words before.
import { fold } from "$shared/program/fold";
import type { Amount } from "./form";

const AMOUNT = /^(\d+|\d{1,3}(?:[.,]\d{3})+)$/;

function amount(word: string): number | null {
  const thousands = /^(\d+)(?:[.,](\d{1,3}))?k$/i.exec(word);
  if (thousands) return Number(thousands[1]) * 1000 + Number((thousands[2] ?? "").padEnd(3, "0"));
  return AMOUNT.test(word) ? Number(word.replace(/[.,]/g, "")) : null;
}

/** The amounts of a phrase in order; `said` and `put` are the words that tell what an amount is. */
export function amountsOf(phrase: string, said: string, put: string): Amount[] {
  const [saying, putting] = [said, put].map((words) => new Set(fold(words).split(" ")));
  let told: Amount["told"] = null;
  const found: Amount[] = [];
  for (const word of fold(phrase).split(/[\s'’;:!?]+|[.,](?=\s|$)/u)) {
    const value = amount(word);
    if (saying?.has(word)) told = "said";
    else if (putting?.has(word)) told = "put";
    else if (value !== null && value > 0) {
      found.push({ amount: value, told });
      told = null;
    }
  }
  return found;
}

/** The amount said and the amount put in, where the words tell them, or two stand in that order. */
export function saidAndPut(amounts: Amount[]): { said: number | undefined; put: number | undefined } {
  const of = (told: Amount["told"]): number | undefined => amounts.find((one) => one.told === told)?.amount;
  const rest = amounts.filter(({ told }) => told === null).map(({ amount }) => amount);
  if (amounts.length === 1) return { said: of("said"), put: of("put") };
  const said = of("said") ?? rest.shift();
  return { said, put: of("put") ?? rest.shift() };
}
