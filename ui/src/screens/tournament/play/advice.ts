// What the program advises, in words.
import { t } from "$shared/i18n/index.svelte";
import type { Advice } from "$shared/program/bindings";
import { name } from "../../../desk/desk.svelte";

export function words(advice: Advice): string {
  const kind = advice.kind;
  if (kind.type === "final_table") return t("advice-final_table", { players: kind.players, table: kind.table });
  if (kind.type === "break") {
    const { table, players, free, destination } = kind;
    return t("advice-break", { table, players, free, destination });
  }
  if (kind.type === "redraw") return t("advice-redraw", { tables: kind.tables, players: kind.players ?? 0 });
  if (kind.type === "next_round") {
    const { round, players, tables } = kind;
    return t("advice-next_round", { round, players, tables });
  }
  if (kind.type === "no_show") return t("advice-no_show", { player: name(kind.entry), minutes: kind.minutes });
  if (kind.type === "finish")
    return kind.winner === null ? t("advice-over") : t("advice-winner", { player: name(kind.winner) });
  if (kind.proposal)
    return t("advice-move", {
      player: name(kind.proposal.entry),
      from: kind.from,
      to: kind.to,
      seat: kind.proposal.to.seat,
      role: kind.proposal.next_role,
    });
  if (kind.drawn && kind.seat !== undefined)
    return t("advice-drawn_to", { from: kind.from, to: kind.to, gap: kind.gap, seat: kind.seat });
  if (kind.drawn) return t("advice-drawn", { from: kind.from, to: kind.to, gap: kind.gap });
  return t("advice-gap", { from: kind.from, to: kind.to, gap: kind.gap });
}

/** Text of the button that follows the advice. */
export function verb(advice: Advice): string {
  const kind = advice.kind;
  if (kind.type === "finish") return t("advice-finish");
  if (kind.type === "final_table") return t("advice-draw_final");
  if (kind.type === "redraw") return t("advice-do_redraw");
  if (kind.type === "next_round") return t("advice-do_next_round");
  if (kind.type === "balance" && kind.drawn) return t("advice-draw_mover");
  return kind.type === "break" ? t("advice-do_break", { table: kind.table }) : t("advice-accept");
}
