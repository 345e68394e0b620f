// Dragging on the plan: a player to another seat or table, the button to another seat.
// What would follow, or the refusal, is known before it is let go.
import type { Action } from "$shared/program/bindings";
import { follow } from "$shared/parts/follow";
import { act, desk } from "../../../desk/desk.svelte";
import { dropped, type DragLoad, type Target } from "./drop";
import { foresee, UNKNOWN, type Outlook } from "./foresee";
import { openAt, plan } from "./plan.svelte";

export const drag = $state<{ carried: DragLoad | null; x: number; y: number; onto: Target | null; outlook: Outlook }>({
  carried: null,
  x: 0,
  y: 0,
  onto: null,
  outlook: UNKNOWN,
});

let asked = 0;

function action(): Action | null {
  const { carried, onto } = drag;
  return carried && onto ? dropped(carried, onto, desk.tournament?.view.advice ?? []) : null;
}

/** Target below the pointer. */
function below(x: number, y: number): Target | null {
  const at = document.elementFromPoint(x, y);
  const seat = at?.closest<HTMLElement>("[data-seat]")?.dataset.seat?.split("-").map(Number);
  if (seat) return { table: seat[0] ?? 0, seat: seat[1] ?? 0 };
  const table = at?.closest<HTMLElement>("[data-table]")?.dataset.table;
  return table === undefined ? null : { table: Number(table), seat: null };
}

async function over(onto: Target | null): Promise<void> {
  if (onto?.table === drag.onto?.table && onto?.seat === drag.onto?.seat) return;
  drag.onto = onto;
  drag.outlook = UNKNOWN;
  const turn = ++asked;
  const wanted = action();
  if (!wanted || desk.id === null) return;
  const outlook = await foresee(desk.id, wanted);
  if (turn === asked) drag.outlook = outlook;
}

function end(): void {
  asked += 1;
  Object.assign(drag, { carried: null, onto: null, outlook: UNKNOWN });
}

async function letGo(): Promise<void> {
  const wanted = action();
  const refused = drag.outlook.refused !== null;
  end();
  if (wanted && !refused && (await act(wanted))) plan.aim = null;
}

/** The click that ends it presses nothing. */
function swallowClick(): void {
  const swallow = (event: Event): void => event.stopImmediatePropagation();
  window.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 0);
}

/** The pointer is pressed on what can be carried. */
export function lift(event: PointerEvent, carried: DragLoad): void {
  if (drag.carried) return;
  const following = follow(event, {
    move: ({ clientX, clientY }) => {
      if (!drag.carried) {
        openAt(null);
        drag.carried = carried;
      }
      [drag.x, drag.y] = [clientX, clientY];
      void over(below(clientX, clientY));
    },
    drop: () => {
      swallowClick();
      void letGo();
    },
    end,
  });
  if (!following) return;
  window.addEventListener(
    "keydown",
    (now) => {
      if (now.key !== "Escape" || !drag.carried) return;
      now.preventDefault();
      now.stopImmediatePropagation();
      following.end();
    },
    { signal: following.signal, capture: true },
  );
}
