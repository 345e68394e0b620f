// Several members are registered as one action, which one undo takes back.
import { toast } from "../../parts/toasts.svelte";
import { commands } from "../../program/bindings";
import { desk, isProblem } from "../../program/desk.svelte";

/** Why whom cannot be registered, by member. */
export type Refused = Map<number, string>;

/** All are in, or nobody: then the answer says who stands in the way. */
export async function enrol(members: number[], paid: boolean): Promise<Refused | "done"> {
  const id = desk.id;
  if (id === null) return new Map();
  const players = members.map((member) => ({ member, born: null }));
  try {
    const { said } = await commands.act(id, { type: "register_several", players, paid });
    toast(said, "good", null);
    return "done";
  } catch (error) {
    if (!isProblem(error)) {
      toast(String(error), "wrong", null);
      return new Map();
    }
    const refused: Refused = new Map(
      error.fields.flatMap(([field, why]) => (field.startsWith("member-") ? [[Number(field.slice(7)), why]] : [])),
    );
    // Where each is told at his own line, the sentence about all of them would say it twice.
    if (refused.size === 0) toast(error.message, "wrong", error.rule);
    return refused;
  }
}
