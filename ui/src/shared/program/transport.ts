// How the pages reach the program. The desktop's windows use Tauri (tauri.ts); a page in a browser can
// use another transport, and so can a test.
import { awaited } from "../parts/waiting";
import type { Notice } from "./bindings";

type NoticeName = Notice["event"];
type Payload<Name extends NoticeName> = Extract<Notice, { event: Name }>["payload"];

export interface Transport {
  /** Calls a command by its name; rejects with a Problem. */
  call(name: string, args: Record<string, unknown>): Promise<unknown>;
  /** Hands every notice of that name to the handler from now on. */
  listen(event: string, handler: (payload: unknown) => void): Promise<unknown>;
}

let transport: Transport | null = null;

/** Chooses the transport; before anything is called. */
export function connect(chosen: Transport): void {
  transport = chosen;
}

function connected(): Transport {
  if (!transport) throw new Error("no transport: call connect() first");
  return transport;
}

/** Calls a command; `bindings.ts` knows the types. */
export const call = <T>(name: string, args: Record<string, unknown> = {}): Promise<T> =>
  awaited(connected().call(name, args) as Promise<T>);

/** Listens to what the program says by itself. */
export async function listen<Name extends NoticeName>(
  event: Name,
  handler: (payload: Payload<Name>) => void,
): Promise<void> {
  await connected().listen(event, (payload) => handler(payload as Payload<Name>));
}
