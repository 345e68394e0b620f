// A setting's value and its rules, in words.
import { say, t } from "../i18n/index.svelte";
import type { RuleReference, Setting, SettingValue } from "./bindings";

export function valueWords(setting: Setting, value: SettingValue): string {
  if (value === null) return t("setting-off");
  if (typeof value === "boolean") return t(value ? "setting-on" : "setting-no");
  if (typeof value === "number") {
    return setting.kind.type === "number" ? t(`unit-count-${setting.kind.unit}`, { count: value }) : String(value);
  }
  if (typeof value === "string") return say(`setting-${setting.key}-${value}`);
  if (value.length === 0) return say(`setting-empty-${setting.key}`);
  const words = value.map((part) => (typeof part === "string" ? say(`setting-${setting.key}-${part}`) : String(part)));
  return words.join(", ");
}

function referenceWords({ base, edition, rule }: RuleReference): string {
  // An article of the decree, by its number among the texts that the engine rests on.
  if (rule.startsWith("004 ")) return t("rules-decree", { article: rule.slice(4) });
  return t(`ruleset-reference-${base}`, { rule, edition: String(edition) });
}

/** The rules that a setting rests on, as far as anybody can look them up; elsewhere the club decides. */
export function referencesWords(setting: Setting): string {
  const known = setting.references.filter(({ rule }) => rule.startsWith("004 ") || !rule.includes(" "));
  return known.length > 0 ? known.map(referenceWords).join(" · ") : t("ruling-by_setting");
}
