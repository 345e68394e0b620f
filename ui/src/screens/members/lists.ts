// Lists of members, in and out of the club.
import { t } from "../../i18n/index.svelte";
import { toast } from "../../parts/toasts.svelte";
import { commands } from "../../program/bindings";
import { attempt, desk } from "../../program/desk.svelte";

export async function importList(): Promise<void> {
  desk.importing = (await attempt(() => commands.membersPreview(null))) ?? null;
}

export async function exportList(): Promise<void> {
  const path = await attempt(commands.membersExport);
  if (path) toast(t("members-exported", { path }), "good", null);
}
