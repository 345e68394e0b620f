// What a column of a list may hold.
import { t } from "$shared/i18n/index.svelte";
import type { ImportField, ImportPreview, Matching } from "$shared/program/bindings";

export const FIELDS = [
  "last_name",
  "first_name",
  "born",
  "number",
  "licence",
  "nickname",
  "email",
  "phone",
  "valid_until",
  "note",
  "tags",
  "guest",
] as const satisfies ImportField[];

export function fieldName(field: ImportField): string {
  if (field === "last_name") return t("columns-last_name");
  if (field === "email") return t("members-mail");
  return t(`field-${field}`);
}

/** Content of the columns, as they are read now. */
export const matchingOf = ({ headed, columns }: ImportPreview): Matching => ({
  headed,
  columns: columns.map(({ field }) => field),
});
