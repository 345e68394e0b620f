// The desk's page after its process died: it is loaded again, and opens where it was.
import { desk, openTournament, type Screen, type Tab } from "../desk/desk.svelte";

const KEPT = "tapis-place";

/** The place of the desk. */
interface Place {
  identity: string;
  screen: Screen;
  id: number | null;
  tab: Tab;
}

/** Screens that show something begun, which a new page does not have. */
const BEGUN: Screen[] = ["new", "statistics"];

/** Remembers where the desk is, for as long as its window is open. */
export function keepPlace(): void {
  const identity = desk.club?.identity;
  if (identity == null) return;
  const screen = BEGUN.includes(desk.screen) ? "tournaments" : desk.screen;
  const place: Place = { identity, screen, id: desk.id, tab: desk.tab };
  sessionStorage.setItem(KEPT, JSON.stringify(place));
}

/** Goes back to where the page that died was, if the same club is open. */
export async function returnToPlace(): Promise<void> {
  const kept = sessionStorage.getItem(KEPT);
  if (kept === null) return;
  const place = JSON.parse(kept) as Place;
  if (place.identity !== desk.club?.identity) return;
  if (place.id !== null) {
    await openTournament(place.id);
    if (desk.tournament === null) {
      desk.screen = "tournaments";
      return;
    }
    desk.tab = place.tab;
  }
  desk.screen = place.screen;
}
