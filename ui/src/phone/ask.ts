// How a telephone asks the program. It names the few commands it needs, so that the table of all of them is no
// part of what it loads.
import type { ArrivalOf, CheckInPerson, PhoneOwn, PhonePlayer, PhoneRules, PhoneStandings } from "../program/bindings";

const send = (command: string, args: Record<string, unknown>): Promise<Response> =>
  fetch(`/api/${command}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(args),
    cache: "no-store",
  });

async function post<T>(command: string, args: Record<string, unknown>): Promise<T> {
  const answer = await send(command, args);
  if (!answer.ok) throw new Error(`${command}: ${answer.status}`);
  return (await answer.json()) as T;
}

export const checkInList = (id: number): Promise<CheckInPerson[]> => post("phone_check_in", { id });

/**
 * Says that somebody has come.
 * Throws the program's own sentence where it refuses; an empty message where it gave none.
 */
export async function checkIn(id: number, of: ArrivalOf): Promise<void> {
  const answer = await send("check_in", { id, of });
  if (answer.ok) return;
  const problem: unknown = await answer.json().catch(() => null);
  const said = typeof problem === "object" && problem !== null && "message" in problem ? problem.message : "";
  throw new Error(typeof said === "string" ? said : "");
}

export const players = (id: number): Promise<PhonePlayer[]> => post("phone_players", { id });
export const own = (id: number, entry: number): Promise<PhoneOwn | null> => post("phone_own", { id, entry });
export const standings = (id: number): Promise<PhoneStandings[]> => post("phone_standings", { id });
export const rules = (id: number): Promise<PhoneRules | null> => post("phone_rules", { id });
