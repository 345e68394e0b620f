// Sentences from the catalogue, and each language's number formats.
import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";
import type { Language } from "../program/bindings";
import { dateFormat, numberFormat } from "./formats";
import type { Messages } from "./keys";

/** `{ DE($player) }` in a French sentence: de Jérôme, d’Amélie, as in `crates/locale/src/elide.rs`. */
function de([name]: FluentValue[]): FluentValue {
  const said = String(name);
  const plain = said.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return /^([aeiouæœø]|h[eiuy]|y(?![aeiou])\p{L})/u.test(plain) ? `d’${said}` : `de ${said}`;
}

type Catalogues = Record<Language, () => Promise<{ default: string[] }>>;

let catalogues: Catalogues = { fr: () => import("./fr"), en: () => import("./en") };

/** Takes smaller catalogues, for a page that says little; before it speaks. */
export function useCatalogues(smaller: Catalogues): void {
  catalogues = smaller;
}

const bundles: Partial<Record<Language, FluentBundle>> = {};

async function load(language: Language): Promise<FluentBundle> {
  const { default: sources } = await catalogues[language]();
  const bundle = new FluentBundle(language, { useIsolating: false, functions: { DE: de } });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

/** Until the first catalogue is loaded, every sentence is its key. */
let current = $state.raw<{ language: Language; bundle: FluentBundle | undefined }>({
  language: "fr",
  bundle: undefined,
});

let latest: Language | undefined;

export function language(): Language {
  return current.language;
}

/** Switches to a language once its catalogue is loaded. If two calls overlap, the later one wins. */
export async function speak(chosen: Language): Promise<void> {
  latest = chosen;
  const bundle = (bundles[chosen] ??= await load(chosen));
  if (latest !== chosen) return;
  current = { language: chosen, bundle };
  document.documentElement.lang = chosen;
}

/** A message key of the catalogues. */
export type Key = keyof Messages;
/** The values that the sentence of a key takes. */
type Values<K extends Key> = [Messages[K]] extends [never] ? [] : [values: Record<Messages[K], FluentVariable>];

/** Sentence of the catalogue with its values. */
export function t<K extends Key>(key: K, ...[values]: Values<K>): string {
  return say(key, values);
}

/** A sentence whose key is known only at run time; the key itself where the catalogue lacks it. */
export function say(key: string, values: Record<string, FluentVariable> = {}): string {
  const pattern = current.bundle?.getMessage(key)?.value;
  return pattern ? (current.bundle?.formatPattern(pattern, values) ?? key) : key;
}

/** The language as `Intl` names it. */
export const locale = (): string => (current.language === "fr" ? "fr-FR" : "en-GB");

export function number(value: number): string {
  return numberFormat(locale()).format(value);
}

export function money(cents: number, currency: string): string {
  const whole = cents % 100 === 0 ? 0 : 2;
  return numberFormat(locale(), {
    style: "currency",
    currency,
    minimumFractionDigits: whole,
    maximumFractionDigits: whole,
  })
    .format(cents / 100)
    .replace("-", "−");
}

/** The sign of a currency alone. */
export function currencySymbol(currency: string): string {
  const format = numberFormat(locale(), { style: "currency", currency, currencyDisplay: "narrowSymbol" });
  return format.formatToParts(0).find((part) => part.type === "currency")?.value ?? currency;
}

/** Several names, as they stand in a sentence. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(names);
}

/** The size of a file, in megabytes. */
export function megabytes(bytes: number): string {
  const style = { style: "unit", unit: "megabyte", maximumFractionDigits: 1 } as const;
  return numberFormat(locale(), style).format(bytes / 1_000_000);
}

/** Season points, stored in hundredths. */
export function points(hundredths: number): string {
  return numberFormat(locale(), { maximumFractionDigits: 2 }).format(hundredths / 100);
}

/** How far the computer's time zone is from UTC: somebody may put it right elsewhere while this page shows hours. */
let zone = $state(new Date().getTimezoneOffset());
const readZone = (): number => (zone = new Date().getTimezoneOffset());
addEventListener("focus", readZone);
// The room's window never has the focus.
setInterval(readZone, 60_000);

/** In French the first of a month is an ordinal: 1er sept. 2026. */
export function dated(when: Date, style: Intl.DateTimeFormatOptions = { dateStyle: "medium" }): string {
  void zone;
  const written = dateFormat(locale(), style).format(when);
  return current.language === "fr" ? written.replace(/^1 /, "1er ") : written;
}

/** A day written as 2026-11-25, at its beginning here. */
export function localDay(date: string): Date {
  const [year, month, of] = date.split("-").map(Number);
  return new Date(year ?? 0, (month ?? 1) - 1, of ?? 1);
}

export const day = (date: string): string => dated(localDay(date));

/** The local date of an instant. */
export function date(at: number): string {
  return dated(new Date(at));
}

export function moment(at: number): string {
  void zone;
  return dateFormat(locale(), { hour: "2-digit", minute: "2-digit", second: "2-digit" }).format(at);
}

/** A time of day, in minutes after midnight. */
export const timeOfDay = (minute: number): string => hour(new Date(2000, 0, 1, 0, minute));

/** The time of day: 21 h 15, 21:15. */
export function hour(at: Date): string {
  void zone;
  const minutes = String(at.getMinutes()).padStart(2, "0");
  return current.language === "fr" ? `${at.getHours()}\u00a0h\u00a0${minutes}` : `${at.getHours()}:${minutes}`;
}

export function duration(millis: number): string {
  const seconds = Math.ceil(Math.max(0, millis) / 1000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (part: number): string => String(part).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** A duration in whole minutes: 4 h 38 (4 h 38 min in English), 45 min. */
export function span(millis: number): string {
  const whole = Math.floor(Math.max(0, millis) / 60_000);
  const [hours, minutes] = [Math.floor(whole / 60), whole % 60];
  if (hours === 0) return `${minutes}\u00a0min`;
  const rest = String(minutes).padStart(2, "0");
  return current.language === "fr" ? `${hours}\u00a0h\u00a0${rest}` : `${hours}\u00a0h\u00a0${rest}\u00a0min`;
}

export function ordinal(place: number): string {
  if (current.language === "fr") return place === 1 ? "1er" : `${place}e`;
  const ending = place % 100 >= 11 && place % 100 <= 13 ? "th" : (["th", "st", "nd", "rd"][place % 10] ?? "th");
  return `${place}${ending}`;
}
