// The room as the desk governs it: how it stands, and what the club keeps of it.
import {
  commands,
  type RoomPlace,
  type RoomKept,
  type RoomSettings,
  type RoomStatus,
  type RoomView,
  type Scene,
} from "$shared/program/bindings";
import { t } from "$shared/i18n/index.svelte";
import { toast } from "$shared/parts/toasts.svelte";
import { ask, attempt } from "$shared/program/attempt";
import { desk } from "../../desk/desk.svelte";

class Hall {
  status = $state.raw<RoomStatus | null>(null);
  kept = $state.raw<RoomKept | null>(null);
  /** View of the room, for its miniatures; `null` if it shows no tournament. */
  view = $state.raw<RoomView | null>(null);
}
export const hall = new Hall();

/** Fetches both anew whenever something has changed. */
export function follow(): void {
  $effect(() => {
    void desk.changes;
    void look();
  });
}

export async function look(): Promise<void> {
  const [status, kept] = await Promise.all([attempt(commands.roomStatus), attempt(commands.roomKept)]);
  if (status) hall.status = status;
  if (kept) hall.kept = kept;
}

/** Opens the room for what it showed, or else for the tournament at hand. */
export async function openRoom(): Promise<void> {
  const shown = (await attempt(commands.roomStatus))?.shown ?? [];
  // Those that stand in the list beside each other, also where nobody has chosen them.
  if (shown.length > 1) await attempt(() => commands.roomShow(shown));
  const id = shown[0] ?? desk.id;
  if (id !== null) await attempt(() => commands.roomOpen(id));
}

/** Fetches what the room shows whenever something has changed. */
export function followView(): void {
  $effect(() => {
    void desk.changes;
    return ask(commands.roomView, (found) => (hall.view = found && found.tournaments.length > 0 ? found : null));
  });
}

/** Holds a scene, and says what releases it; null: they change by themselves. */
export async function hold(scene: Scene | null): Promise<void> {
  const done = await attempt(() => commands.roomScene(scene).then(() => true));
  if (!done) return;
  if (scene === null) return toast(t("hall-released"), "good", null);
  const open = (await attempt(commands.roomStatus))?.open ?? false;
  toast(t(open ? "hall-held_now" : "hall-held_closed", { scene: t(`scene-${scene}`) }), "good", null);
}

/** Keeps some of the settings; false where they were refused. */
export async function keep(part: Partial<RoomSettings>): Promise<boolean> {
  if (!hall.kept) return false;
  const settings = { ...$state.snapshot(hall.kept.settings), ...part };
  const kept = await attempt(() => commands.roomKeep(settings));
  if (kept) hall.kept = kept;
  return kept !== undefined;
}

/** A place as the value of a list. */
export function placeKey(place: RoomPlace): string {
  return place.type === "screen" ? `screen:${place.name}` : place.type;
}

export function placeOf(key: string): RoomPlace {
  return key.startsWith("screen:")
    ? { type: "screen", name: key.slice("screen:".length) }
    : { type: key === "window" ? "window" : "auto" };
}
