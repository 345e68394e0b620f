// Lists of members, in and out of the club.
import { t } from "../../i18n/index.svelte";
import { toast } from "../../parts/toasts.svelte";
import { commands, type ImportPreview } from "../../program/bindings";
import { attempt, desk } from "../../program/desk.svelte";

/** What an import would do, and how it is done. */
export interface Importing {
  preview: ImportPreview;
  take: () => Promise<number>;
}

export async function importList(): Promise<void> {
  const chosen = await attempt(() => commands.membersPreview(null));
  if (!chosen) return;
  const [path, preview] = chosen;
  desk.importing = { preview, take: () => commands.membersImport(path, preview) };
}

/** False where there is not a single line in it. */
export async function previewPasted(text: string): Promise<boolean> {
  const preview = await commands.membersPreviewText(text);
  if (preview.lines.length === 0) return false;
  desk.importing = { preview, take: () => commands.membersImportText(text, preview) };
  return true;
}

export async function exportList(): Promise<void> {
  const path = await attempt(commands.membersExport);
  if (path) toast(t("members-exported", { path }), "good", null);
}
