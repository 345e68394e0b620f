// How a telephone asks the program. It names the few commands it needs, so that the table of all of them is no
// part of what it loads.
import type {
  ArrivalOf,
  CheckInPerson,
  PhoneOwn,
  PhonePlayer,
  PhoneRules,
  PhoneStandings,
} from "$shared/program/bindings";
import { post as send } from "$shared/program/post";

const post = <T>(command: string, args: Record<string, unknown>): Promise<T> => send(command, args) as Promise<T>;

export const checkInList = (id: number): Promise<CheckInPerson[]> => post("phone_check_in", { id });

/** Says that somebody has come. */
export const checkIn = (id: number, of: ArrivalOf): Promise<null> => post("check_in", { id, of });

export const players = (id: number): Promise<PhonePlayer[]> => post("phone_players", { id });
export const own = (id: number, entry: number): Promise<PhoneOwn | null> => post("phone_own", { id, entry });
export const standings = (id: number): Promise<PhoneStandings[]> => post("phone_standings", { id });
export const rules = (id: number): Promise<PhoneRules | null> => post("phone_rules", { id });

/** Between two tries, so that a room full of telephones does not ask at one instant. */
const pause = (): number => 2000 + Math.random() * 3000;

/**
 * Asks until there is an answer, which is taken unless the returned function was called. Where there is none yet,
 * `missing` gets the words that say so.
 */
export function ask<T>(
  work: () => Promise<T>,
  take: (found: T) => void,
  missing: (words: string) => void = () => undefined,
): () => void {
  let current = true;
  let later: ReturnType<typeof setTimeout> | undefined;
  async function once(): Promise<void> {
    try {
      const found = await work();
      if (current) take(found);
    } catch (error) {
      if (!current) return;
      missing(error instanceof Error ? error.message : String(error));
      later = setTimeout(() => void once(), pause());
    }
  }
  void once();
  return () => {
    current = false;
    clearTimeout(later);
  };
}
