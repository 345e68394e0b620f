// Calls in the tablet's name; whatever goes wrong on the way is said in words.
import { InDoubt, call as signed } from "$shared/entrance/key.svelte";
import { t } from "$shared/i18n/index.svelte";
import { toast } from "$shared/parts/toasts.svelte";
import { Refusal, NoAnswer } from "$shared/program/post";

/** As the desk's pages take a refusal. */
const said = (message: string): Refusal => new Refusal({ code: "tablet", message, rule: null, fields: [] });

export async function call(command: string, args: Record<string, unknown>): Promise<unknown> {
  try {
    return await signed(command, args);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (error instanceof InDoubt) void error.outcome.then(tell);
    const old = error instanceof NoAnswer && (error.why === "unreachable" || error.why === "slow");
    throw said(old ? t("tablet-lost") : error instanceof Error ? error.message : String(error));
  }
}

/** Shows the result of something that was not answered in time. */
function tell(wrong: Error | null): void {
  if (wrong === null) toast(t("line-done"), "good", null);
  else toast(wrong.message, "wrong", wrong instanceof Refusal ? wrong.rule : null, { everywhere: true });
}
