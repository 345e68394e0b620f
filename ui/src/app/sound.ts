import { commands } from "../program/bindings";
import { attempt, desk } from "../program/desk.svelte";

/** Mutes the sounds, or lets them be heard again. */
export async function mute(): Promise<void> {
  const muted = desk.club?.muted ?? false;
  await attempt(() => commands.soundsMute(!muted));
}
