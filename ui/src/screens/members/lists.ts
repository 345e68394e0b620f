// Lists of members, in and out of the club.
import { t } from "$shared/i18n/index.svelte";
import { toast } from "$shared/parts/toasts.svelte";
import { commands, type ImportPreview, type ListFormat, type Reading } from "$shared/program/bindings";
import { attempt } from "$shared/program/attempt";
import { ofClub } from "../../desk/desk.svelte";
import { memberList, type Importing } from "./member_list.svelte";

/** The text that was pasted last: it stays until every line of it is taken. */
const pasted = ofClub({ text: "" });
export const pastedText = (): string => pasted.text;

export async function importList(): Promise<void> {
  const chosen = await attempt(() => commands.membersPreview(null, null));
  if (chosen) memberList.importing = ofFile(...chosen);
}

function ofFile(path: string, preview: ImportPreview): Importing {
  const read = async (reading: Reading): Promise<Importing> => {
    const found = await commands.membersPreview(path, reading);
    return found ? ofFile(...found) : ofFile(path, preview);
  };
  return { preview, take: () => commands.membersImport(path, preview), read };
}

function ofText(text: string, preview: ImportPreview): Importing {
  return {
    preview,
    take: async () => {
      const added = await commands.membersImportText(text, preview);
      const open = ["reject", "unclear", "left_out"];
      const refused = new Set(
        preview.lines.filter(({ outcome }) => open.includes(outcome.type)).map(({ line }) => line),
      );
      pasted.text = text
        .split("\n")
        .filter((_, index) => refused.has(index + 1))
        .join("\n");
      return added;
    },
    read: async (reading) => ofText(text, await commands.membersPreviewText(text, reading)),
    back: () => {
      memberList.importing = null;
      memberList.pasting = true;
    },
  };
}

/** False where there is not a single line in it. */
export async function previewPasted(text: string): Promise<boolean> {
  pasted.text = text;
  const preview = await commands.membersPreviewText(text, null);
  if (preview.lines.length === 0) return false;
  memberList.importing = ofText(text, preview);
  return true;
}

export async function exportList(format: ListFormat): Promise<void> {
  const path = await attempt(() => commands.membersExport(format));
  if (path) toast(t("members-exported", { path }), "good", null);
}
