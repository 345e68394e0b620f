// Several members are registered, or sign up, as one action, which one undo takes back.
import { toast } from "$shared/parts/toasts.svelte";
import { commands, type Action, type EntryWithStack, type Newcomer } from "$shared/program/bindings";
import { isProblem } from "$shared/program/attempt";
import { desk, tellDone } from "../../../desk/desk.svelte";

/** Reasons why members cannot be registered, by member. */
export type Refusals = Map<number, string>;

const unborn = (members: number[]): Newcomer[] => members.map((member) => ({ member, born: null }));

/** All are in, or nobody: then the answer says who stands in the way. */
export const enrol = (members: number[], paid: boolean): Promise<Refusals | "done"> => enrolIn(desk.id, members, paid);

/** The same in any tournament. */
export const enrolIn = (id: number | null, members: number[], paid: boolean): Promise<Refusals | "done"> =>
  together(id, { type: "register_several", players: unborn(members), paid });

/** The same with a stack of each one's own; who is in already gets it. */
export const enrolWithStacks = (
  id: number | null,
  players: EntryWithStack[],
  paid: boolean,
): Promise<Refusals | "done"> => together(id, { type: "register_with_stacks", players, paid });

/** All of them sign up before the evening, or nobody. */
export const signUp = (members: number[]): Promise<Refusals | "done"> =>
  together(desk.id, { type: "sign_up", players: unborn(members) });

async function together(id: number | null, action: Action): Promise<Refusals | "done"> {
  if (id === null) return new Map();
  try {
    tellDone(id, await commands.act(id, action));
    return "done";
  } catch (error) {
    if (!isProblem(error)) {
      toast(String(error), "wrong", null);
      return new Map();
    }
    const refused: Refusals = new Map(
      error.fields.flatMap(([field, why]) => (field.startsWith("member-") ? [[Number(field.slice(7)), why]] : [])),
    );
    // Where each is told at his own line, the sentence about all of them would say it twice.
    if (refused.size === 0) toast(error.message, "wrong", error.rule);
    return refused;
  }
}
