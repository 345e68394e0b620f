// What this page may do: at the desk everything, on a tablet what it was let in for. What may not be done is not offered.
import { doorActions, tabletCommands } from "$shared/program/tablet_commands";
import type { Action, commands } from "$shared/program/bindings";

type Tablet = keyof typeof tabletCommands;

const own = $state<{ tablet: Tablet | null }>({ tablet: null });
const commandsOf = { floor: new Set(tabletCommands.floor), door: new Set(tabletCommands.door) };
const atDoor = new Set(doorActions);

/** Says that this page is a tablet's. */
export function isTablet(tablet: Tablet): void {
  own.tablet = tablet;
}

/** It may call this command. */
export const may = (command: keyof typeof commands): boolean =>
  own.tablet === null || commandsOf[own.tablet].has(command);

/** It may do this in a tournament. */
export const mayDo = (action: Action["type"]): boolean => own.tablet !== "door" || atDoor.has(action);
