// The transport of the desktop's windows.
import { invoke } from "@tauri-apps/api/core";
import { listen } from "@tauri-apps/api/event";
import type { Transport } from "./transport";

export const tauri: Transport = {
  call: (name, args) => invoke(name, args),
  listen: (event, handler) => listen(event, ({ payload }) => handler(payload)),
};
