// Leaves the open club: for another one, or with the program. A clock that runs is asked about first.
import { language, t } from "$shared/i18n/index.svelte";
import { asked, sure } from "$shared/parts/confirm.svelte";
import { commands, type ClubState } from "$shared/program/bindings";
import { attempt } from "$shared/program/attempt";
import { desk, leaveClub, show } from "../../desk/desk.svelte";
import { listen } from "$shared/program/transport";
import { giveUp } from "../setup/work.svelte";

/** Asks whether a clock that runs may be left; true where none runs. */
export async function mayLeave(act: "open" | "quit"): Promise<boolean> {
  const names = desk.clocks.filter(({ clock }) => clock.running).map(({ name }) => name);
  if (names.length === 0) return true;
  const words = t(`leave-${act}_words`, { names: names.join(", ") });
  return sure({ title: t("leave-title"), words, go: t(`leave-${act}`) });
}

/** Opens another club; false where it was refused or the person stays. */
export async function openAnother(open: () => Promise<ClubState | null>): Promise<boolean> {
  if (!(await giveUp()) || !(await mayLeave("open"))) return false;
  const stay = leaveClub();
  const club = await attempt(open);
  if (!club) {
    stay();
    return false;
  }
  desk.screen = "tournaments";
  await show(club);
  return true;
}

let asking = false;

/** Closes the window and ends the program. */
export async function quit(): Promise<void> {
  // Whoever closes the window while it asks goes back to it.
  if (asking) return asked.question?.answer(false);
  asking = true;
  const sure = await mayLeave("quit");
  asking = false;
  if (sure) await attempt(() => commands.deskClose(true));
}

/** Opens the sample club, which is made in the language of the screen. */
export const openSample = (): Promise<ClubState> => commands.clubSample(language());

/** A club that another start of the program was given; `null` means the sample. */
export async function listenToOpen(): Promise<void> {
  await listen("open_asked", (path) => {
    void openAnother(() => (path === null ? openSample() : commands.clubOpen(path)));
  });
}

/** The window's own close button, while a clock runs. */
export async function listenToClose(): Promise<void> {
  await listen("close_asked", () => {
    void attempt(() => commands.deskClose(false));
    void quit();
  });
}
