// The currencies of clubs where our languages are spoken; any other is written by its code.
import type { Language } from "../program/bindings";

export const CURRENCIES = ["EUR", "CHF", "CAD", "XPF", "GBP", "USD"];

/** Name of a currency, with its code: “euro (EUR)”. */
export function currencyName(code: string, language: Language): string {
  const name = new Intl.DisplayNames(language, { type: "currency" }).of(code);
  return name === undefined || name === code ? code : `${name} (${code})`;
}
