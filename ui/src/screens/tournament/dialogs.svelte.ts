// What is open on the screens of the tournament at hand.
import { desk, ofTournament, openTournament } from "../../desk/desk.svelte";

export const dialogs = $state<{
  /** The sign-ups are shown in the place of the entries. */
  signing: boolean;
  /** Flights are being joined. */
  joining: boolean;
  /** The player whose dialog is open, by entry. */
  player: number | null;
  /** Several players going out in one hand are being named. */
  several: boolean;
  /** The seats of the room are shown, to block some. */
  blocking: boolean;
  /** The legend of the floor plan is shown. */
  legend: boolean;
  /** Stacks are being counted. */
  counting: boolean;
  /** All places are shown in the place of the prizes. */
  places: boolean;
  /** The evening ends on a deal that leaves something to play for. */
  closing: boolean;
}>({
  signing: false,
  joining: false,
  player: null,
  several: false,
  blocking: false,
  legend: false,
  counting: false,
  places: false,
  closing: false,
});
ofTournament(dialogs);

/** Leads to the one page on which an evening ends. */
export function openClosing(): void {
  desk.screen = "tournament";
  desk.tab = "prizes";
  dialogs.places = false;
  dialogs.closing = true;
}

/** Opens a tournament at the list of those who signed up. */
export async function openSignUps(id: number): Promise<void> {
  await openTournament(id);
  desk.tab = "entries";
  dialogs.signing = true;
}

/** Opens a tournament where flights are joined in it. */
export async function openJoining(id: number): Promise<void> {
  await openTournament(id);
  desk.tab = "entries";
  dialogs.joining = true;
}
