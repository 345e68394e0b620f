import { commands } from "$shared/program/bindings";
import { attempt } from "$shared/program/attempt";
import { desk } from "../desk/desk.svelte";

/** Mutes the sounds, or lets them be heard again. */
export async function mute(): Promise<void> {
  const muted = desk.club?.muted ?? false;
  await attempt(() => commands.soundsMute(!muted));
}
