// The tournaments a tablet can work at: the only one opens by itself.
import { commands, type EveningAhead } from "$shared/program/bindings";
import { ask } from "$shared/program/attempt";
import { desk, openTournament } from "../desk/desk.svelte";

export const evenings = $state<{ all: EveningAhead[]; choosing: boolean }>({ all: [], choosing: false });

/**
 * Those that a tablet offers: on the floor the ones being played, if any; otherwise those of the next day, and by the
 * door the ones being played too, which latecomers enter.
 */
const offered = (role: "floor" | "door", all: EveningAhead[]): EveningAhead[] => {
  const playing = all.filter(({ phase }) => phase === "playing");
  if (role === "floor" && playing.length > 0) return playing;
  const first = all.map(({ date }) => date).toSorted()[0];
  return all.filter(({ date, phase }) => date === first || phase === "playing");
};

/** Asks which tournaments there are, now and after each change. */
export function follow(role: "floor" | "door"): (() => void) | undefined {
  void desk.changes;
  if (desk.club?.name == null) return undefined;
  return ask(commands.eveningsAhead, (found) => {
    if (!found) return;
    evenings.all = offered(role, found);
    const [only, another] = evenings.all;
    if (desk.id === null && only && !another) void choose(only.id, role);
  });
}

/** Opens a tournament at the page that the tablet is for. */
export async function choose(id: number, role: "floor" | "door"): Promise<void> {
  await openTournament(id);
  if (role === "door") desk.tab = "entries";
  evenings.choosing = false;
}
