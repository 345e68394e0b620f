// The language of a browser.
import type { Language } from "../program/bindings";

/** The first of these languages that the program speaks; French where it speaks none of them. */
export function spoken(languages: readonly string[]): Language {
  const known = languages.map((tag) => tag.toLowerCase().split("-")[0]).find((code) => code === "fr" || code === "en");
  return known === "en" ? "en" : "fr";
}
