// The transport of the desktop's windows.
import { invoke } from "@tauri-apps/api/core";
import { listen } from "@tauri-apps/api/event";
import type { Transport } from "./transport";
import { hear } from "./word.svelte";

export const tauri: Transport = {
  call: (name, args) => invoke(name, args),
  listen: (event, handler) =>
    listen(event, ({ payload }) => {
      hear();
      handler(payload);
    }),
};

/** Notices from now on when the program no longer speaks. */
export function listenForWord(): void {
  hear();
  void listen("now", hear);
}
