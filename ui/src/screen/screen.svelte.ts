// What this screen shows. The room's page asks for the projector's view; a screen is given its own.
import { speak } from "$shared/i18n/index.svelte";
import type { ScreenView } from "$shared/program/bindings";
import type { Follower } from "$shared/program/http.svelte";
import { post, Refusal } from "$shared/program/post";
import { listen } from "$shared/program/transport";

class Shown {
  view = $state.raw<ScreenView | null>(null);
  /** Reason why there is nothing to show yet. */
  missing = $state<string | null>(null);
}
export const screen = new Shown();

const KEPT = "tapis-screen";
let asking: Promise<ScreenView> | null = null;

async function ask(): Promise<ScreenView> {
  const view = (await post("screen_view", { id: localStorage.getItem(KEPT) })) as ScreenView;
  localStorage.setItem(KEPT, view.id);
  await speak(view.language);
  [screen.view, screen.missing] = [view, null];
  return view;
}

/** Asks what is shown now; whoever asks meanwhile gets the same answer. */
function refresh(): Promise<ScreenView> {
  asking ??= ask().finally(() => (asking = null));
  return asking;
}

/** The desk sees when a screen was last heard. */
const SIGN_OF_LIFE = 20_000;
/** Between two tries of what was not answered. */
const AGAIN = 3000;

export function watch(): void {
  const look = (): void =>
    void refresh().catch((error: unknown) => {
      // What was shown last stays.
      if (screen.view) return;
      screen.missing = error instanceof Error ? error.message : String(error);
      // A refusal is asked about with the next sign of life.
      if (!(error instanceof Refusal)) setTimeout(look, AGAIN);
    });
  void listen("changed", look);
  setInterval(look, SIGN_OF_LIFE);
  look();
}

export function fillScreen(): void {
  const turned = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  // A television has no window to leave.
  turned.catch(() => undefined);
}

/** Follows the program as the screen that the desk knows. */
export const follower: Follower = {
  shows: (): Record<string, string> => {
    const id = localStorage.getItem(KEPT);
    return id === null ? {} : { screen: id };
  },
  learns: () => false,
};

/** Calls a command for the room's page, as this screen may. */
export async function call(name: string, args: Record<string, unknown>): Promise<unknown> {
  if (name === "room_view") {
    const { room } = await refresh();
    if (!room) throw new Error("nothing to show");
    return room;
  }
  if (name === "room_fill") return fillScreen();
  // A keyboard at a screen does nothing in the tournament.
  if (name === "room_key") return null;
  return post(name, args);
}
