// What keeps telephones from reaching this computer, the likeliest first.
import type { NetworkView } from "$shared/program/bindings";

export type Cause = "other_network" | "firewall" | "public_network" | "guest" | "wrong_card" | "no_network";

export function causes({ addresses, system }: Pick<NetworkView, "addresses" | "system">): Cause[] {
  if (addresses.length === 0) return ["no_network"];
  const found: Cause[] = ["other_network", "firewall"];
  if (system === "windows") found.push("public_network");
  found.push("guest");
  // Several cards: the code may lead to one that no telephone is near.
  if (addresses.length > 1 || !addresses[0]?.room) found.push("wrong_card");
  return found;
}
