// What two records say, field by field, and what is left after they are merged.
import type { Key } from "$shared/i18n/index.svelte";
import type { MemberCard, MergePreview } from "$shared/program/bindings";

interface MergeRow {
  label: Key;
  kept: string;
  other: string;
  result: string;
  /** The other record's value is not in the result. */
  lost: boolean;
}

type Field = Exclude<keyof MemberCard, "guest">;

const FIELDS: [Field, Key][] = [
  ["last_name", "field-last_name"],
  ["first_name", "field-first_name"],
  ["nickname", "field-nickname"],
  ["number", "field-number"],
  ["licence", "field-licence"],
  ["born", "field-born"],
  ["valid_until", "field-valid_until"],
  ["email", "field-email_address"],
  ["phone", "field-phone"],
  ["note", "field-note"],
  ["tags", "field-tags"],
];

/** The rows of the fields in which one of the records says something. */
export function mergeRows({ kept, other, card }: MergePreview, day: (iso: string) => string): MergeRow[] {
  const shown = (field: Field, value: string | string[] | null): string => {
    if (value === null) return "";
    if (typeof value !== "string") return value.join(", ");
    return field === "born" || field === "valid_until" ? day(value) : value;
  };
  return FIELDS.map(([field, label]) => {
    const [own, others, result] = [kept.member[field], other.member[field], card[field]];
    // Notes are added to each other, and so are tags.
    const stays =
      field === "tags" || (field === "note" ? (card.note ?? "").includes(other.member.note ?? "") : result === others);
    return {
      label,
      kept: shown(field, own),
      other: shown(field, others),
      result: shown(field, result),
      lost: shown(field, others) !== "" && !stays,
    };
  }).filter((row) => row.kept !== "" || row.other !== "");
}
