// How a telephone asks the program. It names the few commands it needs, so that the table of all of them is no
// part of what it loads.
import type { ArrivalOf, CheckInPerson, PhoneOwn, PhonePlayer, PhoneRules, PhoneStandings } from "../program/bindings";

async function post<T>(command: string, args: Record<string, unknown>): Promise<T> {
  const answer = await fetch(`/api/${command}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(args),
    cache: "no-store",
  });
  if (!answer.ok) throw new Error(`${command}: ${answer.status}`);
  return (await answer.json()) as T;
}

export const checkInList = (id: number): Promise<CheckInPerson[]> => post("phone_check_in", { id });

/** Says that somebody has come. What stands against it is told as the program says it. */
export async function checkIn(id: number, of: ArrivalOf): Promise<void> {
  const answer = await fetch("/api/check_in", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ id, of }),
    cache: "no-store",
  });
  if (answer.ok) return;
  const problem: unknown = await answer.json().catch(() => null);
  const said = typeof problem === "object" && problem !== null && "message" in problem ? problem.message : "";
  throw new Error(typeof said === "string" ? said : "");
}

export const players = (id: number): Promise<PhonePlayer[]> => post("phone_players", { id });
export const own = (id: number, entry: number): Promise<PhoneOwn | null> => post("phone_own", { id, entry });
export const standings = (id: number): Promise<PhoneStandings[]> => post("phone_standings", { id });
export const rules = (id: number): Promise<PhoneRules | null> => post("phone_rules", { id });
