// Standings and results as lists for a spreadsheet.
import { t } from "../i18n/index.svelte";
import { commands, type SeasonExport, type ListFormat } from "../program/bindings";
import { attempt } from "../program/attempt";
import { toast } from "./toasts.svelte";

export async function exportRows(what: SeasonExport, format: ListFormat): Promise<void> {
  const path = await attempt(() => commands.listExport(what, format));
  if (path) toast(t("list-saved", { path }), "good", null);
}
