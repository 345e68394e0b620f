// Sentences from the one catalogue, and the way each language writes numbers.
import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";
import type { Language } from "../program/bindings";

const files = import.meta.glob<string>("../../../locales/*/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** `{ DE($player) }` in a French sentence: de Jérôme, d’Amélie, as `crates/locale/src/elide.rs` has it. */
function de([name]: FluentValue[]): FluentValue {
  const said = String(name);
  const plain = said.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return /^([aeiouæœø]|h[eiuy]|y(?![aeiou])\p{L})/u.test(plain) ? `d’${said}` : `de ${said}`;
}

function bundle(language: Language): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false, functions: { DE: de } });
  for (const [path, source] of Object.entries(files)) {
    if (path.includes(`/locales/${language}/`)) made.addResource(new FluentResource(source));
  }
  return made;
}

const bundles: Record<Language, FluentBundle> = { fr: bundle("fr"), en: bundle("en") };
const current = $state<{ language: Language }>({ language: "fr" });

export function language(): Language {
  return current.language;
}

export function speak(chosen: Language): void {
  current.language = chosen;
  document.documentElement.lang = chosen;
}

/** A sentence; its key where the catalogue lacks it. */
export function t(key: string, values: Record<string, FluentVariable> = {}): string {
  const pattern = bundles[current.language].getMessage(key)?.value;
  return pattern ? bundles[current.language].formatPattern(pattern, values) : key;
}

const locale = (): string => (current.language === "fr" ? "fr-FR" : "en-GB");

export function number(value: number): string {
  return new Intl.NumberFormat(locale()).format(value);
}

export function money(cents: number, currency: string): string {
  const whole = cents % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat(locale(), {
    style: "currency",
    currency,
    minimumFractionDigits: whole,
    maximumFractionDigits: whole,
  }).format(cents / 100);
}

/** Season points, kept in hundredths. */
export function points(hundredths: number): string {
  return new Intl.NumberFormat(locale(), { maximumFractionDigits: 2 }).format(hundredths / 100);
}

/** In French the first of a month is an ordinal: 1er sept. 2026. */
function dated(when: Date): string {
  const written = new Intl.DateTimeFormat(locale(), { dateStyle: "medium" }).format(when);
  return current.language === "fr" ? written.replace(/^1 /, "1er ") : written;
}

export function day(date: string): string {
  const [year, month, of] = date.split("-").map(Number);
  return dated(new Date(year ?? 0, (month ?? 1) - 1, of ?? 1));
}

/** The day of an instant, here. */
export function date(at: number): string {
  return dated(new Date(at));
}

export function moment(at: number): string {
  return new Intl.DateTimeFormat(locale(), { hour: "2-digit", minute: "2-digit", second: "2-digit" }).format(at);
}

/** The time of day: 21 h 15, 21:15. */
export function hour(at: Date): string {
  const minutes = String(at.getMinutes()).padStart(2, "0");
  return current.language === "fr" ? `${at.getHours()}\u00a0h\u00a0${minutes}` : `${at.getHours()}:${minutes}`;
}

export function duration(millis: number): string {
  const seconds = Math.ceil(Math.max(0, millis) / 1000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (part: number): string => String(part).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** How long something lasts, in whole minutes: 4 h 38 (4 h 38 min in English), 45 min. */
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
