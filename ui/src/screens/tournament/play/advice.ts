// What the program advises, in words.
import { t } from "$shared/i18n/index.svelte";
import type { Advice, TournamentView } from "$shared/program/bindings";
import { name } from "../../../desk/desk.svelte";

export function words(advice: Advice): string {
  const kind = advice.kind;
  if (kind.type === "final_table") return t("advice-final_table", { players: kind.players, table: kind.table });
  if (kind.type === "break") return t("advice-break", { table: kind.table });
  if (kind.type === "redraw") return t("advice-redraw", { tables: kind.tables, players: kind.players ?? 0 });
  if (kind.type === "next_round") {
    const { round, players, tables } = kind;
    return t("advice-next_round", { round, players, tables });
  }
  if (kind.type === "no_show") return t("advice-no_show", { player: name(kind.entry), minutes: kind.minutes });
  if (kind.type === "finish")
    return kind.winner === null ? t("advice-over") : t("advice-winner", { player: name(kind.winner) });
  if (kind.proposal) return t("announce-move", { player: name(kind.proposal.entry), ...kind.proposal.to });
  if (kind.drawn && kind.seat !== undefined)
    return t("advice-drawn_to", { from: kind.from, to: kind.to, seat: kind.seat });
  return t(kind.drawn ? "advice-drawn" : "advice-gap", { from: kind.from, to: kind.to });
}

/** Reasons for the advice, a line each. */
export function more({ kind }: Advice, view: TournamentView): string[] {
  if (kind.type === "break") {
    const { players, free, destination } = kind;
    return [t("advice-break_how", { players, free, destination })];
  }
  if (kind.type !== "balance") return [];
  const { from, to, ask, proposal } = kind;
  const at = (no: number): number => view.tables.find((table) => table.no === no)?.players ?? 0;
  const found = [t("advice-sizes", { from, to, long: at(from), short: at(to) })];
  if (kind.no_seat) found.push(t("refusal-no_seat_allowed", { table: to }));
  else if (ask.length > 0 && proposal) {
    const open = ask.length > 1 ? "both" : ask[0] === from ? "player" : "seat";
    found.push(t("advice-by_lot", { open, table: ask[0] ?? 0 }));
  }
  const role = proposal?.next_role;
  if (role === "bb" || role === "button") found.push(t(`advice-role_${role}`));
  return found;
}

/** Text of the button that follows the advice. */
export function verb(advice: Advice): string {
  const kind = advice.kind;
  if (kind.type === "finish") return t("end-go");
  if (kind.type === "final_table") return t("advice-draw_final");
  if (kind.type === "redraw") return t("advice-do_redraw");
  if (kind.type === "next_round") return t("advice-do_next_round");
  if (kind.type === "balance" && kind.drawn) return t("advice-draw_mover");
  return kind.type === "break" ? t("advice-do_break", { table: kind.table }) : t("advice-accept");
}
