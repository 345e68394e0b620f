// What an action would lead to, or why it would be refused: the program decides as it would for the action itself.
import { commands, type Action, type Foreseen, type Problem } from "$shared/program/bindings";
import { isProblem } from "$shared/program/attempt";

export interface Outlook {
  seen: Foreseen | null;
  refused: Problem | null;
}

export const UNKNOWN: Outlook = { seen: null, refused: null };

/** Neither is known where the program cannot be asked. */
export async function foresee(id: number, action: Action): Promise<Outlook> {
  try {
    return { seen: await commands.foresee(id, action), refused: null };
  } catch (error) {
    return isProblem(error) ? { seen: null, refused: error } : UNKNOWN;
  }
}
