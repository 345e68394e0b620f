// After members were erased: which copies still hold them is said until somebody has read it.
import { t } from "$shared/i18n/index.svelte";
import { sure } from "$shared/parts/confirm.svelte";
import { toast } from "$shared/parts/toasts.svelte";
import { commands, type Backup } from "$shared/program/bindings";
import { attempt } from "$shared/program/attempt";

/** The names of the first few files; those that lie in another folder than the first, with theirs. */
function named(copies: Backup[]): string {
  const folder = copies[0]?.path.replace(/[^\\/]*$/, "") ?? "";
  const names = copies.map(({ path }) => (path.startsWith(folder) ? path.slice(folder.length) : path));
  return names.length > 4 ? `${names.slice(0, 4).join(", ")} …` : names.join(", ");
}

/** Says that these members are erased; `close` runs before what stays to be read. */
export async function tellErased(members: number[], title: string, close: () => void): Promise<void> {
  const copies = (await attempt(() => commands.membersCopies(members))) ?? [];
  if (copies.length === 0) toast(title, "good", null);
  close();
  if (copies.length === 0) return;
  const words = t("members-erased_copies", { count: copies.length, names: named(copies) });
  await sure({ title, words, go: t("print-understood"), told: true });
}
