// Calls in the tablet's name; whatever goes wrong on the way is said in words.
import { call as signed } from "../device/key.svelte";
import { t } from "../i18n/index.svelte";
import { NoAccess, Refused } from "../program/http.svelte";

const said = (message: string): Refused => new Refused({ code: "tablet", message, rule: null, fields: [] });

/** Commands that only read: when no answer comes, nothing is in doubt. */
const ASKS = new Set([
  "club_state",
  "clocks",
  "desk",
  "evenings_ahead",
  "entry_remarks",
  "arrivals",
  "roster",
  "members_find",
  "members_alike",
  "reports",
  "history",
  "foresee",
  "countdown",
]);

export async function call(command: string, args: Record<string, unknown>): Promise<unknown> {
  try {
    return await signed(command, args);
  } catch (error) {
    if (error instanceof NoAccess) throw said(t("device-refused"));
    if (error instanceof TypeError) throw said(t(ASKS.has(command) ? "tablet-lost" : "tablet-unsure"));
    throw error;
  }
}
